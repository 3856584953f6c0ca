import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { gapAt } from './block-places.ts'

/** Pixels: how far a press moves before it drags, and how near to an end of the window the page begins to scroll. */
const DRAGS_FROM = 6
const EDGE = 90
const STEP = 14

type Options = {
  /** The block that is dragged. */
  index: number
  /** Gets which block was dragged, and the number it shall have. */
  onMove: (from: number, to: number) => void
}

/** Dragging the handle of a block, with mouse or finger; Escape ends it and nothing has moved. */
export const useBlockDrag = (editor: Editor, { index, onMove }: Options) => {
  /** Where a press began, and which block it is about. */
  const [press, setPress] = useState<{ y: number; from: number }>()
  const [gap, setGap] = useState<number>()
  const wasDragged = useRef(false)
  const moveTo = useEffectEvent((from: number, target: number) => {
    wasDragged.current = true
    onMove(from, target > from ? target - 1 : target)
  })
  // The mouse may leave the handle with its first move, so the window is listened to.
  useEffect(() => {
    if (!press) return undefined
    let target: number | undefined
    const end = (): void => {
      setPress(undefined)
      setGap(undefined)
    }
    const listeners = {
      pointermove: ({ clientY }: WindowEventMap['pointermove']) => {
        if (target === undefined && Math.abs(clientY - press.y) < DRAGS_FROM) return
        if (clientY < EDGE) window.scrollBy(0, -STEP)
        else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
        target = gapAt(editor, clientY)
        setGap(target)
      },
      pointerup: () => {
        if (target !== undefined) moveTo(press.from, target)
        end()
      },
      pointercancel: end,
      keydown: ({ key }: WindowEventMap['keydown']) => {
        if (key === 'Escape') end()
      },
    }
    const { pointermove, pointerup, pointercancel, keydown } = listeners
    window.addEventListener('pointermove', pointermove)
    window.addEventListener('pointerup', pointerup)
    window.addEventListener('pointercancel', pointercancel)
    window.addEventListener('keydown', keydown)
    return () => {
      window.removeEventListener('pointermove', pointermove)
      window.removeEventListener('pointerup', pointerup)
      window.removeEventListener('pointercancel', pointercancel)
      window.removeEventListener('keydown', keydown)
    }
  }, [editor, press])
  const handlers = {
    onPointerDown: ({ clientY, button }: PointerEvent) => {
      wasDragged.current = false
      if (button === 0) setPress({ y: clientY, from: index })
    },
    // Letting go of what was dragged is no press.
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
  return { gap, handlers }
}
