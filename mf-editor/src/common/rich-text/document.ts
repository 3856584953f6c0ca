import { richTextDocument, type RichTextDocument } from '@kursportal/shared/contract'
import type { JSONContent } from '@tiptap/core'

/** What the editor holds as the contract wants it, or undefined where it cannot be stored as it is. */
export const toDocument = (json: JSONContent): RichTextDocument | undefined =>
  richTextDocument.safeParse(JSON.parse(JSON.stringify(json))).data

/**
 * Where a text cannot be stored: the first words of the block in which the contract finds something, empty for one
 * without words; undefined where the whole is too much.
 */
export const unstorableBlock = (json: JSONContent): { index: number; words: string } | undefined => {
  const { error } = richTextDocument.safeParse(JSON.parse(JSON.stringify(json)))
  const index = error?.issues.map(({ path }) => path[1]).find((part) => typeof part === 'number')
  if (index === undefined) return undefined
  const words = wordsOf(json.content?.[index]).replaceAll(/\s+/g, ' ').trim()
  return { index, words: words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)} …` : words }
}

/** Letters that name a block. */
const MOST_WORDS = 40

const wordsOf = (node: JSONContent | undefined): string =>
  (node?.text ?? '') + (node?.content ?? []).map(wordsOf).join(' ')

/** What somebody typed as the address of a link, completed; undefined when no link can lead there. */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(https?:\/\/|mailto:|tel:)/i.test(text)) return URL.canParse(text) ? text : undefined
  if (/^(\/(?!\/)|#)/.test(text)) return text
  if (/^[^@/:]+@[^@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return undefined
  return /^[^/?#]+\.[a-z]{2,}/i.test(text) ? `https://${text}` : undefined
}

const isContent = (value: object): value is JSONContent => 'type' in value

/** A stored text as the editor takes it. An empty one gets a paragraph to write in: the tools need one to work on. */
export const toContent = (document: RichTextDocument): JSONContent | null => {
  if (!isContent(document)) return null
  return document.content?.length === 0 ? { ...document, content: [{ type: 'paragraph' }] } : document
}

/** What was typed, and what it was typed over, where that is known. */
export type KeptText = { typed: JSONContent; base: JSONContent | null }

const asText = (value: unknown): JSONContent | undefined =>
  typeof value === 'object' && value !== null && isContent(value) && value.type === 'doc' ? value : undefined

/** What was kept of a text in the browser, if it is one. */
export const keptText = (value: unknown): KeptText | undefined => {
  const whole = asText(value)
  if (whole) return { typed: whole, base: null }
  if (typeof value !== 'object' || value === null || !('typed' in value) || !('base' in value))
    return undefined
  const typed = asText(value.typed)
  return typed && { typed, base: asText(value.base) ?? null }
}
