import { richTextBlock, type RichTextBlock, type RichTextDocument } from '@kursportal/shared/contract'
import { parse } from 'parse5'
import { attribute, type HtmlNode } from './html-node.ts'
import { UNREAD } from './html-words.ts'
import { PICTURE, type LeftOut } from './plan.types.ts'
import { short } from './quizzes.ts'

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]

/** What a page needs from its package. */
export type HtmlSources = {
  /** What the page is called where something of it stays behind. */
  title: string
  /** The key of a picture by its address; undefined where the package has none. */
  pictureAt?: (address: string) => string | undefined
}

/** A page as a text of the platform, and what of it stays behind. */
export type ReadPage = { document: RichTextDocument; left_out: LeftOut[] }

const MARKS: Partial<Record<string, Mark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  u: { type: 'underline' },
  s: { type: 'strike' },
  del: { type: 'strike' },
}
const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i
const CONTAINERS = new Set([
  'html',
  'body',
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'figure',
  'center',
  'form',
  'dl',
  'details',
  '#document',
  '#document-fragment',
  'o:p',
  'font',
])
const FILMS = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

class PageReader {
  readonly left_out: LeftOut[] = []
  private readonly sources: HtmlSources
  constructor(sources: HtmlSources) {
    this.sources = sources
  }

  private miss(reason: LeftOut['reason'], detail = ''): void {
    this.left_out.push({ what: short([this.sources.title, detail].filter(Boolean).join(': ')), reason })
  }

  /** A block of parts that were put together here; one that is too large or too deep is told. */
  private fitting(candidate: unknown): RichTextBlock[] {
    const read = richTextBlock.safeParse(candidate)
    if (!read.success) this.miss('too_long')
    return read.success ? [read.data] : []
  }

  /** Words with their marks; line breaks and blanks as a browser shows them. */
  private inline(nodes: readonly HtmlNode[], marks: Mark[] = []): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      if (node.nodeName === '#text') {
        const text = (node.value ?? '').replaceAll('\u0000', '').replace(/\s+/g, ' ')
        return text === '' ? [] : [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
      }
      if (node.nodeName === 'br') return [{ type: 'hardBreak' }]
      if (FILMS.has(node.nodeName)) this.miss('film', attribute(node, 'src'))
      if (node.nodeName === 'img') this.miss('picture', attribute(node, 'alt') ?? attribute(node, 'src'))
      if (UNREAD.has(node.nodeName) || node.nodeName === 'img') return []
      return this.inline(node.childNodes ?? [], withMark(marks, node))
    })
  }

  private paragraph(nodes: readonly HtmlNode[]): RichTextBlock[] {
    const content = trimmed(this.inline(nodes))
    return content.length === 0 ? [] : [{ type: 'paragraph', content }]
  }

  /** The blocks of some nodes; words that stand between blocks are paragraphs of their own. */
  blocks(nodes: readonly HtmlNode[]): RichTextBlock[] {
    const found: RichTextBlock[] = []
    let loose: HtmlNode[] = []
    const flush = () => {
      found.push(...this.paragraph(loose))
      loose = []
    }
    for (const node of nodes) {
      const block = this.block(node)
      if (block) {
        flush()
        found.push(...block)
      } else loose.push(node)
    }
    flush()
    return found
  }

  private block(node: HtmlNode): RichTextBlock[] | undefined {
    const children = node.childNodes ?? []
    const name = node.nodeName
    if (name === 'head' || name === '#comment' || name === '#documentType') return []
    if (/^h[1-6]$/.test(name)) {
      const content = trimmed(this.inline(children))
      const level = name === 'h1' || name === 'h2' ? 2 : 3
      return content.length === 0 ? [] : [{ type: 'heading', attrs: { level }, content }]
    }
    if (name === 'ul' || name === 'ol') return this.list(node, 1)
    if (name === 'hr') return [{ type: 'horizontalRule' }]
    if (name === 'table') return this.table(node)
    if (name === 'img') return this.picture(node)
    if (FILMS.has(name)) {
      this.miss('film', attribute(node, 'src'))
      return []
    }
    if (name === 'blockquote') {
      const content = this.blocks(children).filter((block) => block.type === 'paragraph')
      return content.length === 0 ? [] : [{ type: 'blockquote', content }]
    }
    if (CONTAINERS.has(name) || (name === 'p' && hasBlocks(node))) return this.blocks(children)
    if (['p', 'pre', 'dt', 'dd', 'summary', 'figcaption', 'address'].includes(name))
      return this.paragraph(children)
    if (name !== '#text' && hasBlocks(node)) return this.blocks(children)
    return undefined
  }

  private picture(node: HtmlNode): RichTextBlock[] {
    const alt = attribute(node, 'alt') ?? ''
    const key = this.sources.pictureAt?.(attribute(node, 'src') ?? '')
    if (key === undefined) {
      this.miss('picture', alt || attribute(node, 'src'))
      return []
    }
    return [{ type: 'image', attrs: { src: PICTURE + key, alt: short(alt, 500) } }]
  }

  private list(node: HtmlNode, depth: number): RichTextBlock[] {
    const items = (node.childNodes ?? [])
      .filter(({ nodeName }) => nodeName === 'li')
      .map(({ childNodes = [] }) => {
        const words = this.blocks(childNodes.filter((child) => !isList(child)))
        const paragraphs = words.flatMap((block) => inParagraphs(block))
        const inner = childNodes.filter(isList)
        const below =
          depth < 3
            ? inner.flatMap((list) => this.list(list, depth + 1))
            : inner.flatMap((list) => this.flat(list))
        const content = [...paragraphs, ...below]
        return content.length === 0 ? [] : [{ type: 'listItem' as const, content: firstParagraph(content) }]
      })
      .flat()
    const type = node.nodeName === 'ol' ? 'orderedList' : 'bulletList'
    return items.length === 0 ? [] : this.fitting({ type, content: items })
  }

  /** A list that lies too deep: its items as paragraphs. */
  private flat(list: HtmlNode): RichTextBlock[] {
    return (list.childNodes ?? []).flatMap(({ childNodes = [] }) => this.paragraph(childNodes))
  }

  private table(node: HtmlNode): RichTextBlock[] {
    const rows = rowsOf(node).map((row) => ({
      type: 'tableRow' as const,
      content: (row.childNodes ?? [])
        .filter(({ nodeName }) => nodeName === 'td' || nodeName === 'th')
        .map((cell) => {
          const paragraphs = this.blocks(cell.childNodes ?? []).flatMap((block) => inParagraphs(block))
          return {
            type: cell.nodeName === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
            content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' as const }],
          }
        }),
    }))
    const content = rows.filter((row) => row.content.length > 0)
    return content.length === 0 ? [] : this.fitting({ type: 'table', content })
  }
}

