import type { RichTextMedia } from '@kursportal/shared/contract'
import { mergeAttributes, Node, type Editor } from '@tiptap/core'
import { translate } from './texts.ts'

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

/** Something that stands on its own between paragraphs. */
type Block = RichTextMedia | { type: 'image'; attrs: { src: string; alt: string; title?: string } }

/**
 * Puts a film, a file or a picture below the paragraph, list or table the caret is in, in place of an empty paragraph; or changes
 * the one that is chosen.
 */
export const placeMedia = (editor: Editor, { type, attrs }: Block): void => {
  const chain = editor.chain().focus()
  if (type !== 'image' && editor.isActive(type)) {
    chain.updateAttributes(type, attrs).run()
    return
  }
  const { $to, to } = editor.state.selection
  // Something is chosen as a whole: a picture, a film. It stays.
  if ($to.depth === 0) chain.insertContentAt(to, { type, attrs }).run()
  else {
    const isEmpty = $to.node(1).content.size === 0
    chain
      .insertContentAt({ from: isEmpty ? $to.before(1) : $to.after(1), to: $to.after(1) }, { type, attrs })
      .run()
  }
}
