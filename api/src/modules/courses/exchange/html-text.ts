import { richTextBlock, type RichTextBlock } from '@kursportal/shared/contract'
import { parse } from 'parse5'
import { altText, pictureName } from './alt-text.ts'
import { flattened } from './html-flat.ts'
import { trimmed, type Inline } from './html-inline.ts'
import {
  attribute,
  cellsOf,
  hasBlocks,
  isList,
  isUnseen,
  itemsOf,
  rowsOf,
  spanOf,
  type HtmlNode,
} from './html-node.ts'
import { formulaIn, UNREAD, wordsOf } from './html-words.ts'
import { PICTURE, type LeftOut } from './plan.types.ts'
import { short } from './quizzes.ts'

type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]

/** What a page needs from its package. */
export type HtmlSources = {
  /** What the page is called where something of it stays behind. */
  title: string
  /** The key of a picture by its address; undefined where the package has none. */
  pictureAt?: (address: string) => string | undefined
}

/** A page as blocks of the platform, and what of it stays behind. */
export type ReadPage = { blocks: RichTextBlock[]; left_out: LeftOut[] }

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
const MEDIA = new Set(['iframe', 'video', 'audio', 'object', 'embed'])
const DRAWN = new Set(['svg', 'math', 'canvas'])

class PageReader {
  readonly left_out: LeftOut[] = []
  private readonly sources: HtmlSources
  constructor(sources: HtmlSources) {
    this.sources = sources
  }

  miss(reason: LeftOut['reason'], detail = ''): void {
    this.left_out.push({ what: short([this.sources.title, detail].filter(Boolean).join(': ')), reason })
  }

  private missMedia(node: HtmlNode): void {
    const source = (node.childNodes ?? []).find(({ nodeName }) => nodeName === 'source') ?? node
    const address = attribute(node, 'src') ?? attribute(node, 'data') ?? attribute(source, 'src')
    const isFilm = node.nodeName === 'video' || node.nodeName === 'audio'
    this.miss(isFilm ? 'film' : 'embedded', address)
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
      if (MEDIA.has(node.nodeName)) this.missMedia(node)
      if (isUnseen(node)) return []
      if (node.nodeName === 'img') this.miss('picture', pictureName(node))
      if (DRAWN.has(node.nodeName)) this.miss('drawing')
      if (leadsNowhere(node)) this.miss('link', wordsOf(node).trim() || attribute(node, 'title'))
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
    if (name === 'head' || name === '#comment' || name === '#documentType' || isUnseen(node)) return []
    if (/^h[1-6]$/.test(name)) {
      const content = trimmed(this.inline(children))
      const level = name === 'h1' || name === 'h2' ? 2 : 3
      return content.length === 0 ? [] : [{ type: 'heading', attrs: { level }, content }]
    }
    if (name === 'ul' || name === 'ol') return this.list(node, 1)
    if (name === 'hr') return [{ type: 'horizontalRule' }]
    if (name === 'table') return this.table(node)
    if (name === 'img') return this.picture(node)
    if (MEDIA.has(name)) {
      this.missMedia(node)
      return []
    }
    if (DRAWN.has(name)) {
      this.miss('drawing')
      return []
    }
    if (name === 'blockquote') {
      const blocks = this.blocks(children)
      const content = blocks.filter((block) => block.type === 'paragraph')
      // A quotation holds paragraphs alone; one with more is what stands in it.
      return content.length < blocks.length || content.length === 0
        ? blocks
        : this.fitting({ type: name, content })
    }
    if (CONTAINERS.has(name) || (name === 'p' && hasBlocks(node))) return this.blocks(children)
    if (['p', 'pre', 'dt', 'dd', 'summary', 'figcaption', 'address'].includes(name))
      return this.paragraph(children)
    if (name !== '#text' && hasBlocks(node)) return this.blocks(children)
    return undefined
  }

  private picture(node: HtmlNode): RichTextBlock[] {
    const key = this.sources.pictureAt?.(attribute(node, 'src') ?? '')
    if (key === undefined) {
      this.miss('picture', pictureName(node))
      return []
    }
    const alt = altText(attribute(node, 'alt') ?? '')
    return [{ type: 'image', attrs: { src: PICTURE + key, alt: short(alt, 500) } }]
  }

