import { useEffect, useState, type ReactNode } from 'react'

/** Milliseconds after which what stands below comes without what stands above: late, it moves things, but keeps nothing away. */
const PATIENCE = 3_000

/** As much of a result of `useQuery` as tells whether it is on its way for the first time. */
type Result = { isLoading: boolean }

type Props = {
  /** What decides how much stands above. */
  queries: readonly Result[]
  /** The shape of what will stand here, such as a `ListSkeleton`. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * What can be pressed or typed into below something that is still read: it comes once that has come, or failed, so that
 * nobody presses what has just moved. What is there stays, whatever is read later. It waits three seconds at most.
 */
export function Settled({ queries, waiting, children }: Props): ReactNode {
  const isLoading = queries.some((query) => query.isLoading)
  const [isThere, setThere] = useState(!isLoading)
  if (!isThere && !isLoading) setThere(true)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? children : waiting
}
