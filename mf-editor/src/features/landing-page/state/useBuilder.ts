import type { LandingBlock, LandingPage } from '@kursportal/shared/contract'
import { useCallback, useMemo, useState } from 'react'
import { afterChange, afterRedo, afterUndo, beginHistory } from '../../../common/undo-history.ts'
import { withBlock } from './blocks.ts'
import type { Content } from './content.ts'

/** The page that is being made, and what can be done with it. */
export type Builder = {
  content: Content
  selected: LandingBlock | undefined
  select: (id: string | undefined) => void
  /** Changes the whole; `key` names what is typed into, so that its letters are one step. */
  change: (next: Content, key?: string) => void
  /** Another page; the picture stays. */
  changePage: (page: LandingPage, key?: string) => void
  changeBlock: (block: LandingBlock, field: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Holds a page with its steps back and forth. */
export const useBuilder = (initial: Content): Builder => {
  const [history, setHistory] = useState(() => beginHistory(initial))
  const [selectedId, setSelectedId] = useState<string | undefined>(initial.page.blocks[0]?.id)
  const { present: content } = history
  const change = useCallback(
    (next: Content, key?: string) => setHistory((before) => afterChange(before, next, key, Date.now())),
    [],
  )
  const edit = useCallback(
    (make: (content: Content) => Content, key?: string) =>
      setHistory((before) => afterChange(before, make(before.present), key, Date.now())),
    [],
  )
  const changePage = useCallback(
    (page: LandingPage, key?: string) => edit(({ image_id }) => ({ page, image_id }), key),
    [edit],
  )
  const changeBlock = useCallback(
    (block: LandingBlock, field: string) =>
      edit(({ page, image_id }) => ({ page: withBlock(page, block), image_id }), `${block.id}/${field}`),
    [edit],
  )
  const undo = useCallback(() => setHistory((now) => afterUndo(now)), [])
  const redo = useCallback(() => setHistory((now) => afterRedo(now)), [])
  const selected = useMemo(
    () => content.page.blocks.find(({ id }) => id === selectedId),
    [content.page.blocks, selectedId],
  )
  return {
    content,
    selected,
    select: setSelectedId,
    change,
    changePage,
    changeBlock,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
