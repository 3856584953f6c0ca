import * as fc from 'fast-check'
import { canonical, isRecord, isRowList, sameContent } from './canonical.ts'
import { compareVersions, type VersionChange } from './compare-versions.ts'
import { decideConflicts, mergeVersions, ORDER, type VersionConflict } from './merge-versions.ts'
import { valueAt } from './version-paths.ts'

const word = fc.constantFrom('', 'Rücken', 'Sitz', 'Alt', 'Neu')
const rowOf = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), name: word, note: word })
const inner = fc.uniqueArray(rowOf, { selector: ({ id }) => id, maxLength: 5 })
const version = fc.record({
  title: word,
  picture: fc.option(fc.record({ image: word, alt: word })),
  tags: fc.array(word, { maxLength: 3 }),
  rows: fc.uniqueArray(fc.record({ id: fc.constantFrom('p', 'q', 'r', 's'), name: word, rows: inner }), {
    selector: ({ id }) => id,
    maxLength: 4,
  }),
})

const covers = ({ path }: VersionConflict, at: readonly string[]): boolean => {
  const whole = path.at(-1) === ORDER ? path.slice(0, -1) : path
  return canonical(at.slice(0, whole.length)) === canonical(whole)
}

/** Whether what somebody changed stands in the merged version. */
const stands = (merged: unknown, change: VersionChange): boolean => {
  const found = valueAt(merged, change.path)
  if (change.kind === 'changed') return sameContent(found ?? null, change.after ?? null)
  if (change.kind === 'removed') return found === undefined
  // Where a row stands is the order’s; that it is there is what may not be lost.
  return found !== undefined
}

const orderIn = (whole: unknown, path: readonly string[], only: readonly string[]): string[] => {
  const rows = valueAt(whole, path)
  return isRowList(rows) ? rows.map(({ id }) => id).filter((id) => only.includes(id)) : []
}

describe('merging', () => {
  it('never loses a change of either side without a word', () =>
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { merged, conflicts } = mergeVersions(base, mine, theirs)
        for (const side of [mine, theirs])
          for (const change of compareVersions(base, side)) {
            const other = side === mine ? theirs : mine
            // Where a row stood does not matter any more once the other one deleted it as it was.
            if (change.kind === 'moved' && valueAt(other, change.path) === undefined) continue
            // What the other side took away or replaced as a whole is covered by a conflict above it, or merged below.
            const said = conflicts.some(
              (conflict) =>
                covers(conflict, change.path) ||
                canonical(conflict.path.slice(0, change.path.length)) === canonical(change.path),
            )
            if (change.kind === 'added' && !said) {
              const row = valueAt(merged, change.path)
              // Both may have added the same row with different words, which merge field by field.
              expect(row !== undefined || valueAt(other, change.path) === undefined).toBe(true)
              continue
            }
            expect(said || stands(merged, change)).toBe(true)
          }
      }),
      { numRuns: 400 },
    ))

  it('keeps an order only one of both changed', () =>
    fc.assert(
      fc.property(version, version, (base, mine) => {
        const { merged } = mergeVersions(base, mine, base)
        expect(merged).toEqual(mine)
        const ids = mine.rows.map(({ id }) => id)
        expect(orderIn(merged, ['rows'], ids)).toEqual(ids)
      }),
      { numRuns: 200 },
    ))

  it('comes to the same text from either side once it is decided', () =>
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const here = decideConflicts(mergeVersions(base, mine, theirs), () => 'mine')
        const there = decideConflicts(mergeVersions(base, theirs, mine), () => 'theirs')
        const fields = (value: unknown): string =>
          canonical(isRecord(value) ? { ...value, rows: undefined } : value)
        expect(fields(here)).toEqual(fields(there))
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
        expect(here.rows.map(({ id, name }) => ({ id, name })).toSorted(byId)).toEqual(
          there.rows.map(({ id, name }) => ({ id, name })).toSorted(byId),
        )
      }),
      { numRuns: 300 },
    ))
})
