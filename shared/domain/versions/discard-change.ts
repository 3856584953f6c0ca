import type { VersionChange } from './compare-versions.ts'
import { isRowList } from './canonical.ts'
import { valueAt, withValueAt } from './version-paths.ts'

/** The later version without one of its changes: what stood there before stands there again, all else stays. */
export const discardChange = <Whole>(after: Whole, change: VersionChange): Whole => {
  switch (change.kind) {
    case 'changed':
      return withValueAt(after, change.path, change.before)
    case 'added':
      return withValueAt(after, change.path, undefined)
    case 'removed':
      return withValueAt(after, change.path, change.before, change.at)
    default: {
      const list = change.path.slice(0, -1)
      const rows = valueAt(after, list)
      const row = valueAt(after, change.path)
      if (!isRowList(rows) || row === undefined) return after
      const others = rows.filter(({ id }) => id !== change.path.at(-1))
      return withValueAt(after, list, others.toSpliced(change.from, 0, ...rows.filter((one) => one === row)))
    }
  }
}
