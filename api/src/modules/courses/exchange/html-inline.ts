import type { RichTextBlock } from '@kursportal/shared/contract'

/** What stands in a line of a text: words with their marks, and breaks. */
export type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]

const isBreak = (node: Inline | undefined): boolean => node?.type === 'hardBreak'

/** Without blanks that a browser does not show: at both ends, around breaks, and more than one between two words. */
export const trimmed = (nodes: Inline[]): Inline[] => {
  const content: Inline[] = []
  const closeLine = (): void => {
    const last = content.pop()
    if (last?.type !== 'text') return void (last && content.push(last))
    const text = last.text.trimEnd()
    if (text !== '') content.push({ ...last, text })
  }
  for (const node of nodes) {
    const before = content.at(-1)
    if (node.type === 'hardBreak') {
      closeLine()
      if (content.length > 0) content.push(node)
    } else {
      const isOpen = before?.type === 'text' && !before.text.endsWith(' ')
      const text = isOpen ? node.text : node.text.trimStart()
      if (text !== '') content.push({ ...node, text })
    }
  }
  closeLine()
  while (isBreak(content.at(-1))) content.pop()
  return content
}
