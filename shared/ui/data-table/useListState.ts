import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListState, writeListState, type Choices, type ListShape, type ListState } from './list-state.ts'

/** The state with what each filter may have as its type. */
type StateOf<Filters> = Filters extends Choices
  ? Omit<ListState, 'filters'> & { filters: { readonly [Name in keyof Filters]?: ValueOf<Filters[Name]> } }
  : ListState

/** What a filter may be: one of its values, or any word of its form. */
type ValueOf<Values> = Values extends readonly (infer Value)[] ? Value : string

/** What a page of a list needs to know of its query. */
type Page = { data: { total: number } | undefined; isPlaceholderData: boolean }

/**
 * The state of a list, kept in the URL. Turning a page is a step in the history; typing a search is not. What makes no
 * sense in the URL counts as not said.
 * @param usualLimit how many rows a page has until somebody chooses; `query` holds `limit`, `offset` and `search` as the
 *   calls take them
 * @returns also `paging`, which gives a `Paging` what it needs of the list's query
 */
export function useListState<const Filters extends Choices | readonly string[] = readonly []>(
  shape: ListShape<Filters> = {},
  usualLimit = 25,
) {
  const [params, setParams] = useSearchParams()
  const shapeKey = JSON.stringify(shape)
  // The shape is written anew on every render; only its content counts.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const state = useMemo(() => readListState(params, shape), [params, shapeKey])
  const { search, page, limit = usualLimit } = state
  const change = useCallback(
    (next: ListState) =>
      setParams((before) => writeListState(next, before, shape), { replace: next.search !== search }),
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [setParams, shapeKey, search],
  )
  const query = { limit, offset: page * limit, ...(search && { search }) }
  const paging = ({ data, isPlaceholderData }: Page) => ({
    page,
    limit,
    total: data?.total ?? 0,
    settled: data !== undefined && !isPlaceholderData,
    onPage: (to: number) => change({ ...state, page: to }),
    onLimit: (to: number) => change({ ...state, page: 0, limit: to === usualLimit ? undefined : to }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values are looked up in the shape
  return { state: state as StateOf<Filters>, change, limit, usualLimit, query, paging }
}
