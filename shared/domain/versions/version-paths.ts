import type { VersionPath } from './compare-versions.ts'
import { isRecord, isRowList, type Row } from './canonical.ts'

/** What stands at a place; undefined where nothing does. */
export const valueAt = (whole: unknown, [name, ...rest]: VersionPath): unknown => {
  if (name === undefined) return whole
  if (isRowList(whole))
    return valueAt(
      whole.find(({ id }) => id === name),
      rest,
    )
  return isRecord(whole) ? valueAt(whole[name], rest) : undefined
}

const withRow = (
  rows: readonly Row[],
  id: string,
  value: unknown,
  rest: VersionPath,
  at: number | undefined,
): unknown[] => {
  const place = rows.findIndex((row) => row.id === id)
  const known = rows[place]
  if (rest.length > 0) return known ? rows.with(place, changedRow(known, rest, value)) : rows.slice()
  if (value === undefined) return rows.filter((row) => row.id !== id)
  if (known) return rows.map((row): unknown => (row.id === id ? value : row))
  return rows.toSpliced(at ?? rows.length, 0, asRow(value, id))
}

const asRow = (value: unknown, id: string): Row => (isRecord(value) ? { ...value, id } : { id })

const changedRow = (row: Row, rest: VersionPath, value: unknown): Row => asRow(put(row, rest, value), row.id)

const put = (whole: unknown, [name, ...rest]: VersionPath, value: unknown, at?: number): unknown => {
  if (name === undefined) return value
  if (isRowList(whole)) return withRow(whole, name, value, rest, at)
  const fields = isRecord(whole) ? whole : {}
  const { [name]: old, ...others } = fields
  const next = put(old, rest, value, at)
  // A field keeps its place; one that is gone leaves none.
  return next === undefined ? others : { ...fields, [name]: next }
}

/**
 * A version in which something else stands at a place; undefined takes it away. A row that is not there yet comes to
 * place `at`, else to the end.
 */
export const withValueAt = <Whole>(whole: Whole, path: VersionPath, value: unknown, at?: number): Whole =>
  // What is put there comes from another version of the same.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  put(whole, path, value, at) as Whole
