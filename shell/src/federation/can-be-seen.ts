/** Milliseconds after the first screen at which somebody looks whether it can be seen. */
export const LOOKS_AFTER: readonly number[] = [1000, 4000, 9000]

/**
 * Whether the place of a remote can be seen, as far as the page is: not where it was hidden or thrown out of the page, or
 * the page around it. Browsers that cannot say so are believed that it can.
 * @param place of a remote that is shown
 */
export const canBeSeen = (place: Element): boolean => {
  if (document.hidden) return true
  if (!place.isConnected) return false
  if (!('checkVisibility' in place)) return true
  // React takes out what waits for its next page.
  if (place.closest('#app [style*="display: none"]')) return true
  return place.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
