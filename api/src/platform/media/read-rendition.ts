import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a finished rendition turned out to be. */
export type RenditionFacts = {
  /** Bits per second of its biggest segment. */
  bandwidth: number
  /** As the master playlist names them, e.g. `avc1.4d401e,mp4a.40.2`. */
  codecs: string
  seconds: number
  /** Names of its files, the playlist last, so that it appears when all it names is there. */
  files: string[]
}

/** Reads what was made in a folder. */
export const readRendition = async (folder: string, hasAudio: boolean): Promise<RenditionFacts> => {
  const segments = listSegments(await readFile(join(folder, 'index.m3u8'), 'utf8'))
  let bandwidth = 0
  for (const { name, seconds } of segments) {
    const { size } = await stat(join(folder, name))
    // The last segment may be a blink long; its rate says nothing.
    if (seconds >= 1 || segments.length === 1) bandwidth = Math.max(bandwidth, (size * 8) / seconds)
  }
  const picture = pictureCodec(await readFile(join(folder, 'init.mp4')))
  return {
    bandwidth: Math.ceil(bandwidth),
    codecs: hasAudio ? `${picture},mp4a.40.2` : picture,
    seconds: segments.reduce((sum, segment) => sum + segment.seconds, 0),
    files: ['init.mp4', ...segments.map(({ name }) => name), 'index.m3u8'],
  }
}

/** The segments a playlist names, with their seconds. */
export const listSegments = (playlist: string): { name: string; seconds: number }[] =>
  [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^#\s]+)/g)].map((match) => ({
    name: match[2] ?? '',
    seconds: Number(match[1]),
  }))

/** Profile and level from the `avcC` box: version, profile, compatibility, level. */
const pictureCodec = (init: Buffer): string => {
  const at = init.indexOf('avcC')
  if (at < 0) throw new Error('the rendition has no H.264 picture')
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`
}