const isList = ({ nodeName }: HtmlNode): boolean => nodeName === 'ul' || nodeName === 'ol'

const rowsOf = (node: HtmlNode): HtmlNode[] =>
  (node.childNodes ?? []).flatMap((child) => {
    if (child.nodeName === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.nodeName) ? rowsOf(child) : []
  })

const BLOCK_NAMES = new Set([
  'p',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'img',
  'div',
  'hr',
  'section',
  'article',
  'pre',
  'iframe',
  'video',
  'audio',
  'figure',
])

const hasBlocks = (node: HtmlNode): boolean =>
  (node.childNodes ?? []).some((child) => BLOCK_NAMES.has(child.nodeName) || hasBlocks(child))

const withMark = (marks: Mark[], node: HtmlNode): Mark[] => {
  const href = node.nodeName === 'a' ? (attribute(node, 'href') ?? '').trim() : ''
  const mark: Mark | undefined =
    SAFE.test(href) && href.length <= 2000 ? { type: 'link', attrs: { href } } : MARKS[node.nodeName]
  return mark && !marks.some(({ type }) => type === mark.type) ? [...marks, mark] : marks
}

const trimmed = (nodes: Inline[]): Inline[] => {
  const content = [...nodes]
  const isBlank = (node: Inline | undefined) => node && (node.type === 'hardBreak' || node.text.trim() === '')
  while (isBlank(content[0])) content.shift()
  while (isBlank(content.at(-1))) content.pop()
  return content
}

const inParagraphs = (block: RichTextBlock): Extract<RichTextBlock, { type: 'paragraph' }>[] => {
  if (block.type === 'paragraph') return [block]
  if (block.type === 'heading') return [{ type: 'paragraph', content: block.content }]
  return block.type === 'blockquote' ? block.content : []
}

const firstParagraph = (content: RichTextBlock[]): RichTextBlock[] =>
  content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content]

/** Blocks that a text of the platform may hold; one that does not fit is told, its neighbours come. */
export const fittingBlocks = (blocks: readonly RichTextBlock[], title: string): ReadPage => {
  const left_out: LeftOut[] = []
  const content = blocks.flatMap((block): RichTextBlock[] => {
    if (block.type === 'image' || richTextBlock.safeParse(block).success) return [block]
    left_out.push({ what: short(title), reason: 'too_long' })
    return []
  })
  return { document: { type: 'doc', content: content.slice(0, 2000) }, left_out }
}

/**
 * Reads HTML as a text of the platform: headings, lists, tables, links and pictures of the package come, everything else
 * loses its dress; scripts, frames and styles never come.
 */
export const readHtml = (html: string, sources: HtmlSources): ReadPage => {
  const reader = new PageReader(sources)
  const blocks = reader.blocks([parse(html) as HtmlNode])
  const page = fittingBlocks(blocks, sources.title)
  return { document: page.document, left_out: [...reader.left_out, ...page.left_out] }
}
