import type { Editor } from '@tiptap/core'

const blocksOf = (editor: Editor): Element[] =>
  [...editor.view.dom.children].slice(0, editor.state.doc.childCount)

/** The number of the block at a height of the window: the one it lies in, else the nearest above it. */
export const blockAt = (editor: Editor, clientY: number): number => {
  const below = blocksOf(editor).findIndex((block) => clientY < block.getBoundingClientRect().top)
  return below === -1 ? editor.state.doc.childCount - 1 : Math.max(0, below - 1)
}

/** Before which block something would stand that is let go at a height of the window; behind the last: their count. */
export const gapAt = (editor: Editor, clientY: number): number => {
  const blocks = blocksOf(editor)
  const below = blocks.findIndex((block) => {
    const { top, height } = block.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return below === -1 ? blocks.length : below
}

/** How far below the top of the area a gap lies, in pixels. */
export const topOfGap = (editor: Editor, gap: number): number => {
  const blocks = blocksOf(editor)
  const { top } = editor.view.dom.getBoundingClientRect()
  const before = blocks[gap - 1]?.getBoundingClientRect().bottom
  const after = blocks[gap]?.getBoundingClientRect().top
  return ((before ?? after ?? top) + (after ?? before ?? top)) / 2 - top - 2
}

/** Pixels: how high the handle is. */
const HANDLE_HEIGHT = 44

/** How far below the top of the area the handle of a block stands: beside its first line. */
export const topOfHandle = (editor: Editor, index: number): number => {
  const block = blocksOf(editor)[index]
  if (!block) return 0
  const from = block.getBoundingClientRect().top - editor.view.dom.getBoundingClientRect().top
  const { lineHeight, paddingTop } = getComputedStyle(block)
  const line = Number.parseFloat(lineHeight) || HANDLE_HEIGHT
  const padding = block.matches('aside') ? Number.parseFloat(paddingTop) || 0 : 0
  return Math.max(0, from + padding + (line - HANDLE_HEIGHT) / 2)
}
