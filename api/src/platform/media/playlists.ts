import type { Rung } from './ladder.ts'

/** A stored rendition as the master playlist names it. */
export type PlaylistRendition = { height: number; width: number; bandwidth: number; codecs: string }
/** Captions as the master playlist names them. */
export type PlaylistCaptions = { language: string; label: string }

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
