/** Which part of a list is shown. It lives in the URL, so that a reload, a link and the back button keep it. */
export type ListState = {
  search: string
  /** Page, beginning at 0. */
  page: number
  /** The chosen value of each filter; a filter without a choice is missing. */
  filters: Readonly<Record<string, string>>
  sort?: { key: string; descending: boolean } | undefined
}

/** What a list has besides search and pages. */
export type ListShape = { filters?: readonly string[]; sortable?: readonly string[] }

const names = { search: 'suche', page: 'seite', sort: 'sortierung' } as const

/** Reads the state from the URL's parameters; what makes no sense there is left out. */
export function readListState(
  params: URLSearchParams,
  { filters = [], sortable = [] }: ListShape,
): ListState {
  const page = Number(params.get(names.page) ?? '1')
  const sort = params.get(names.sort) ?? ''
  const key = sort.replace(/^-/, '')
  const chosen = filters.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    search: params.get(names.search) ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    filters: Object.fromEntries(chosen),
    ...(sortable.includes(key) && { sort: { key, descending: sort.startsWith('-') } }),
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
  write(names.search, state.search)
  write(names.page, state.page > 0 ? String(state.page + 1) : '')
  write(names.sort, state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.key}` : '')
  for (const name of filters) write(name, state.filters[name] ?? '')
  return params
}

/** Whether somebody narrowed the list down. */
export const isNarrowed = (state: ListState): boolean =>
  state.search !== '' || Object.values(state.filters).some(Boolean)
