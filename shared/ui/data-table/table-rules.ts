import type { ListState } from './list-state.ts'

/** What a press on a column's heading makes of the order: up, then down, then as before. */
export function nextSort(sort: ListState['sort'], key: string): ListState['sort'] {
  if (sort?.key !== key) return { key, descending: false }
  return sort.descending ? undefined : { key, descending: true }
}

/** The selection with some keys put in or taken out; the given set stays as it is. */
export function toggled(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}
