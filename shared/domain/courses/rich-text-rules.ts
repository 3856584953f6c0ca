import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'

type AnyNode = {
  type: string
  text?: string
  content?: readonly AnyNode[] | undefined
  attrs?: object | undefined
  marks?: readonly { type: string; attrs?: object | undefined }[] | undefined
}

const nodesOf = (node: AnyNode): AnyNode[] => [node, ...(node.content ?? []).flatMap(nodesOf)]

/** Every node of a document, itself first. */
export const documentNodes = (document: RichTextDocument): AnyNode[] => nodesOf(document)

/** The words of a document, parted by blanks. */
export const plainTextOf = (document: RichTextDocument): string =>
  documentNodes(document)
    .flatMap((node) => (node.text ? [node.text] : []))
    .join(' ')
    .trim()

/** The films that stand in a document, by their id, each once. */
export const filmsOf = (document: RichTextDocument | null): string[] => [
  ...new Set(document?.content.flatMap((block) => (block.type === 'film' ? [block.attrs.film_id] : []))),
]

const shown: ReadonlySet<string> = new Set(['image', 'film', 'handout'])

/** Whether a document shows nothing: no word, no picture, no film and no file. */
export const isEmptyDocument = (document: RichTextDocument | null): boolean =>
  !document || (plainTextOf(document) === '' && !documentNodes(document).some((node) => shown.has(node.type)))

/** Whether a picture of the document has no text for those who cannot see it. */
export const lacksAltText = (document: RichTextDocument): boolean =>
  documentNodes(document).some(
    (node) => node.type === 'image' && !(node.attrs && 'alt' in node.attrs && node.attrs.alt),
  )
