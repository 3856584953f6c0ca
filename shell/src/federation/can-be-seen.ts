/** Milliseconds after the first screen at which somebody looks whether it can be seen. */
export const LOOK_AFTER = 1000

/**
 * Whether the place of a remote can be seen, as far as the page is: not where it was hidden, or the page around it. Browsers
 * that cannot say so are believed that it can.
 */
export const canBeSeen = (place: Element | null): boolean => {
  if (document.hidden || !place?.isConnected || !('checkVisibility' in place)) return true
  // React takes out what waits for its next page.
  if (place.closest('#app [style*="display: none"]')) return true
  return place.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
