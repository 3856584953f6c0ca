import type { RichTextMedia } from '@kursportal/shared/contract'
import { mergeAttributes, Node, type Editor } from '@tiptap/core'
import { translate } from '../../../texts/index.ts'

type Attributes = Record<string, unknown>

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A block that stands for something of the lecture. In the editor it is a card with the name; what learners see and hear
 * there is made from its id.
 */
const mediaNode = (name: 'film' | 'handout', idName: 'film_id' | 'file_id', more: readonly string[] = []) => {
  const dataName = `data-${name}`
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        [idName, 'title', ...more].map((attribute) => {
          const stored = attribute === idName ? dataName : `data-${attribute}`
          return [
            attribute,
            {
              default: attribute === idName || attribute === 'title' ? '' : null,
              parseHTML: (element: HTMLElement) => element.getAttribute(stored),
              renderHTML: (attributes: Attributes) => ({ [stored]: attributes[attribute] }),
            },
          ]
        }),
      ),
    parseHTML: () => [{ tag: `figure[${dataName}]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'figure',
      mergeAttributes(HTMLAttributes, { class: 'media' }),
      `${translate(name === 'film' ? 'richText.film' : 'richText.handout')}: ${words(node.attrs['title'])}`,
    ],
  })
}

/** A film of the course that stands in the text. */
export const filmNode = mediaNode('film', 'film_id')

/** A file of the lecture that stands in the text: a sound to play, or something to open. */
export const handoutNode = mediaNode('handout', 'file_id', ['transcript'])

/** Puts a film or a file into the text after the caret, or changes the one that is chosen. */
export const placeMedia = (editor: Editor, { type, attrs }: RichTextMedia): void => {
  const chain = editor.chain().focus()
  if (editor.isActive(type)) chain.updateAttributes(type, attrs).run()
  // After what is chosen, not in its place: a picture or film that is chosen would be gone.
  else chain.insertContentAt(editor.state.selection.to, { type, attrs }).run()
}