  private list(node: HtmlNode, depth: number): RichTextBlock[] {
    const beside: RichTextBlock[] = []
    const parted = itemsOf(node)
    // Around lists some editors put another one, without an item of its own.
    if (parted.length === 0)
      return (node.childNodes ?? []).filter(isList).flatMap((list) => this.list(list, depth))
    const items = parted.flatMap((parts) => {
      const flat = flattened(this.blocks(parts.filter((part) => !isList(part))))
      beside.push(...flat.beside)
      const below = parts.filter(isList).flatMap((list) => this.list(list, depth + 1))
      // Deeper than a text may nest, lists are lines.
      const inner = depth < MOST_DEPTH ? below.filter(isListBlock) : flattened(below).paragraphs
      beside.push(...below.filter((block) => !isListBlock(block)))
      const content = [...flat.paragraphs, ...inner]
      return content.length === 0 ? [] : [{ type: 'listItem' as const, content: firstParagraph(content) }]
    })
    if (items.length === 0) return beside
    if (node.nodeName === 'ul') return [...this.fitting({ type: 'bulletList', content: items }), ...beside]
    const start = Number(attribute(node, 'start'))
    const attrs = Number.isInteger(start) && start > 1 && start <= 10_000 ? { attrs: { start } } : {}
    return [...this.fitting({ type: 'orderedList', ...attrs, content: items }), ...beside]
  }

  private table(node: HtmlNode): RichTextBlock[] {
    const rows = rowsOf(node).map(cellsOf)
    // Tables that pages are laid out with hold one cell, or say so.
    if (rows.flat().length === 1 || attribute(node, 'role') === 'presentation')
      return this.blocks(rows.flat().flatMap(({ childNodes = [] }) => childNodes))
    const beside = this.captionOf(node)
    const before = beside.length
    const content = rows
      .filter((row) => row.length > 0)
      .map((row) => ({
        type: 'tableRow' as const,
        content: row.map((cell) => {
          const flat = flattened(this.blocks(cell.childNodes ?? []))
          beside.push(...flat.beside)
          return {
            type: cell.nodeName === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
            ...spanOf(cell),
            content: flat.paragraphs.length > 0 ? flat.paragraphs : [{ type: 'paragraph' as const }],
          }
        }),
      }))
    const table = content.length === 0 ? [] : this.fitting({ type: 'table', content })
    return [...beside.slice(0, before), ...table, ...beside.slice(before)]
  }

  /** What a table is called stands above it. */
  private captionOf(node: HtmlNode): RichTextBlock[] {
    const caption = (node.childNodes ?? []).find(({ nodeName }) => nodeName === 'caption')
    return this.paragraph(caption?.childNodes ?? [])
  }
}

/** Lists may lie in each other so deep. */
const MOST_DEPTH = 3

const isListBlock = ({ type }: RichTextBlock): boolean => type === 'bulletList' || type === 'orderedList'

const withMark = (marks: Mark[], node: HtmlNode): Mark[] => {
  const href = node.nodeName === 'a' ? (attribute(node, 'href') ?? '').trim() : ''
  const mark: Mark | undefined =
    SAFE.test(href) && href.length <= 2000 ? { type: 'link', attrs: { href } } : MARKS[node.nodeName]
  return mark && !marks.some(({ type }) => type === mark.type) ? [...marks, mark] : marks
}

/** Whether it is a link to something of where it comes from: another page, a file, a place only that program knows. */
const leadsNowhere = (node: HtmlNode): boolean => {
  const href = node.nodeName === 'a' ? (attribute(node, 'href') ?? '').trim() : ''
  return href !== '' && !href.startsWith('#') && !SAFE.test(href)
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
  return { blocks: content, left_out }
}

/** Types under which a script is run; under others it is data, such as a formula. */
const RUN = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/i

/** Whether a page has a program of its own, which may show or ask what stands nowhere in it. */
const hasProgram = (node: HtmlNode): boolean =>
  (node.nodeName === 'script' && RUN.test(attribute(node, 'type') ?? '')) ||
  (node.childNodes ?? []).some(hasProgram)

/**
 * Reads HTML as a text of the platform: headings, lists, tables, links and pictures of the package come, everything else
 * loses its dress; scripts, frames and styles never come, the first two of which are told.
 */
export const readHtml = (html: string, sources: HtmlSources): ReadPage => {
  const reader = new PageReader(sources)
  const root = parse(html) as HtmlNode
  const page = fittingBlocks(reader.blocks([root]), sources.title)
  const formula = formulaIn(wordsOf(root))
  if (formula) reader.miss('drawing', formula)
  if (hasProgram(root)) reader.miss('program')
  return { blocks: page.blocks, left_out: [...reader.left_out, ...page.left_out] }
}
