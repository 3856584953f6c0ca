import { toast } from '@kursportal/shared/ui'
import { Extension } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { translate } from './texts.ts'

/** Levels of lists the contract stores. */
const MOST_LEVELS = 3

const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList'

const listsAround = ($place: ResolvedPos): number => {
  let lists = 0
  for (let depth = $place.depth; depth > 0; depth -= 1) if (isList($place.node(depth))) lists += 1
  return lists
}

const firstTooDeep = (doc: Node): { list: Node; at: number } | undefined => {
  let found: { list: Node; at: number } | undefined
  doc.descendants((node, at) => {
    if (!found && isList(node) && listsAround(doc.resolve(at)) >= MOST_LEVELS) found = { list: node, at }
    return !found
  })
  return found
}

/** Takes the entries of lists that are too deep up to the deepest level that can be stored, each behind its parent. */
const flattened = (state: EditorState): Transaction | null => {
  const { tr } = state
  for (let deep = firstTooDeep(tr.doc); deep; deep = firstTooDeep(tr.doc)) {
    const $at = tr.doc.resolve(deep.at)
    const behindItem = $at.after($at.depth)
    tr.insert(behindItem, deep.list.content).delete(deep.at, deep.at + deep.list.nodeSize)
  }
  return tr.docChanged ? tr : null
}

/** What cannot be stored does not come about: lists that are pasted deeper are taken up to the third level. */
export const listDepth = Extension.create({
  name: 'listDepth',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (changes, _before, after) => {
        if (!changes.some(({ docChanged }) => docChanged)) return null
        const change = flattened(after)
        if (change) toast.info(translate('richText.listsFlattened'))
        return change
      },
    }),
  ],
})

/** An entry of a list; the Tab key moves it in only as deep as can be stored. */
export const nestableItem = ListItem.extend({
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  addKeyboardShortcuts() {
    const usual = this.parent?.() ?? {}
    return {
      ...usual,
      Tab: (props) => {
        if (this.editor.isActive('listItem') && listsAround(this.editor.state.selection.$from) >= MOST_LEVELS)
          return true
        return usual['Tab']?.(props) ?? false
      },
    }
  },
})
