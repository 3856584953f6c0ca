import { useDeferredValue, type ComponentProps, type ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

/** As much of a result of `useQuery` as tells how it stands. */
type Result = {
  data: unknown
  error: unknown
  isError: boolean
  isFetching: boolean
  isPaused: boolean
  refetch: () => unknown
}
type Results = Result | readonly Result[]

type DataOf<Of> = Of extends Result ? Exclude<Of['data'], undefined> : never

/** What has been read: the data of one query, or of each of several, in their order. */
type Read<Of extends Results> = Of extends readonly Result[]
  ? { -readonly [Place in keyof Of]: DataOf<Of[Place]> }
  : DataOf<Of>

type Props<Of extends Results> = Omit<
  ComponentProps<typeof LoadFailure>,
  'title' | 'error' | 'onRetry' | 'retrying'
> & {
  /** What is read: the result of `useQuery`, or several in square brackets. */
  query: Of
  /** The shape of what will stand here, such as a `ListSkeleton`. */
  waiting: ReactNode
  /** The title when it could not be loaded, from the reader's point of view; the reason and the way on follow it. */
  failed: string
  /**
   * For large pages: what takes the place of the waiting shape is drawn in pieces, so that presses and typing go first. It
   * is there a moment after the data, so what an effect does with it has to go by `useDeferredValue` as well.
   */
  inPieces?: boolean
  /** What stands around the first two, where the screen draws its own frame with the data: its heading, say. */
  renderFrame?: (state: ReactNode) => ReactNode
  children: (data: Read<Of>) => ReactNode
}

const isList = (query: Results): query is readonly Result[] => Array.isArray(query)

/**
 * What a screen reads: its shape while it is on the way, why it did not come (also: offline, gone, not allowed) and the way
 * on, or the data. Data stays when a later fetch fails. Of several queries, the first one that failed says why, and all
 * that failed are fetched again.
 */
export function Loaded<const Of extends Results>({
  query,
  waiting,
  failed: title,
  renderFrame = (state) => state,
  inPieces = false,
  children,
  ...failure
}: Props<Of>): ReactNode {
  const results: readonly Result[] = isList(query) ? query : [query]
  const missing = results.filter(({ data }) => data === undefined)
  const isThere = missing.length === 0
  const isPrepared = useDeferredValue(isThere)
  // A paused one waits for a connection, which nobody knows when to expect.
  const failed = missing.filter(({ isError, isPaused }) => isError || isPaused)
  if (failed[0] || failure.gone)
    return renderFrame(
      <LoadFailure
        {...failure}
        title={title}
        error={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />,
    )
  if (!isThere || (inPieces && !isPrepared)) return renderFrame(waiting)
  const data = isList(query) ? results.map((result) => result.data) : results[0]?.data
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of it is missing
  return children(data as Read<Of>)
}
