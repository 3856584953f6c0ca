import { useLocation } from '@kursportal/shared/router'
import { useEffect, useState, type RefObject } from 'react'

/** Puts the focus on an element that is no control, without a scroll and without a place in the order of Tab. */
const focusQuietly = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const DIALOG = '[role="dialog"], [role="alertdialog"], dialog'

/** Whether something is a part of a dialog or its ground, which stands over the page and keeps the focus while it does. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(DIALOG) !== null || (target !== document.body && target.querySelector(DIALOG) !== null))

/**
 * After going to another page the focus moves to its heading, as soon as there is one: a screen reader says where one
 * is and goes on from there, and Tab does not go through the bar again. What a page puts the focus on by itself and
 * whatever a person does meanwhile goes first. While a dialog has the focus it stays there, and what is typed as well:
 * the heading gets it once the dialog is gone. The first page keeps the browser's own focus.
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
    let wasInDialog = false
    const follow = (): void => {
      const { activeElement } = document
      if (isInDialog(activeElement)) {
        wasInDialog = true
        return
      }
      // Where a dialog gives the focus back to is not chosen either.
      const returned = wasInDialog
      wasInDialog = false
      // What had the focus before, the page itself or a heading that is gone by now: nobody has chosen anything yet.
      const unchosen =
        returned ||
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
      document.removeEventListener('focusin', onFocus)
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, onMove, true)
    }
    const onMove = ({ target }: Event): void => {
      if (!isInDialog(target)) stop()
    }
    // A dialog that closes gives the focus back, or leaves it on nothing as it goes.
    const onFocus = (): void => {
      if (wasInDialog) follow()
    }
    for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, onMove, true)
    document.addEventListener('focusin', onFocus)
    observer.observe(area, { childList: true, subtree: true })
    observer.observe(document.body, { childList: true })
    follow()
    return stop
  }, [before, main])
}
