import type { Editor } from '@tiptap/core'
import { Table } from '@tiptap/extension-table'

/** Puts the caret below the table it is in, into a new paragraph where none follows. */
const leaveTable = (editor: Editor): boolean => {
  const { $from } = editor.state.selection
  let depth = $from.depth
  while (depth > 0 && $from.node(depth).type.name !== 'table') depth -= 1
  if (depth === 0) return false
  const below = $from.after(depth)
  const next = editor.state.doc.resolve(below).nodeAfter
  const chain = editor.chain()
  if (!next?.isTextblock) chain.insertContentAt(below, { type: 'paragraph' })
  return chain
    .setTextSelection(below + 1)
    .scrollIntoView()
    .run()
}

/**
 * A table the keyboard leaves again: Tab goes from cell to cell and behind the last one out of it, Escape goes out at
 * once. More rows come from the tools.
 */
export const leavableTable = Table.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => {
        if (!this.editor.isActive('table')) return false
        return this.editor.commands.goToNextCell() || leaveTable(this.editor)
      },
      Escape: () => leaveTable(this.editor),
    }
  },
}).configure({ resizable: false })
