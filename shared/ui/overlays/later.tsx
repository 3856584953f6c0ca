import { lazy, useEffect, useState } from 'react'
import { fetchWhenQuiet } from '../../first-screen/when-quiet.ts'

const load = () => import('./windows.ts')

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
