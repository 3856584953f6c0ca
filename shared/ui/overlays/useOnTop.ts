import { useEffect, useState, type RefCallback } from 'react'

/** What lies over the page now, in the order it was opened. */
const open: HTMLElement[] = []

/** What lies on top is read by everybody, whatever was closed meanwhile. */
const showTop = (): void => {
  const top = open.at(-1)
  if (top?.getAttribute('aria-hidden') === 'true') top.removeAttribute('aria-hidden')
}

/**
 * For the root of a window over the page: while it is the topmost, it is never hidden from screen readers. MUI hides
 * all but the topmost, yet takes a window that opens while another one goes for none, and then hides everything.
 * @param isOpen whether it is open; one that fades away is not
 */
export const useOnTop = (isOpen: boolean): RefCallback<HTMLElement> => {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!root || !isOpen) return undefined
    open.push(root)
    const observer = new MutationObserver(showTop)
    observer.observe(root, { attributes: true, attributeFilter: ['aria-hidden'] })
    showTop()
    return () => {
      observer.disconnect()
      open.splice(open.indexOf(root), 1)
      showTop()
    }
  }, [root, isOpen])
  return setRoot
}
