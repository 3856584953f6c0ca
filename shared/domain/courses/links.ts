import type { RichTextDocument, RichTextMedia } from '../../contract/lectures/rich-text.ts'
import { documentNodes } from './rich-text-rules.ts'

/** The addresses the links of a document lead to, each once, in their order. */
export const linksOf = (document: RichTextDocument | null): string[] => [
  ...new Set(
    (document ? documentNodes(document) : []).flatMap(({ marks }) =>
      (marks ?? []).flatMap(({ type, attrs }) =>
        type === 'link' && attrs && 'href' in attrs && typeof attrs.href === 'string' ? [attrs.href] : [],
      ),
    ),
  ),
]

type Handout = Extract<RichTextMedia, { type: 'handout' }>['attrs']

/** The files of handouts that stand in a document. */
export const handoutsOf = (document: RichTextDocument | null): Handout[] =>
  document?.content.flatMap((block) => (block.type === 'handout' ? [block.attrs] : [])) ?? []

/**
 * What a link leads to: something of the platform that can be looked up, a page only editors have, an address outside,
 * or something nobody needs to look after (a page of the platform, a mail, a telephone number).
 */
export type LinkTarget =
  | { kind: 'course' | 'lecture' | 'access' | 'handout' | 'image'; id: string }
  | { kind: 'editor' }
  | { kind: 'outside'; address: string }
  | { kind: 'other' }

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const INSIDE: [RegExp, 'course' | 'lecture' | 'access' | 'handout' | 'image'][] = [
  [new RegExp(`^/courses/[^/?#]+/lectures/${ID}`, 'i'), 'lecture'],
  [new RegExp(`^/courses/${ID}`, 'i'), 'course'],
  [new RegExp(`^/access/${ID}`, 'i'), 'access'],
  [new RegExp(`^/api/attachment\\?attachment-id=${ID}`, 'i'), 'handout'],
  [new RegExp(`^/api/image\\?id=${ID}`, 'i'), 'image'],
]

/**
 * What an address of a text leads to.
 * @param origin where the platform itself is
 */
export const linkTarget = (address: string, origin: string): LinkTarget => {
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (/^https?:\/\//i.test(own)) {
    const url = URL.parse(own)
    if (!url) return { kind: 'other' }
    // What stands behind # is looked up in the browser.
    url.hash = ''
    return { kind: 'outside', address: url.href }
  }
  if (/^\/(?:course-editor|admin)(?:\/|$)/.test(own)) return { kind: 'editor' }
  for (const [pattern, kind] of INSIDE) {
    const id = pattern.exec(own)?.[1]
    if (id) return { kind, id: id.toLowerCase() }
  }
  return { kind: 'other' }
}

/** How often in a row nobody must have answered before a link counts as dead: a server may be away for a night. */
export const FAILURES_UNTIL_DEAD = 3
