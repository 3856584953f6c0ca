import type { Rung } from './ladder.ts'

/** A stored rendition as the master playlist names it. */
export type PlaylistRendition = { height: number; width: number; bandwidth: number; codecs: string }
/** Captions as the master playlist names them. */
export type PlaylistCaptions = { language: string; label: string }

/** Segments in a row that were made with the same header, by their seconds. */
export type SegmentRun = { init: string; seconds: number[] }

/** Seconds of a segment; every rendition has its key frames at the same instants. */
export const SEGMENT_SECONDS = 4

/** A segment's file name. They are numbered through over all runs of a rendition, as ffmpeg does by `seg_%05d`. */
const segmentName = (index: number): string => `seg_${String(index).padStart(5, '0')}.m4s`

/** How many segments there are. */
export const segmentCount = (runs: readonly SegmentRun[]): number =>
  runs.reduce((count, { seconds }) => count + seconds.length, 0)

/** How many seconds there are. */
export const secondsOf = (runs: readonly SegmentRun[]): number =>
  runs.flatMap(({ seconds }) => seconds).reduce((sum, seconds) => sum + seconds, 0)

/**
 * The playlist of a rendition. One that is not whole grows at its end only (EVENT), and players that would take it for a
 * broadcast are told to begin at its beginning.
 */
export const renditionPlaylist = (runs: readonly SegmentRun[], { isWhole }: { isWhole: boolean }): string => {
  const longest = Math.max(SEGMENT_SECONDS, ...runs.flatMap(({ seconds }) => seconds))
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.round(longest)}`]
  lines.push(`#EXT-X-PLAYLIST-TYPE:${isWhole ? 'VOD' : 'EVENT'}`, '#EXT-X-INDEPENDENT-SEGMENTS')
  if (!isWhole) lines.push('#EXT-X-START:TIME-OFFSET=0')
  let index = 0
  for (const [place, { init, seconds }] of runs.entries()) {
    if (place > 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXT-X-MAP:URI="${init}"`)
    for (const length of seconds) lines.push(`#EXTINF:${length.toFixed(6)},`, segmentName(index++))
  }
  if (isWhole) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}

/** Folder of a rendition; what people call it (the short side, so that an upright film keeps its name). */
export const renditionName = ({ width, height }: Pick<Rung, 'width' | 'height'>): string =>
  `${Math.min(width, height)}p`

/**
 * The master playlist. Players begin with the first entry, so the one nearest to the preferred size comes first.
 * @param preferred pixels of the short side; the lowest first when not given
 */
export const masterPlaylist = (
  renditions: readonly PlaylistRendition[],
  captions: readonly PlaylistCaptions[],
  preferred?: number,
): string => {
  const distance = (one: PlaylistRendition) => Math.abs(Math.min(one.width, one.height) - (preferred ?? 0))
  const first = renditions.toSorted((a, b) => distance(a) - distance(b))[0]
  const ordered = first ? [first, ...renditions.filter((one) => one !== first)] : []
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  for (const { language, label } of captions) {
    lines.push(
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${quoted(label)}",LANGUAGE="${quoted(language)}",` +
        `DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/${language}.m3u8"`,
    )
  }
  for (const one of ordered) {
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${one.bandwidth},RESOLUTION=${one.width}x${one.height},CODECS="${one.codecs}"` +
        (captions.length > 0 ? ',SUBTITLES="captions"' : ''),
      `${renditionName(one)}/index.m3u8`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** The playlist of one language's captions: a single segment as long as the film. */
export const captionsPlaylist = (language: string, durationSeconds: number): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(durationSeconds))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${durationSeconds.toFixed(3)},`,
    `${language}.vtt`,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')

/** An attribute's text; quotes and line breaks cannot be in one. */
const quoted = (text: string): string => text.replace(/["\r\n]/g, ' ').trim()
