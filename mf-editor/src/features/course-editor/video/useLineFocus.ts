import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Leads the focus to a line that is yet to be drawn: the part behind where one was parted, a new one, the one behind one
 * that was deleted.
 */
export const useLineFocus = (): {
  list: RefObject<HTMLOListElement | null>
  goTo: (line: number, caret?: number) => void
} => {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ line: number; caret: number }>(undefined)
  // After each drawing, as the line may come with any. A menu that closes gives the focus back to its button first.
  useEffect(() => {
    if (!wanted.current) return
    const { line, caret } = wanted.current
    wanted.current = undefined
    // Taken back, there may be fewer.
    const rows = list.current?.children
    const words = (rows?.[line] ?? rows?.[rows.length - 1])?.querySelector('textarea')
    words?.focus()
    words?.setSelectionRange(caret, caret)
  })
  const goTo = useCallback((line: number, caret = 0) => {
    wanted.current = { line, caret }
  }, [])
  return { list, goTo }
}
