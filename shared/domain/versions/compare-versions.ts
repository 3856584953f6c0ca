import { areOfOneKind, isRecord, isRowList, sameContent, subjectOf, type Row } from './canonical.ts'
import { movedRows } from './moved-rows.ts'

/** Where in a version something stands: names of fields, and ids of rows. */
export type VersionPath = readonly string[]

/** One difference between two versions. */
export type VersionChange =
  | { kind: 'changed'; path: VersionPath; before: unknown; after: unknown }
  | { kind: 'added'; path: VersionPath; after: Row; at: number }
  | { kind: 'removed'; path: VersionPath; before: Row; at: number }
  /** Places counted from 0, among all rows of each version. */
  | { kind: 'moved'; path: VersionPath; from: number; to: number }

/** Whether both are compared field by field: records of one kind and about one film, but not the documents of texts. */
const areAlike = (before: unknown, after: unknown): before is Readonly<Record<string, unknown>> =>
  isRecord(before) &&
  isRecord(after) &&
  areOfOneKind(before, after) &&
  subjectOf(before) === subjectOf(after) &&
  before['type'] !== 'doc'

const compareRows = (before: readonly Row[], after: readonly Row[], path: VersionPath): VersionChange[] => {
  const old = new Map(before.map((row, at) => [row.id, { row, at }]))
  const now = new Set(after.map(({ id }) => id))
  const moved = movedRows(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  return [
    ...after.flatMap((row, at): VersionChange[] => {
      const known = old.get(row.id)
      const place = [...path, row.id]
      if (!known) return [{ kind: 'added', path: place, after: row, at }]
      return [
        ...(moved.has(row.id) ? [{ kind: 'moved', path: place, from: known.at, to: at } as const] : []),
        ...compare(known.row, row, place),
      ]
    }),
    ...before.flatMap((row, at): VersionChange[] =>
      now.has(row.id) ? [] : [{ kind: 'removed', path: [...path, row.id], before: row, at }],
    ),
  ]
}

const compare = (before: unknown, after: unknown, path: VersionPath): VersionChange[] => {
  if (sameContent(before, after)) return []
  if (isRowList(before) && isRowList(after) && before.length + after.length > 0)
    return compareRows(before, after, path)
  if (areAlike(before, after) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      compare(before[name], after[name], [...path, name]),
    )
  return [{ kind: 'changed', path, before, after }]
}

/**
 * What became different between two versions of something, in the order of the later one: fields by name, rows by their
 * identity, a row that left its place as a move. Texts, lists without identities and documents are one field each.
 */
export const compareVersions = (before: unknown, after: unknown): VersionChange[] =>
  compare(before, after, [])
