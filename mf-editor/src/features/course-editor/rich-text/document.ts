import { richTextDocument, type RichTextDocument } from '@kursportal/shared/contract'
import type { JSONContent } from '@tiptap/core'

/** What the editor holds as the contract wants it, or undefined where it cannot be stored as it is. */
export const toDocument = (json: JSONContent): RichTextDocument | undefined =>
  richTextDocument.safeParse(JSON.parse(JSON.stringify(json))).data

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

/** A stored text as the editor takes it. */
export const toContent = (document: RichTextDocument): JSONContent | null =>
  isContent(document) ? document : null
