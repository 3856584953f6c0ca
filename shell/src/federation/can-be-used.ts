import { topBarHeight } from '@kursportal/shared/theme'
import { isVeiled } from './is-veiled.ts'

/** Words smaller than so many pixels nobody reads. */
const TOO_SMALL = 6
/** A bar lower or higher than so many pixels has been shrunk or blown up; what helps people read does less. */
const HEIGHT = { least: topBarHeight.phone / 2, most: topBarHeight.desktop * 3 }
/** A page so many times as long as the window needs to be scrolled. */
const LONGER = 1.2

const isVisible = (element: Element): boolean =>
  !('checkVisibility' in element) ||
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const takesNoPress = (element: Element): boolean =>
  getComputedStyle(element).pointerEvents === 'none' || element.closest('[inert]') !== null

/** Words that are there, and cannot be read: too small, or without a colour. */
const isUnreadable = (element: Element): boolean => {
  const { fontSize, color } = getComputedStyle(element)
  return Number.parseFloat(fontSize) < TOO_SMALL || /^(rgba\(.*, 0\)|transparent)$/.test(color)
}

const isUsable = (element: Element): boolean =>
  isVisible(element) && !takesNoPress(element) && !isUnreadable(element)

/** What a dialog, a menu or a message stands in, those of the kit and others; it may cover and lock whatever it likes. */
const LIFTED =
  ':is(.MuiModal-root, .MuiPopper-root, dialog, [popover], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])'

/** Whether a dialog or a menu is open: it is there, or somebody is in it. */
const isLifted = (): boolean => {
  const { activeElement: focus, body } = document
  return (
    document.querySelector(LIFTED) !== null || !(focus === null || focus === body || focus.closest('#app'))
  )
}

/** What is seen at a point of the window, where it is no part of the application and nothing the kit has lifted. */
const foreignAt = (x: number, y: number): Element | null => {
  if (isLifted()) return null
  const above = 'elementFromPoint' in document ? document.elementFromPoint(x, y) : null
  return above?.closest('#app') ? null : above
}

/** Whether one thing from outside of the application lies over the bar and the middle of the window; a strip at the edge may. */
const isCovered = (bar: Element): boolean => {
  const { left, top, width, height } = bar.getBoundingClientRect()
  const over = foreignAt(left + width / 2, top + height / 2)
  return over !== null && over === foreignAt(innerWidth / 2, innerHeight / 2)
}

/** Whether a bar stands in the window as it was drawn: not moved out of it, shrunk, or blown up. */
const standsInWindow = (bar: HTMLElement): boolean => {
  const { left, right, height } = bar.getBoundingClientRect()
  return height === 0 || (right > 0 && left < innerWidth && height > HEIGHT.least && height < HEIGHT.most)
}

/**
 * What is wrong with the bar of the frame, where the page has one: it is to have its own styles, to be as large as it is
 * drawn, and to have its menu. Of the two ways to the menu, the entries and the button that opens them, every width shows one.
 */
const faultOfBar = (): string | undefined => {
  const around = document.querySelector('[data-bar]')
  if (!around) return undefined
  const bar = around.querySelector('header')
  const row = bar?.firstElementChild
  if (!bar || !(row instanceof HTMLElement) || !isVisible(bar)) return 'the bar of the frame is gone'
  if (getComputedStyle(around).position === 'static') return 'the styles of the frame are gone'
  if (!standsInWindow(row)) return 'the bar of the frame is moved out of the window, shrunk or blown up'
  if (isCovered(row)) return 'something from outside of the application covers it'
  const ways = [...bar.querySelectorAll('[data-way]')]
  const isWhole =
    [...bar.querySelectorAll('[data-always]')].every(isUsable) && (ways.length === 0 || ways.some(isUsable))
  return isWhole ? undefined : 'the menu or a button of the bar is hidden, takes no press or cannot be read'
}

/** A page that is longer than the window and cannot be scrolled; while a dialog is open that is right. */
const isStuck = (): boolean => {
  const { documentElement: root, body } = document
  return (
    [root, body].some((one) => getComputedStyle(one).overflowY === 'hidden') &&
    Math.max(root.scrollHeight, body.scrollHeight) > innerHeight * LONGER &&
    !isLifted()
  )
}

/** A page screen readers find nothing of; while a dialog is open that is right. */
const isMute = (place: Element): boolean => place.closest('[aria-hidden="true"]') !== null && !isLifted()

/** Whether the page is laid out for paper, where it has no bar and no buttons: while it is printed, or looked at like that. */
const isOnPaper = (): boolean => 'matchMedia' in window && matchMedia('print').matches

/**
 * Why a page cannot be used while a remote is shown; undefined where it can: its place, the bar, its menu, and the page around
 * them are to be seen, in shape, and within reach. Browsers that cannot tell are believed that they are.
 * @param place of a remote that is shown
 */
export const faultOf = (place: Element): string | undefined => {
  if (document.hidden || isOnPaper()) return undefined
  if (!place.isConnected) return 'its place was taken out'
  // React takes out what waits for its next page.
  if (place.closest('#app [style*="display: none"]')) return undefined
  if (!isVisible(place)) return 'its place is hidden'
  if (takesNoPress(place)) return 'its place takes no press'
  if (isMute(place)) return 'screen readers find nothing of it'
  if (isStuck()) return 'it cannot be scrolled'
  if ([document.documentElement, document.body].some((one) => isVeiled(getComputedStyle(one).filter)))
    return 'a filter hides it'
  return faultOfBar()
}
