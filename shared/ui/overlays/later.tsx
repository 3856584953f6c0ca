import { lazy, useEffect, useState } from 'react'

const load = () => import('./windows.ts')

export const DialogWindow = lazy(async () => ({ default: (await load()).DialogWindow }))
export const MenuWindow = lazy(async () => ({ default: (await load()).MenuWindow }))
export const SheetWindow = lazy(async () => ({ default: (await load()).SheetWindow }))

/** Fetches the windows' code now; a failure is left to the real use, which tells the person. */
const loadWindows = () => void load().catch(() => undefined)

/**
 * Whether something has been open at least once. Until then its code is only fetched ahead, when the browser has
 * nothing better to do, so that it is there at the first press and also without a connection.
 */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  useEffect(() => {
    if (opened) return undefined
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(loadWindows, 2000)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(loadWindows)
    return () => window.cancelIdleCallback(idle)
  }, [opened])
  return opened
}
