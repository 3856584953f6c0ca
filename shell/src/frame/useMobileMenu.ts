import { useCallback, useEffect, useRef, useState, type MouseEvent as Press, type RefObject } from 'react'

/** How long after a click elsewhere the menu closes, in ms (specification, Top navigation bar). */
const MENU_CLOSE_DELAY = 150

/**
 * The state of the menu below the bar: toggled by a button, closed by a click elsewhere, when the focus goes on, by a new
 * page, and by Escape, which gives the focus back to the button that was pressed.
 */
export const useMobileMenu = (
  pathname: string,
): {
  open: boolean
  toggle: (press: Press<HTMLElement>) => void
  area: RefObject<HTMLElement | null>
} => {
  const [open, setOpen] = useState(false)
  const [shownOn, setShownOn] = useState(pathname)
  const area = useRef<HTMLElement | null>(null)
  const pressed = useRef<HTMLElement>(null)
  if (shownOn !== pathname) {
    setShownOn(pathname)
    setOpen(false)
  }
  useEffect(() => {
    if (!open) return undefined
    let closing: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent): void => {
      // The path, not the target: the button swaps its icon, so what was pressed may be gone already.
      if (area.current && event.composedPath().includes(area.current)) return
      closing = setTimeout(() => setOpen(false), MENU_CLOSE_DELAY)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (area.current?.contains(document.activeElement)) pressed.current?.focus()
      setOpen(false)
    }
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(closing)
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [open])
  const toggle = useCallback(({ currentTarget }: Press<HTMLElement>) => {
    pressed.current = currentTarget
    setOpen((was) => !was)
  }, [])
  return { open, toggle, area }
}
