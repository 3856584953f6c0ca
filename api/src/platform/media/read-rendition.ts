import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../errors.ts'

/** A segment of a rendition that was made, or is being made. */
export type MadeSegment = { name: string; seconds: number }

/** The segments that are whole in a folder in which a rendition is made. */
export const readSegments = async (folder: string): Promise<MadeSegment[]> => {
  try {
    return listSegments(await readFile(join(folder, 'index.m3u8'), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** The segments a playlist names, with their seconds. */
export const listSegments = (playlist: string): MadeSegment[] =>
  [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^#\s]+)/g)].map((match) => ({
    name: match[2] ?? '',
    seconds: Number(match[1]),
  }))

/** Every file a playlist names: headers and segments. */
export const listFiles = (playlist: string): string[] => [
  ...new Set([...playlist.matchAll(/#EXT-X-MAP:URI="([^"]+)"/g)].map((match) => match[1] ?? '')),
  ...listSegments(playlist).map(({ name }) => name),
]

/** What all segments of a rendition begin with. */
export type RenditionHeader = {
  /** Named by what is in it: segments made by another encoder get another header, never a changed one. */
  name: string
  bytes: Buffer
  /** As the master playlist names them, e.g. `avc1.4d401e,mp4a.40.2`. */
  codecs: string
}

/** Reads the header of a rendition of which there are segments. */
export const readHeader = async (folder: string, hasAudio: boolean): Promise<RenditionHeader> => {
  const bytes = await readFile(join(folder, 'init.mp4'))
  const picture = pictureCodec(bytes)
  return {
    name: `init-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.mp4`,
    bytes,
    codecs: hasAudio ? `${picture},mp4a.40.2` : picture,
  }
}

/** Bits per second of the biggest segment. */
export const readBandwidth = async (folder: string, segments: readonly MadeSegment[]): Promise<number> => {
  let bandwidth = 0
  for (const { name, seconds } of segments) {
    const { size } = await stat(join(folder, name))
    // The last segment may be a blink long; its rate says nothing.
    if (seconds >= 1 || segments.length === 1) bandwidth = Math.max(bandwidth, (size * 8) / seconds)
  }
  return Math.ceil(bandwidth)
}

/** Profile and level from the `avcC` box: version, profile, compatibility, level. */
const pictureCodec = (init: Buffer): string => {
  const at = init.indexOf('avcC')
  if (at < 0) throw new Error('the rendition has no H.264 picture')
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`
}
