import { mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Image } from '@tiptap/extension-image'
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { richTextText } from '@kursportal/shared/ui/rich-text'
import { linkAddress } from './document.ts'
import { listDepth, nestableItem } from './list-depth.ts'
import { filmNode, handoutNode } from './media-nodes.ts'
import { leavableTable } from './table-keys.ts'
import { translate } from './texts.ts'
import { pictureView } from './picture-view.ts'

/** The kinds of call-out the contract knows. */
export const calloutKinds = ['info', 'tip', 'warning'] as const

const callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'info',
      parseHTML: (element: HTMLElement) => element.dataset['callout'] ?? 'info',
      // Its heading is not part of the text: it is drawn, as it is for learners.
      renderHTML: ({ kind }: { kind: (typeof calloutKinds)[number] }) => ({
        'data-callout': kind,
        'data-heading': richTextText(kind),
      }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
})

/** A cell holds paragraphs and knows how far it reaches; how it is aligned is the theme's. */
const cell = {
  content: 'paragraph+',
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }),
}

/** Only the platform's own pictures: what is pasted from elsewhere would vanish or tell others who reads it. */
const ownImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/api/image?id="]' }],
  addNodeView: () => pictureView,
})

/**
 * What may stand in a text that belongs to no lecture: without films and files.
 */
export const pageTextExtensions = (): Extensions =>
  richTextExtensions().filter((extension) => extension !== filmNode && extension !== handoutNode)

/**
 * What may stand in a rich text, no wider than `richTextDocument` of the contract: what is pasted and does not fit
 * becomes the nearest thing that does.
 */
export const richTextExtensions = (): Extensions => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    blockquote: false,
    listItem: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      isAllowedUri: (url) => linkAddress(url) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  nestableItem,
  listDepth,
  Blockquote.extend({ content: 'paragraph+' }),
  callout,
  ownImage,
  filmNode,
  handoutNode,
  leavableTable,
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Placeholder.configure({ placeholder: translate('richText.placeholder') }),
]
