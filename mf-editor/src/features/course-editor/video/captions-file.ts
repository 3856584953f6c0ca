/** What programs wrote before UTF-8, by the letters of a language. */
type Older = `windows-125${0 | 1 | 2 | 3 | 4 | 6 | 8}`

/** How older programs write the languages that Windows-1252 has no letters for. */
const OLDER: { encoding: Older; languages: readonly string[] }[] = [
  { encoding: 'windows-1250', languages: ['pl', 'cs', 'hu', 'hr', 'bs', 'ro', 'sq'] },
  { encoding: 'windows-1251', languages: ['ru', 'uk', 'bg', 'sr'] },
  { encoding: 'windows-1253', languages: ['el'] },
  { encoding: 'windows-1254', languages: ['tr', 'ku'] },
  { encoding: 'windows-1256', languages: ['ar', 'fa'] },
  { encoding: 'windows-1258', languages: ['vi'] },
]

/** How a captions file turned out to be written. */
export type CaptionsEncoding = 'utf-8' | 'utf-16' | Older

const olderOf = (language: string): Older =>
  OLDER.find(({ languages }) => languages.includes(language))?.encoding ?? 'windows-1252'

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of a captions file, whatever program wrote it: UTF-16 says so by its first two bytes; what is valid UTF-8 is
 * that; anything else is what older programs write its language in, as nobody can tell from the bytes alone.
 */
export const readCaptionsFile = (
  bytes: Uint8Array,
  language: string,
): { text: string; encoding: CaptionsEncoding } => {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const wide = isLittle ? decode(bytes, 'utf-16le') : isBig ? decode(bytes, 'utf-16be') : null
  if (wide !== null) return { text: wide, encoding: 'utf-16' }
  const text = decode(bytes, 'utf-8')
  if (text !== null) return { text, encoding: 'utf-8' }
  const encoding = olderOf(language)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** The first captions of a file as somebody reads them: neither numbers nor times, notes or marks. */
export const firstLines = (text: string, count: number): string[] => {
  const found: string[] = []
  for (const block of text.split(/\r?\n\s*\r?\n|\r\s*\r/)) {
    const lines = block.split(/\r\n|\r|\n/)
    const times = lines.findIndex((line) => line.includes('-->'))
    if (times < 0) continue
    const words = lines
      .slice(times + 1)
      .join(' ')
      .replace(/<[^<>]*>|\{\\[^}]*\}/g, '')
      .trim()
    if (words) found.push(words)
    if (found.length === count) break
  }
  return found
}
