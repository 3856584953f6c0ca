import type { PlaceProps } from '@kursportal/shared/first-screen'
import { lazy, Suspense, type ReactNode } from 'react'

const nothing = { default: (): ReactNode => null }

/** Comes with the first page that has a place. A place is nothing anybody waits for: without it the page goes on. */
const FilledPlace = lazy(() =>
  import(/* webpackChunkName: "places" */ './FilledPlace.tsx').catch(() => nothing),
)

/** What stands in a place of a page. */
export const fillPlace = (name: string, props: PlaceProps): ReactNode => (
  <Suspense>
    <FilledPlace name={name} props={props} />
  </Suspense>
)
