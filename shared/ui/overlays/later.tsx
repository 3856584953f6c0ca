import { lazy, useEffect, useState } from 'react'
import { fetchWhenQuiet } from '../../first-screen/when-quiet.ts'

const fetchWindows = () => import('./windows.ts')

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/** Without a connection it waits for one: what was pressed opens then, and the page below it stays as it is. */
const load = (): ReturnType<typeof fetchWindows> =>
  fetchWindows().catch(async (error: unknown) => {
    if (navigator.onLine) throw error
    await backOnline()
    return load()
  })

export const DialogWindow = lazy(async () => ({ default: (await load()).DialogWindow }))
export const MenuWindow = lazy(async () => ({ default: (await load()).MenuWindow }))
export const SheetWindow = lazy(async () => ({ default: (await load()).SheetWindow }))

/** Milliseconds somebody looks at a page before they press something. */
const FIRST_LOOK = 1000

/**
 * Whether something has been open at least once. Until then its code is only fetched ahead, when nothing else is on the
 * way, so that it is there at the first press and also without a connection.
 */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  useEffect(() => {
    if (opened) return undefined
    let leave = (): void => undefined
    const timer = setTimeout(() => {
      leave = fetchWhenQuiet(load)
    }, FIRST_LOOK)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [opened])
  return opened
}
