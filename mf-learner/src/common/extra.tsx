import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

type Fetched<Props> = { default: ComponentType<Props> }
type Load<Props> = () => Promise<Fetched<Props>>

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** Fetches when there is a connection; what still cannot be fetched shows nothing. */
const fetched = async <Props extends object>(load: Load<Props>): Promise<Fetched<Props>> => {
  try {
    return await load()
  } catch {
    if (!navigator.onLine) await backOnline()
    return load().catch((): Fetched<Props> => ({ default: () => null }))
  }
}

/**
 * A part that its page can do without, fetched when it is first shown. Where it cannot be fetched the page stays as it
 * is: a lecture must not fail because the forum beside it did not come.
 */
export const extra = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const Part = lazy(() => fetched(load))
  return function Extra(props: Props): ReactNode {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
