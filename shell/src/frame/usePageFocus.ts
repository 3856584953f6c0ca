import { useLocation } from '@kursportal/shared/router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * After going to another page the focus moves to its content, so that a screen reader starts there and Tab does not go
 * through the bar again. The first page keeps the browser's own focus.
 */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
