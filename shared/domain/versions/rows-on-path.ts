import { excerptOf } from '../texts/excerpt.ts'
import { isRecord, isRowList, type Row } from './canonical.ts'
import type { VersionPath } from './compare-versions.ts'

/** A row that a path leads through: of which list, the how manyth, counted from 1, and how its words begin. */
export type RowOnPath = { list: string; number: number; text: string }

/** So many letters of a row are enough to know it again. */
const LETTERS = 60

/** The fields of which one says what a row is about: of questions, answers and entries, pairs. */
const WORDS = ['question', 'text', 'left']

const wordsOf = (row: Row): string => {
  const words = WORDS.flatMap((field) => {
    const value = row[field]
    return typeof value === 'string' ? [value] : []
  })
  return excerptOf(words.find((value) => value !== '') ?? '', LETTERS)
}

/** The rows that a path leads through, so that people know which they are; empty where it leads to nothing any more. */
export const rowsOnPath = (whole: unknown, [list, ...rest]: VersionPath): RowOnPath[] => {
  if (list === undefined || !isRecord(whole)) return []
  const value = whole[list]
  const [id, ...further] = rest
  if (id === undefined || !isRowList(value)) return rowsOnPath(value, rest)
  const place = value.findIndex((row) => row.id === id)
  const row = value[place]
  return row ? [{ list, number: place + 1, text: wordsOf(row) }, ...rowsOnPath(row, further)] : []
}
