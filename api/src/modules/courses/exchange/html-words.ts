import { parseFragment } from 'parse5'
import type { HtmlNode } from './html-node.ts'

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'br',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
])
/** What is never read aloud: code, styles, and what other sites would show. */
export const UNREAD = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
])

/** The words in a node, with a line for each block. */
export const wordsOf = (node: HtmlNode): string => {
  if (node.nodeName === '#text') return node.value ?? ''
  if (UNREAD.has(node.nodeName)) return ''
  const inside = (node.childNodes ?? []).map(wordsOf).join('')
  return BLOCKS.has(node.nodeName) ? `\n${inside}\n` : inside
}

/** The words of a piece of HTML: lines where it has blocks, nothing of its tags, scripts and frames. */
export const htmlWords = (html: string): string =>
  wordsOf(parseFragment(html) as HtmlNode)
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const FORMULA = /\\\([^\n]{1,300}?\\\)|\\\[[^\n]{1,300}?\\\]|\$\$[^\n]{1,300}?\$\$/

/** A formula as programs of mathematics write it; it comes as it is written, which nobody wants to read. */
export const formulaIn = (text: string): string | undefined => FORMULA.exec(text)?.[0]
