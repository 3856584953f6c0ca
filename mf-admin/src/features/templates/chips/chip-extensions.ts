import { mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Document } from '@tiptap/extension-document'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { CHIP } from './chip-document.ts'

type Options = {
  /** A line and no more, such as a subject. */
  oneLine: boolean
  /** What stands on a chip. */
  words: (source: string) => string
  isKnown: (source: string) => boolean
}

const chipNode = ({ words, isKnown }: Options) =>
  Node.create({
    name: CHIP,
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    addAttributes: () => ({
      source: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset['source'] ?? '',
        renderHTML: ({ source }: { source: string }) => ({ 'data-source': source }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-source]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const source = String(node.attrs['source'])
      const looks = { class: isKnown(source) ? 'chip' : 'chip unknown', title: source }
      return ['span', mergeAttributes(HTMLAttributes, looks), words(source)]
    },
  })

/** Lines of words and chips, and nothing else: what a wording is made of. */
export const chipExtensions = (options: Options): Extensions => [
  options.oneLine ? Document.extend({ content: 'paragraph' }) : Document,
  Paragraph,
  Text,
  UndoRedo,
  chipNode(options),
]
