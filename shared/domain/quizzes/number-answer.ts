import { parseGermanNumber } from '../format.ts'

/** A number somebody wrote as an answer, also with a long minus; undefined for what is none. */
export const readNumber = (written: string): number | undefined => {
  const number = parseGermanNumber(written.trim().replace(/^[\u2212\u2013]\s*/u, '-'))
  return number !== undefined && Number.isFinite(number) ? number : undefined
}

/** A number as it is written in German, without dots for thousands. */
export const writtenNumber = (value: number): string => String(value).replace('.', ',')
