import { createElement, lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { withRetries } from '../federation/with-retries.ts'
import { LONGEST_WAIT, within } from '../federation/within.ts'

type Load = () => Promise<{ default: ComponentType }>

const tookTooLong = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'timeout'

let round = 0

/** Before showing again what failed: pages that could not be fetched are fetched anew. The shell calls it. */
export const retryPages = (): void => {
  round += 1
}

/** The component to show: the same one until a failed fetch is to be tried again. */
const fetchedBy = (load: Load): (() => ComponentType) => {
  let failedIn: number | undefined
  const fresh = (): ComponentType =>
    lazy(async () => {
      try {
        // The first try takes over what a preload hint fetched, a failure included; the second one really fetches.
        return await withRetries(() => within(LONGEST_WAIT, load()), [400], { unless: tookTooLong })
      } catch (error) {
        failedIn = round
        throw error
      }
    })
  let current = fresh()
  return () => {
    // Not before somebody asks for it: React itself draws once more after an error, which would never end.
    if (failedIn !== undefined && failedIn < round) {
      failedIn = undefined
      current = fresh()
    }
    return current
  }
}

/**
 * A page that is fetched when it is first shown, for the route table:
 * `{ path: '/my-courses', element: page(() => import('./features/my-courses/MyCoursesPage.tsx')) }`.
 * When fetching fails the error reaches the boundary around the remote, and *Erneut versuchen* really fetches again.
 * @param waiting what is shown meanwhile; without it the frame's own quiet skeleton
 */
export const page = (load: Load, waiting?: ReactNode): ReactElement => {
  const component = fetchedBy(load)
  const Page = (): ReactElement => {
    const shown = createElement(component())
    return waiting === undefined ? shown : <Suspense fallback={waiting}>{shown}</Suspense>
  }
  return <Page />
}
