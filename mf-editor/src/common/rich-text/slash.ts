import { searchFor } from '@kursportal/shared/domain'
import type { Editor } from '@tiptap/core'
import { translate } from './texts.ts'
import type { richTextTexts } from '../../texts/rich-text.ts'

/** What `/` offers in every text. */
const everyKind = [
  'paragraph',
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'blockquote',
  'callout',
  'table',
  'rule',
  'image',
] as const

type Kind = keyof typeof richTextTexts.slashWords

/** One entry of the menu: what it is called, what else people type for it, and what it does at the caret. */
export type SlashItem = { kind: Kind; label: string; words: string; run: (editor: Editor) => void }

type Act = (editor: Editor) => void

/** What is done by the editor itself; a picture needs a dialog. */
const acts: Record<Exclude<(typeof everyKind)[number], 'image'>, Act> = {
  paragraph: (editor) => editor.chain().focus().setParagraph().run(),
  heading2: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  heading3: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  callout: (editor) => editor.chain().focus().wrapIn('callout').run(),
  table: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  rule: (editor) => editor.chain().focus().setHorizontalRule().run(),
}

const itemOf = (kind: Kind, run: Act): SlashItem => ({
  kind,
  label: translate(`richText.${kind}`),
  words: translate(`richText.slashWords.${kind}`),
  run,
})

/** What opens a dialog: pictures everywhere, films and files in the text of a lecture. */
export type SlashDialogs = { image: Act; film?: Act; handout?: Act }

/** All that `/` offers. */
export const slashItems = (dialogs: SlashDialogs): SlashItem[] => [
  ...everyKind.map((kind) => itemOf(kind, kind === 'image' ? dialogs.image : acts[kind])),
  ...(dialogs.film ? [itemOf('film', dialogs.film)] : []),
  ...(dialogs.handout ? [itemOf('handout', dialogs.handout)] : []),
]

/** What is typed behind a `/`, and where the `/` stands. */
export type SlashSearch = { from: number; text: string }

/** Letters one may look for. */
const MOST_LETTERS = 24

/**
 * What is looked for: the letters between the caret and a `/` that begins a paragraph or follows a space. Undefined where
 * no menu is wanted: in headings, and in boxes, lists and tables, which hold words only.
 */
export const slashSearch = ({ state }: Pick<Editor, 'state'>): SlashSearch | undefined => {
  const { $from, empty } = state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  const found = /(?:^|\s)(\/[\p{L}\d]*)$/u.exec(before)?.[1]
  if (found === undefined || found.length > MOST_LETTERS) return undefined
  return { from: $from.pos - found.length, text: found.slice(1) }
}

/** The items that fit what is looked for: those called so first, then those people call so. */
export const matchingItems = (items: readonly SlashItem[], search: string): SlashItem[] => {
  const isMeant = searchFor(search)
  const called = items.filter(({ label }) => isMeant(label))
  return [...called, ...items.filter((item) => !called.includes(item) && isMeant(item.words))]
}

/** Takes the `/` and what was looked for away again, and does what was chosen. */
export const runItem = (editor: Editor, item: SlashItem, { from, text }: SlashSearch): void => {
  editor
    .chain()
    .focus()
    .deleteRange({ from, to: from + 1 + text.length })
    .run()
  item.run(editor)
}
