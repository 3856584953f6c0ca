import { LIMITS } from './limits.ts'
import { ImportRefused } from './refused.ts'

/**
 * The text of a file: UTF-8, UTF-16 where it says so, and Windows-1252 for all that is not valid UTF-8, as older programs
 * in Germany write it.
 * @throws ImportRefused too_large
 */
export const textOf = (bytes: Uint8Array): string => {
  if (bytes.length > LIMITS.textBytes) throw new ImportRefused('too_large')
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
