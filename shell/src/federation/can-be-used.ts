/** Milliseconds after the first screen at which the frame looks whether it can be used. */
export const LOOKS_AFTER: readonly number[] = [1000, 4000, 9000]

const isVisible = (element: Element): boolean =>
  !('checkVisibility' in element) ||
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** The bar of the frame, where the page has one. */
const barIsThere = (): boolean => {
  const around = document.querySelector('[data-bar]')
  if (!around) return true
  const bar = around.querySelector('header')
  return bar !== null && isVisible(bar)
}

/**
 * Whether a page can be used while a remote is shown: not where its place, the bar, or the page around them was hidden or
 * thrown out, and not where no press reaches it. Browsers that cannot tell are believed that it can.
 * @param place of a remote that is shown
 */
export const canBeUsed = (place: Element): boolean => {
  if (document.hidden) return true
  if (!place.isConnected) return false
  // React takes out what waits for its next page.
  if (place.closest('#app [style*="display: none"]')) return true
  return (
    isVisible(place) &&
    getComputedStyle(place).pointerEvents !== 'none' &&
    !place.closest('[inert]') &&
    barIsThere()
  )
}
