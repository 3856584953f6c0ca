import { infiniteQueryOptions, keepPreviousData, type InfiniteData } from '@kursportal/shared/query'
import { foundIn } from './found-in.ts'

type Answer<Item> = { items: Item[]; total: number }
type Page = { limit: number; offset: number }

type Source<Item> = {
  /** The key of the call, and what is asked for beside the page. */
  queryKey: readonly unknown[]
  /** How many entries are fetched at once. */
  size: number
  fetch: (page: Page, signal: AbortSignal) => Promise<Answer<Item>>
}

/** A list that grows by a page at a press, to its end: a call answers at most 200 entries at once. */
export const pageByPage = <Item>({ queryKey, size, fetch }: Source<Item>) =>
  infiniteQueryOptions({
    // Apart from the same list read at once, which is cached in another shape.
    queryKey: [...queryKey, 'page by page'],
    queryFn: ({ pageParam, signal }) => fetch({ limit: size, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: Answer<Item>, pages: Answer<Item>[]) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && shown < last.total ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })

/** A call answers at most so many entries at once. */
const MOST = 200

/**
 * The entry with this id as it stands now, on whatever page of a list: for what no call gives by itself.
 * @throws ApiFailure not_found, as a call for it would
 */
export const findOnPages = async <Item extends { id: string }>(
  fetch: (page: Page) => Promise<Answer<Item>>,
  id: string,
  offset = 0,
): Promise<Item> => {
  const { items, total } = await fetch({ limit: MOST, offset })
  const next = offset + items.length
  const isLast = items.length === 0 || next >= total
  return isLast || items.some((item) => item.id === id) ? foundIn(items, id) : findOnPages(fetch, id, next)
}

/** Everything of a list, on however many pages: for what is looked at as a whole. */
export const allOnPages = async <Item>(
  fetch: (page: Page) => Promise<Answer<Item>>,
  offset = 0,
): Promise<Item[]> => {
  const { items, total } = await fetch({ limit: MOST, offset })
  const next = offset + items.length
  return items.length === 0 || next >= total ? items : [...items, ...(await allOnPages(fetch, next))]
}

/** As much of the result of `useInfiniteQuery` as a button for more needs. */
export type PageByPage<Item> = {
  data: InfiniteData<Answer<Item>> | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The entries fetched so far and how many there are; an entry that moved to a later page meanwhile stands once. */
export const fetchedOf = <Item extends { id: string }>({
  pages,
}: InfiniteData<Answer<Item>>): Answer<Item> => ({
  items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
  total: pages.at(-1)?.total ?? 0,
})
