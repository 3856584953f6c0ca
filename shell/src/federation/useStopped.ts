import { useLocation } from '@kursportal/shared/router'
import { hasUnsaved, useSystemConfig } from '@kursportal/shared/store'
import { useEffect, useRef } from 'react'
import { isPlaying } from './is-playing.ts'
import { ranHere } from './loader/load-remote.ts'
import { stoppedRemotes } from './stopped.rules.ts'

/** Milliseconds between two looks whether the moment has come. */
const LOOK = 1000

/**
 * Ends what a remote left running after it was switched off or its release was taken back: timers, styles and listeners
 * end only with the page, so it is loaded anew at the next moment that disturbs nobody. That is a page nobody looks at or
 * that is closed anyway, or the next navigation; never while something typed is not saved.
 */
export const useStopped = (): void => {
  const { remotes, federation } = useSystemConfig()
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const moved = before.current !== pathname
    before.current = pathname
    const stopped = stoppedRemotes(ranHere(), remotes, federation.disabled, pathname)
    if (stopped.length === 0) return undefined
    const closed = moved || stopped.some((one) => one.closed)
    const look = (): void => {
      if (hasUnsaved() || !(closed || (document.hidden && !isPlaying()))) return
      clearInterval(timer)
      location.reload()
    }
    const timer = setInterval(look, LOOK)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [remotes, federation.disabled, pathname])
}
