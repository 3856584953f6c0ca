import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListState, writeListState, type ListShape, type ListState } from './list-state.ts'

/**
 * The state of a list, kept in the URL. Turning a page is a step in the history; typing a search is not.
 * @param limit how many rows a page has; `query` holds `limit`, `offset` and `search` as the calls take them
 */
export function useListState(shape: ListShape = {}, limit = 25) {
  const [params, setParams] = useSearchParams()
  const shapeKey = JSON.stringify(shape)
  // The shape is written anew on every render; only its content counts.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const state = useMemo(() => readListState(params, shape), [params, shapeKey])
  const change = useCallback(
    (next: ListState) =>
      setParams((before) => writeListState(next, before, shape), { replace: next.search !== state.search }),
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [setParams, shapeKey, state.search],
  )
  const query = {
    limit,
    offset: state.page * limit,
    ...(state.search && { search: state.search }),
  }
  return { state, change, limit, query }
}
