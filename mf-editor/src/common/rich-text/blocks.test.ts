import { Editor } from '@tiptap/core'
import { blockAtCaret, deleteBlock, duplicateBlock, enterBlock, moveBlock } from './blocks.ts'
import { richTextExtensions } from './extensions.ts'

const open = (html: string, caret: number): Editor => {
  const editor = new Editor({ extensions: richTextExtensions(), content: html })
  editor.commands.setTextSelection(caret)
  return editor
}
/** The blocks with words, or that are one by themselves; a paragraph to write on stands behind a list. */
const blocks = (editor: Editor): string[] => {
  const names: string[] = []
  editor.state.doc.forEach((node) => {
    if (node.textContent || node.type.name !== 'paragraph')
      names.push(`${node.type.name} ${node.textContent}`)
  })
  return names
}
const THREE = '<p>Eins</p><ul><li><p>Zwei</p></li></ul><p>Drei</p>'
const LIST = 'bulletList Zwei'

it.each([
  [0, 1, [LIST, 'paragraph Eins', 'paragraph Drei']],
  [0, 2, [LIST, 'paragraph Drei', 'paragraph Eins']],
  [1, 0, [LIST, 'paragraph Eins', 'paragraph Drei']],
  [2, 0, ['paragraph Drei', 'paragraph Eins', LIST]],
  [1, 2, ['paragraph Eins', 'paragraph Drei', LIST]],
])('moves block %i to place %i', (from, to, expected) => {
  const editor = open(THREE, 3)
  expect(moveBlock(editor, from, to)).toBe(true)
  expect(blocks(editor)).toEqual(expected)
  expect(blockAtCaret(editor)).toBe(to)
  editor.destroy()
})

it.each([
  [0, -1],
  [0, 0],
  [0, 9],
  [9, 0],
])('moves nothing from %i to %i', (from, to) => {
  const editor = open(THREE, 3)
  expect(moveBlock(editor, from, to)).toBe(false)
  expect(blocks(editor)).toHaveLength(3)
  editor.destroy()
})

it('takes the caret along, where it stood in the block', () => {
  const editor = open(THREE, 3)
  moveBlock(editor, 0, 1)
  editor.commands.insertContent('!')
  expect(blocks(editor)[1]).toBe('paragraph Ei!ns')
  editor.destroy()
})

it('moves what is one by itself, and keeps it chosen', () => {
  const editor = open('<p>Eins</p><hr><p>Zwei</p>', 2)
  expect(moveBlock(editor, 1, 0)).toBe(true)
  expect(blocks(editor)[0]).toBe('horizontalRule ')
  expect(blockAtCaret(editor)).toBe(0)
  editor.destroy()
})

it('doubles a block, and undo takes it back', () => {
  const editor = open(THREE, 3)
  duplicateBlock(editor, 1)
  expect(blocks(editor).slice(1, 3)).toEqual([LIST, LIST])
  editor.commands.undo()
  expect(blocks(editor)).toHaveLength(3)
  editor.destroy()
})

it('deletes a block, and undo brings it back', () => {
  const editor = open(THREE, 3)
  deleteBlock(editor, 0)
  expect(blocks(editor)).toEqual([LIST, 'paragraph Drei'])
  editor.commands.undo()
  expect(blocks(editor)).toHaveLength(3)
  editor.destroy()
})

it('leaves an empty paragraph where the last block went', () => {
  const editor = open('<p>Allein</p>', 2)
  deleteBlock(editor, 0)
  expect(editor.getHTML()).toBe('<p></p>')
  editor.destroy()
})

it('puts the caret into a block, and leaves one that is in it already', () => {
  const editor = open(THREE, 3)
  enterBlock(editor, 0)
  expect(editor.state.selection.from).toBe(3)
  enterBlock(editor, 1)
  expect(blockAtCaret(editor)).toBe(1)
  editor.destroy()
})
