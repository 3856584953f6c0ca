import { blockHunks } from '@kursportal/shared/domain'
import type { Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'

/** What of an editor these need. */
type Surface = Pick<Editor, 'state' | 'view'>

/** The number of the block the caret stands in; a list, a box or a table is one block, with all that is in it. */
export const blockAtCaret = ({ state }: Pick<Editor, 'state'>): number => {
  const index = state.selection.$from.index(0)
  return Math.min(index, Math.max(0, state.doc.childCount - 1))
}

/** Where the block of that number begins; for the number behind the last one, the end of the text. */
const startOf = ({ state }: Pick<Editor, 'state'>, index: number): number => {
  let position = 0
  for (let at = 0; at < index; at += 1) position += state.doc.child(at).nodeSize
  return position
}

const isBlock = ({ state }: Pick<Editor, 'state'>, index: number): boolean =>
  index >= 0 && index < state.doc.childCount

/**
 * Moves a block, so that its number is `to` then. The caret goes with it: where it stood in the block, else to its end.
 * @returns whether it moved
 */
export const moveBlock = (editor: Surface, from: number, to: number): boolean => {
  if (from === to || !isBlock(editor, from) || !isBlock(editor, to)) return false
  const { state, view } = editor
  const start = startOf(editor, from)
  const node = state.doc.child(from)
  const offset = state.selection.from - start
  const { tr } = state
  tr.delete(start, start + node.nodeSize)
  const at = tr.mapping.map(startOf(editor, to > from ? to + 1 : to))
  tr.insert(at, node)
  const isInside = offset > 0 && offset < node.nodeSize
  if (node.isAtom) tr.setSelection(NodeSelection.create(tr.doc, at))
  else
    tr.setSelection(
      TextSelection.near(tr.doc.resolve(at + (isInside ? offset : node.nodeSize - 1)), isInside ? 1 : -1),
    )
  view.dispatch(tr.scrollIntoView())
  return true
}

/** Puts the same block behind it. */
export const duplicateBlock = (editor: Surface, index: number): boolean => {
  if (!isBlock(editor, index)) return false
  const { state, view } = editor
  view.dispatch(state.tr.insert(startOf(editor, index + 1), state.doc.child(index)).scrollIntoView())
  return true
}

/** Takes a block away; undo brings it back. A text always keeps a paragraph to write in. */
export const deleteBlock = (editor: Surface, index: number): boolean => {
  if (!isBlock(editor, index)) return false
  const { state, view } = editor
  const start = startOf(editor, index)
  const end = start + state.doc.child(index).nodeSize
  const empty = state.doc.childCount === 1 ? state.schema.nodes['paragraph']?.create() : undefined
  const { tr } = state
  if (empty) tr.replaceWith(start, end, empty)
  else tr.delete(start, end)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)), -1))
  view.dispatch(tr.scrollIntoView())
  return true
}

/** Puts the caret into a block, where it is not in it already. */
export const enterBlock = (editor: Surface, index: number): void => {
  if (!isBlock(editor, index) || blockAtCaret(editor) === index) return
  const { state, view } = editor
  const at = startOf(editor, index)
  const { tr } = state
  view.dispatch(
    tr.setSelection(
      state.doc.child(index).isAtom
        ? NodeSelection.create(tr.doc, at)
        : Selection.near(tr.doc.resolve(at + 1)),
    ),
  )
}

/** The blocks of a text. */
const contentOf = (text: Editor['state']['doc']): JSONContent[] => {
  const { content = [] }: JSONContent = text.toJSON()
  return content
}

/** A text as this editor would hold it: with the attributes it adds, and a paragraph to write in. */
export const asHeld = ({ state }: Pick<Editor, 'state'>, content: JSONContent | null): JSONContent[] =>
  content ? contentOf(state.schema.nodeFromJSON(content)) : []

/**
 * Puts other blocks in place of those that differ, and leaves all else and the caret as they are. It is nobody's step
 * here: undo takes back what was typed, not this.
 */
export const replaceBlocks = (editor: Surface, blocks: readonly JSONContent[]): void => {
  const { state, view } = editor
  const { tr } = state
  const present = contentOf(state.doc)
  const wanted = blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
  for (const { from, to, blocks: put } of blockHunks(present, wanted).toReversed())
    tr.replaceWith(
      startOf(editor, from),
      startOf(editor, to),
      put.map((block) => state.schema.nodeFromJSON(block)),
    )
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}
