import { createHash } from 'node:crypto'

/** The version of a text: the SHA-256 of its lines. */
export const versionOf = (lines: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex')

/**
 * The lines somebody has not confirmed yet. Who confirmed a longer list, or the same in another order, confirmed this one
 * as well; a line in other words is a new one.
 */
export const addedLines = (lines: readonly string[], confirmed: readonly (readonly string[])[]): string[] => {
  const known = new Set(confirmed.flat())
  return lines.filter((line) => !known.has(line))
}
