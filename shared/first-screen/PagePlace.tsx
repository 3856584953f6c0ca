import { startTransition, Suspense, useEffect, useReducer, type ReactNode } from 'react'
import { onArrival } from './arrivals.ts'

/**
 * Where something stands that may have to be fetched first. It is drawn as soon as it has come: left to itself, React
 * keeps what stands in for it for at least 300 ms. Drawn in pieces, as every first drawing is.
 * @param waiting what stands there meanwhile
 */
export const PagePlace = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }): ReactNode => {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onArrival(() => startTransition(draw)), [])
  return <Suspense fallback={waiting}>{children}</Suspense>
}
