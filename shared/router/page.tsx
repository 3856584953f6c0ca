import { createElement, lazy, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { withRetries } from '../federation/with-retries.ts'
import { LONGEST_WAIT, within } from '../federation/within.ts'
import { tellArrival } from '../first-screen/arrivals.ts'
import { PagePlace } from '../first-screen/PagePlace.tsx'
import { preparedBy } from '../first-screen/prepare-page.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const tookTooLong = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'timeout'

let round = 0

/** Before showing again what failed: pages that could not be fetched are fetched anew. The shell calls it. */
export const retryPages = (): void => {
  round += 1
}

type Fetched<Props> = {
  /** The component to show: the same one until a failed fetch is to be tried again. */
  component: () => ComponentType<Props>
  prepare: () => Promise<void>
}

const fetchedBy = <Props extends object>(load: Load<Props>): Fetched<Props> => {
  let failedIn: number | undefined
  let isShown = false
  const fresh = (): ComponentType<Props> =>
    lazy(() => {
      // The first try takes over what a preload hint fetched, a failure included; the second one really fetches.
      const fetched = withRetries(() => within(LONGEST_WAIT, load()), [400], { unless: tookTooLong })
      fetched.catch(() => {
        failedIn = round
      })
      tellArrival(fetched)
      return fetched
    })
  let current = fresh()
  return {
    component: () => {
      isShown = true
      // Not before somebody asks for it: React itself draws once more after an error, which would never end.
      if (failedIn !== undefined && failedIn < round) {
        failedIn = undefined
        current = fresh()
      }
      return current
    },
    prepare: async () => {
      const found = await load().catch(() => undefined)
      // React would take another component for another page, with nothing of what was typed into this one.
      if (found && !isShown) current = found.default
    },
  }
}

/**
 * A part of a page that is fetched when it is first shown: `const Quiz = part(() => import('./Quiz.tsx'), <Skeleton />)`.
 * When fetching fails the error reaches the boundary around the remote, and *Erneut versuchen* really fetches again.
 * @param waiting what is shown meanwhile; without it that of the next place around it (`PagePlace`)
 */
export const part = <Props extends object>(load: Load<Props>, waiting?: ReactNode): ComponentType<Props> => {
  const { component, prepare } = fetchedBy(load)
  const Part = (props: Props): ReactNode => {
    const shown = createElement(component(), props)
    return waiting === undefined ? shown : <PagePlace waiting={waiting}>{shown}</PagePlace>
  }
  return preparedBy(Part, prepare)
}

/**
 * A page that is fetched when it is first shown, for the route table:
 * `{ path: '/my-courses', element: page(() => import('./features/my-courses/MyCoursesPage.tsx')) }`; see {@link part}.
 */
export const page = (load: Load<object>, waiting?: ReactNode): ReactElement =>
  createElement(part(load, waiting))
