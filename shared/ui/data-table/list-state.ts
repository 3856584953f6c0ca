/** Which part of a list is shown. It lives in the URL, so that a reload, a link and the back button keep it. */
export type ListState = {
  search: string
  /** Page, beginning at 0. */
  page: number
  /** The chosen value of each filter; a filter without a choice is missing. */
  filters: Readonly<Record<string, string>>
  sort?: { key: string; descending: boolean } | undefined
  /** How many rows a page has, where somebody chose it. */
  limit?: number | undefined
}

/** How many rows a page may have, as people choose it. */
export const PAGE_SIZES = [25, 50, 100] as const

/** The values that each filter may have, by its name in the URL; or the form of a value where there are many. */
export type Choices = Readonly<Record<string, readonly string[] | RegExp>>

/** The form of a filter's value that is a day, `2026-11-23`. */
export const DAY_VALUE = /^\d{4}-\d{2}-\d{2}$/

/** The form of a filter's value that is an id. */
export const ID_VALUE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a list itself keeps in the URL. */
const own = { search: 'suche', page: 'seite', sort: 'sortierung', limit: 'zeilen' } as const

/** A filter of one of these names would take its place. */
type NotOwn = { readonly [Name in (typeof own)[keyof typeof own]]?: never }

/** What a list has besides search and pages: its filters, by name alone where any value makes sense, and what it is sorted by. */
export type ListShape<Filters extends Choices | readonly string[] = Choices | readonly string[]> = {
  filters?: Filters & NotOwn
  sortable?: readonly string[]
}

const isNames = (filters: Choices | readonly string[]): filters is readonly string[] => Array.isArray(filters)

/** The value of a filter in the URL, if it may have that. */
const chosenOf = (params: URLSearchParams, name: string, choices: Choices[string] | undefined) => {
  const value = params.get(name)
  if (!value) return undefined
  const isPossible = choices instanceof RegExp ? choices.test(value) : (choices?.includes(value) ?? true)
  return isPossible ? value : undefined
}

/** So many letters a call takes to search for. */
const LONGEST_SEARCH = 200

/** Reads the state from the URL's parameters; what makes no sense there is left out. */
export function readListState(
  params: URLSearchParams,
  { filters = [], sortable = [] }: ListShape,
): ListState {
  const names = isNames(filters) ? filters : Object.keys(filters)
  const page = Number(params.get(own.page) ?? '1')
  const sort = params.get(own.sort) ?? ''
  const key = sort.replace(/^-/, '')
  const limit = PAGE_SIZES.find((size) => String(size) === params.get(own.limit))
  const chosen = names.flatMap((name) => {
    const value = chosenOf(params, name, isNames(filters) ? undefined : filters[name])
    return value ? [[name, value] as const] : []
  })
  return {
    search: (params.get(own.search) ?? '').slice(0, LONGEST_SEARCH),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    filters: Object.fromEntries(chosen),
    ...(sortable.includes(key) && { sort: { key, descending: sort.startsWith('-') } }),
    ...(limit && { limit }),
  }
}

/** Writes the state over the URL's parameters and leaves foreign ones alone; what is as usual is not written. */
export function writeListState(
  state: ListState,
  before: URLSearchParams,
  { filters = [] }: ListShape,
): URLSearchParams {
  const params = new URLSearchParams(before)
  const write = (name: string, value: string) => {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  write(own.search, state.search)
  write(own.page, state.page > 0 ? String(state.page + 1) : '')
  write(own.sort, state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.key}` : '')
  write(own.limit, state.limit ? String(state.limit) : '')
  for (const name of isNames(filters) ? filters : Object.keys(filters)) write(name, state.filters[name] ?? '')
  return params
}

/** Whether somebody narrowed the list down. */
export const isNarrowed = (state: ListState): boolean =>
  state.search !== '' || Object.values(state.filters).some(Boolean)
