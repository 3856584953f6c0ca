/** What the playlist of a rendition is called. */
export const PLAYLIST = 'index.m3u8'

/** A file of a film’s rendition, as addresses and the storage name it. */
const mediaFile = /^(\d{1,5}p)\/(index\.m3u8|init(?:-[\da-f]{8})?\.mp4|seg_\d{5,7}\.m4s)$/

/** Where everything of a film is stored. */
export const filmKey = (filmId: string): string => `media/${filmId}/`

/** Where a file of a rendition is stored. */
export const segmentKey = (filmId: string, rendition: string, file: string): string =>
  `${filmKey(filmId)}${rendition}/${file}`

/**
 * Seconds an upload keeps its whole size reserved after it last moved. Long enough for a break of the line, short enough
 * that what somebody began and forgot takes nothing from them.
 */
export const RESERVED_SECONDS = 15 * 60

/** What of a film an address names. */
export type MediaPath =
  | { kind: 'master' }
  | { kind: 'captions'; language: string; file: 'm3u8' | 'vtt' }
  | { kind: 'file'; rendition: string; name: string }

/** Reads the part of an address behind its token; null for anything that is no file of a film. */
export const readMediaPath = (path: string): MediaPath | null => {
  if (path === 'master.m3u8') return { kind: 'master' }
  const captions = /^captions\/([A-Za-z0-9-]{2,35})\.(m3u8|vtt)$/.exec(path)
  if (captions?.[1]) {
    return { kind: 'captions', language: captions[1], file: captions[2] === 'vtt' ? 'vtt' : 'm3u8' }
  }
  const [, rendition, name] = mediaFile.exec(path) ?? []
  return rendition && name ? { kind: 'file', rendition, name } : null
}

/** Content type of a file of a film. */
export const typeOfMediaFile = (name: string): string => {
  if (name.endsWith('.m3u8')) return 'application/vnd.apple.mpegurl'
  if (name.endsWith('.vtt')) return 'text/vtt; charset=utf-8'
  return name.endsWith('.mp4') ? 'video/mp4' : 'video/iso.segment'
}

const WINDOW_SECONDS = 6 * 3600

/**
 * When an address handed out now expires: between 6 and 12 hours from now, the same instant for everybody within a
 * window, so that the addresses (and what a browser keeps under them) stay the same.
 */
export const addressExpiry = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS * 1000)
