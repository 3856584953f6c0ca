import { useEffect, type ReactNode } from 'react'

/**
 * Effects run once nothing inside waits any more: then the first screen is there. What an effect of the remote throws
 * takes this one away before its timer rings.
 */
export const Shown = ({ tell }: { tell: () => void }): ReactNode => {
  useEffect(() => {
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  })
  return null
}
