import { useDeferredValue, useEffect, useRef } from 'react'

/**
 * One step of a page took the place of another without a navigation: whoever pressed a button that is gone now goes on at
 * the top, with the heading.
 * @param current what is shown; undefined while that is not known
 */
export const useHeadingFocus = (current: string | undefined): void => {
  // The heading comes with what `Loaded` draws in pieces.
  const step = useDeferredValue(current)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (step === undefined || step === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = step
    if (isFirst) return
    document.documentElement.scrollTop = 0
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
}
