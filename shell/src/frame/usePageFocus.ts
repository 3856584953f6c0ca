import { useLocation } from '@kursportal/shared/router'
import { useEffect, useState, type RefObject } from 'react'

/** Puts the focus on an element that is no control, without a scroll and without a place in the order of Tab. */
const focusQuietly = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * After going to another page the focus moves to its heading, as soon as there is one: a screen reader says where one
 * is and goes on from there, and Tab does not go through the bar again. What a page puts the focus on by itself and
 * whatever a person does meanwhile goes first. The first page keeps the browser's own focus.
 */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  // Looked at before the page is drawn, so that what the page itself puts the focus on is not taken for what was there.
  const [before, setBefore] = useState<{ pathname: string; element: Element | null }>({
    pathname,
    element: null,
  })
  if (before.pathname !== pathname) setBefore({ pathname, element: document.activeElement })
  useEffect(() => {
    const area = main.current
    if (!before.element || !area) return undefined
    const follow = (): void => {
      const { activeElement } = document
      // What had the focus before, the page itself or a heading that is gone by now: nobody has chosen anything yet.
      const unchosen =
        activeElement === before.element ||
        activeElement === area ||
        activeElement === document.body ||
        activeElement?.matches('h1')
      if (!unchosen) return stop()
      const heading = area.querySelector('h1')
      if (activeElement !== (heading ?? area)) focusQuietly(heading ?? area)
    }
    const observer = new MutationObserver(follow)
    const stop = (): void => {
      observer.disconnect()
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, stop, true)
    }
    for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, stop, true)
    observer.observe(area, { childList: true, subtree: true })
    follow()
    return stop
  }, [before, main])
}
