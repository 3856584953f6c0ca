import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { gapAt } from './block-places.ts'

/** Pixels: how far a press moves before it drags, and how near to an end of the window the page begins to scroll. */
const DRAGS_FROM = 6
const EDGE = 90
const STEP = 14

type Options = {
  /** The block that is dragged. */
  index: number
  /** Gets the number the block shall have. */
  onMove: (to: number) => void
}

/** Dragging the handle of a block, with mouse or finger; Escape ends it and nothing has moved. */
export const useBlockDrag = (editor: Editor, { index, onMove }: Options) => {
  /** Where the press began, and which block it is about. */
  const press = useRef<{ y: number; index: number }>(undefined)
  const wasDragged = useRef(false)
  const [gap, setGap] = useState<number>()
  const isDragging = gap !== undefined
  const end = (): void => {
    press.current = undefined
    setGap(undefined)
  }
  useEffect(() => {
    if (!isDragging) return undefined
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      press.current = undefined
      setGap(undefined)
    }
    window.addEventListener('keydown', escape)
    return () => window.removeEventListener('keydown', escape)
  }, [isDragging])
  const handlers = {
    onPointerDown: ({ clientY, button }: PointerEvent) => {
      wasDragged.current = false
      if (button === 0) press.current = { y: clientY, index }
    },
    onPointerMove: ({ clientY, currentTarget, pointerId }: PointerEvent) => {
      if (!press.current || (!isDragging && Math.abs(clientY - press.current.y) < DRAGS_FROM)) return
      if (!isDragging) currentTarget.setPointerCapture(pointerId)
      wasDragged.current = true
      if (clientY < EDGE) window.scrollBy(0, -STEP)
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
      setGap(gapAt(editor, clientY))
    },
    onPointerUp: () => {
      const from = press.current?.index
      if (gap !== undefined && from !== undefined) onMove(gap > from ? gap - 1 : gap)
      end()
    },
    onPointerCancel: end,
    // Letting go of what was dragged is no press.
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
  return { gap, handlers }
}
