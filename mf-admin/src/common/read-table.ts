import { keysOf } from '@kursportal/shared/domain'

/** A line of a file by its number there, and what stands in a column of it; empty where there is no such column. */
export type TableLine<Column extends string> = { line: number; cellOf: (column: Column) => string }

const plain = (heading: string): string => heading.toLocaleLowerCase('de').replaceAll(/[^a-zäöüß]/g, '')

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '')

/**
 * A table whose first row with anything in it says what stands in the columns; lines without anything are passed over.
 * @param headings what the columns are called in files, in small letters only
 */
export const readTable = <Column extends string>(
  rows: readonly (readonly string[])[],
  headings: Readonly<Record<Column, readonly string[]>>,
): {
  lines: TableLine<Column>[]
  found: Column[]
  /** Headings that mean nothing here. */
  ignored: string[]
} => {
  const columns = keysOf(headings)
  const top = rows.findIndex((row) => !isEmpty(row))
  const header = (rows[top] ?? []).map((heading) => ({
    heading: heading.trim(),
    column: columns.find((column) => headings[column].includes(plain(heading))),
  }))
  const placeOf = (column: Column): number => header.findIndex((one) => one.column === column)
  return {
    lines: rows.flatMap((row, index) =>
      index <= top || isEmpty(row)
        ? []
        : [{ line: index + 1, cellOf: (column: Column) => row[placeOf(column)] ?? '' }],
    ),
    found: columns.filter((column) => placeOf(column) >= 0),
    ignored: header.filter(({ heading, column }) => heading && !column).map(({ heading }) => heading),
  }
}
