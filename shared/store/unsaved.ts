import { useEffect } from 'react'

const marks = new Set<object>()

/**
 * While `when` is true, something typed on this page is not saved yet. Every form of the kit says so by itself; the
 * frame then neither leaves the page when the session ends nor switches to a new release.
 */
export const useUnsaved = (when: boolean): void => {
  useEffect(() => {
    if (!when) return undefined
    const mark = {}
    marks.add(mark)
    return () => void marks.delete(mark)
  }, [when])
}

/** Whether anything typed on this page would be lost by leaving it. */
export const hasUnsaved = (): boolean => marks.size > 0
