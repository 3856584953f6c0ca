import type { ListState } from './list-state.ts'
import type { Filter } from './table-types.ts'

/** A kept view of a list: what it shows, in words, and its state without the page. */
export type SavedView = { words: string; state: ListState }

/** So many views of a list are kept; the oldest goes. */
const MOST = 8

const keyOf = (name: string): string => `kursportal.views.${name}`

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'words' in value &&
  typeof value.words === 'string' &&
  'state' in value &&
  typeof value.state === 'object' &&
  value.state !== null &&
  'search' in value.state &&
  'filters' in value.state

/** The kept views of a list; none where the browser keeps nothing. */
export const readViews = (name: string): readonly SavedView[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

const write = (name: string, views: readonly SavedView[]): readonly SavedView[] => {
  try {
    if (views.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(views))
  } catch {
    // Private windows and full disks: the view is kept as long as the page is open.
  }
  return views
}

/** Keeps a view in front of the others; gives all that are kept. */
export const keepView = (name: string, view: SavedView): readonly SavedView[] =>
  write(name, [view, ...readViews(name).filter(({ words }) => words !== view.words)].slice(0, MOST))

/** Forgets a view; gives those that are left. */
export const forgetView = (name: string, words: string): readonly SavedView[] =>
  write(
    name,
    readViews(name).filter((view) => view.words !== words),
  )

/** What a filter's value is called. */
const wordOf = (filter: Filter, value: string): string => {
  if (filter.kind === 'day') return value.split('-').toReversed().join('.')
  if (filter.kind === 'lookup') return filter.chosen ?? '…'
  return filter.options.find((option) => option.value === value)?.label ?? value
}

/** A view in words: what is searched, then what each filter is set to; empty for the whole list. */
export const viewWords = ({ search, filters }: ListState, all: readonly Filter[]): string =>
  [
    ...(search ? [`„${search}“`] : []),
    ...all.flatMap((filter) => {
      const value = filters[filter.key]
      return value ? [`${filter.label}: ${wordOf(filter, value)}`] : []
    }),
  ].join(' · ')
