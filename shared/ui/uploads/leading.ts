/**
 * Calls back once this tab is the one of the browser that uploads, which it then stays until it is closed or dies: the
 * lock goes on to a tab that waits for it. A browser without Web Locks lets every tab.
 */
export const leadOnce = (lead: () => void): void => {
  if (!('locks' in navigator)) {
    lead()
    return
  }
  const held = navigator.locks.request(
    'kursportal-uploads',
    () =>
      new Promise<never>(() => {
        lead()
      }),
  )
  // Refused where the document is being closed.
  held.catch(() => undefined)
}
