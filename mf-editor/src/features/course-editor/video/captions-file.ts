/** How a captions file turned out to be written. */
export type CaptionsEncoding = 'utf-8' | 'utf-16' | 'windows-1252'

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of a captions file, whatever program wrote it: UTF-16 says so by its first two bytes; what is valid UTF-8 is
 * that; anything else is Windows-1252, as German subtitle tools write it (every byte has a letter there).
 */
export const readCaptionsFile = (bytes: Uint8Array): { text: string; encoding: CaptionsEncoding } => {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const wide = isLittle ? decode(bytes, 'utf-16le') : isBig ? decode(bytes, 'utf-16be') : null
  if (wide !== null) return { text: wide, encoding: 'utf-16' }
  const text = decode(bytes, 'utf-8')
  if (text !== null) return { text, encoding: 'utf-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
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
