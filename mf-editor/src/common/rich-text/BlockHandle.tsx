import {
  ActionMenu,
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  CopyIcon,
  DeleteIcon,
  GripIcon,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { KeySeat } from './area-props.ts'
import { blockAtCaret, deleteBlock, duplicateBlock, enterBlock, moveBlock } from './blocks.ts'
import { HANDLE } from './EditorSurface.tsx'
import { blockAt, topOfHandle, topOfGap } from './block-places.ts'
import { useBlockDrag } from './useBlockDrag.ts'

type Props = { editor: Editor; keys: KeySeat }

/**
 * The handle of the block that the mouse is over, else of the one with the caret: dragged with mouse or finger, or opened
 * as a menu. With the keys, Alt and an arrow move the block the caret is in.
 */
export const BlockHandle = ({ editor, keys }: Props): ReactNode => {
  const t = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<number>()
  const [said, setSaid] = useState('')
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ caret: blockAtCaret(now), count: now.state.doc.childCount }),
  })
  const index = Math.min(hovered ?? at.caret, at.count - 1)
  const move = (from: number, to: number): void => {
    if (moveBlock(editor, from, to)) {
      setHovered(undefined)
      setSaid(t('richText.blockMoved', { number: to + 1, count: at.count }))
    }
  }
  const drag = useBlockDrag(editor, { index, onMove: move })
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    setHovered(undefined)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
    const from = blockAtCaret(editor)
    if (moveBlock(editor, from, from + by))
      setSaid(t('richText.blockMoved', { number: from + by + 1, count: at.count }))
    // At either end the caret stays in its block, too.
    return true
  })
  useEffect(() => {
    const letGo = keys.sit('blocks', (event) => onKey(event))
    // The whole area with the handle in it, which would flee from the mouse otherwise.
    const surface = place.current?.parentElement
    const over = (event: MouseEvent): void => {
      // What is dragged stays what it is.
      if (event.buttons === 0) setHovered(blockAt(editor, event.clientY))
    }
    const out = (): void => setHovered(undefined)
    surface?.addEventListener('mousemove', over)
    surface?.addEventListener('mouseleave', out)
    return () => {
      letGo()
      surface?.removeEventListener('mousemove', over)
      surface?.removeEventListener('mouseleave', out)
    }
  }, [editor, keys])
  // Pictures that have loaded and a window that got narrower move the blocks without a change of the text.
  useEffect(() => {
    const put = (): void => place.current?.style.setProperty('top', `${topOfHandle(editor, index)}px`)
    put()
    if (typeof ResizeObserver === 'undefined') return undefined
    const resized = new ResizeObserver(put)
    resized.observe(editor.view.dom)
    return () => resized.disconnect()
  })
  const first = index === 0 ? t('richText.blockFirst') : undefined
  const last = index === at.count - 1 ? t('richText.blockLast') : undefined
  return (
    <>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      {drag.gap !== undefined && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            zIndex: 2,
            top: topOfGap(editor, drag.gap),
            insetInline: `${HANDLE}px 20px`,
            height: 4,
            borderRadius: 2,
            bgcolor: 'primary.main',
            pointerEvents: 'none',
          }}
        />
      )}
      <Box
        ref={place}
        {...drag.handlers}
        // The menu is about the block it was opened at, wherever the mouse goes then.
        onClick={() => enterBlock(editor, index)}
        sx={{
          position: 'absolute',
          zIndex: 2,
          left: 2,
          cursor: 'grab',
          touchAction: 'none',
          color: 'text.secondary',
        }}
      >
        <ActionMenu
          label={t('richText.block', { number: index + 1, count: at.count })}
          icon={<GripIcon size={20} />}
          actions={[
            {
              label: t('richText.blockUp'),
              icon: <ArrowUpIcon size={20} />,
              onPress: () => move(index, index - 1),
              disabledReason: first,
            },
            {
              label: t('richText.blockDown'),
              icon: <ArrowDownIcon size={20} />,
              onPress: () => move(index, index + 1),
              disabledReason: last,
            },
            {
              label: t('richText.blockDouble'),
              icon: <CopyIcon size={20} />,
              onPress: () => duplicateBlock(editor, index),
            },
            {
              label: t('richText.blockDelete'),
              icon: <DeleteIcon size={20} />,
              destructive: true,
              onPress: () => deleteBlock(editor, index),
            },
          ]}
        />
      </Box>
    </>
  )
}
