import type { Editor } from '@tiptap/react'

/** Selects the first link to an address and brings it into sight. @returns whether there is one */
export const selectLink = (editor: Editor, href: string): boolean => {
  let place: { from: number; to: number } | undefined
  editor.state.doc.descendants((node, position) => {
    const leadsThere = node.marks.some(({ type, attrs }) => type.name === 'link' && attrs['href'] === href)
    if (!place && leadsThere) place = { from: position, to: position + node.nodeSize }
    return !place
  })
  if (!place) return false
  editor.chain().setTextSelection(place).focus(undefined, { scrollIntoView: false }).run()
  const { node } = editor.view.domAtPos(place.from + 1)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
  return true
}
