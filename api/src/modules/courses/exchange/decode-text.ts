import { LIMITS } from './limits.ts'
import { ImportRefused } from './refused.ts'

/** Letters Windows-1252 has where other old encodings have those of Central and Eastern Europe, and German has none. */
const UNSURE = /[ãåæìðñòõøùûþÿÃÅÆÌÐÑÒÕØÙÛÞŸ³¹¿¡£¥¢ªº¯¨¸¼½¾]/
const UPPER = /[\u00C0-\u00FF]/g
const LETTERS = /[A-Za-z\u00C0-\u00FF]/g

/** Whether most letters are of the upper half, as no language has them that is written in Latin letters. */
const isCyrillic = (western: string): boolean => {
  const words = western.replace(/^\d+\s*$|^.*-->.*$/gm, '')
  return (words.match(UPPER)?.length ?? 0) > (words.match(LETTERS)?.length ?? 0) / 2
}

/** What an XML file says of its letters; undefined where it says nothing this machine can read. */
const declared = (bytes: Uint8Array): string | undefined => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, encoding] = /^<\?xml[^>]*\bencoding=["']([\w-]{1,40})["']/i.exec(head) ?? []
  try {
    return encoding && new TextDecoder(encoding).encoding
  } catch {
    return undefined
  }
}

/** A text, and whether its letters are surely right. */
export type DecodedText = { text: string; isSure: boolean }

/**
 * The text of a file: UTF-8, UTF-16 and XML of any encoding where they say so. All else is what older programs write:
 * Windows-1252, as in Germany, or Windows-1251 where most letters are Cyrillic. Bytes alone do not tell Polish or Czech from
 * French or Danish: where there are letters German has not, the text is not sure.
 * @throws ImportRefused too_large
 */
export const textOf = (bytes: Uint8Array): DecodedText => {
  if (bytes.length > LIMITS.textBytes) throw new ImportRefused('too_large')
  const sure = (encoding: string): DecodedText => ({
    text: new TextDecoder(encoding).decode(bytes),
    isSure: true,
  })
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return sure('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return sure('utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isSure: true }
  } catch {
    const said = declared(bytes)
    if (said && said !== 'utf-8') return sure(said)
    const western = new TextDecoder('windows-1252').decode(bytes)
    if (isCyrillic(western)) return { text: new TextDecoder('windows-1251').decode(bytes), isSure: false }
    return { text: western, isSure: !UNSURE.test(western) }
  }
}
