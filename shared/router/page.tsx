import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/**
 * A page that is fetched when it is first shown, for the route table:
 * `{ path: '/my-courses', element: page(() => import('./features/my-courses/MyCoursesPage.tsx')) }`.
 * When fetching fails the error reaches the boundary around the remote, and the next try really fetches again.
 * @param waiting what is shown meanwhile; without it the frame's own quiet skeleton
 */
export const page = (load: Load, waiting?: ReactNode): ReactElement => {
  const fresh = (): ComponentType =>
    lazy(async () => {
      try {
        return await load()
      } catch (error) {
        Current = fresh()
        throw error
      }
    })
  let Current = fresh()
  const Page = (): ReactElement =>
    waiting === undefined ? (
      <Current />
    ) : (
      <Suspense fallback={waiting}>
        <Current />
      </Suspense>
    )
  return <Page />
}
