import type { RichTextBlock } from '@kursportal/shared/contract'
import { all, deep, first, readXml, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { fittingBlocks } from '../html-text.ts'
import { PICTURE, type LeftOut, type PlannedLecture, type ReadPages } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { relations, type Relations } from './office.ts'

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]

const DOCUMENT = 'word/document.xml'

const isOn = (properties: Element | undefined, name: string): boolean => {
  const element = first(properties, name)
  return element !== undefined && !['0', 'false', 'none'].includes(element.attributes['val'] ?? '')
}

const marksOf = (run: Element): Mark[] => {
  const properties = first(run, 'rPr')
  return [
    ...(isOn(properties, 'b') ? [{ type: 'bold' } as const] : []),
    ...(isOn(properties, 'i') ? [{ type: 'italic' } as const] : []),
    ...(isOn(properties, 'u') ? [{ type: 'underline' } as const] : []),
    ...(isOn(properties, 'strike') ? [{ type: 'strike' } as const] : []),
  ]
}

class DocxReader {
  readonly left_out: LeftOut[] = []
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  private readonly title: string
  private readonly targets: Relations
  constructor(archive: Archive, title: string) {
    this.archive = archive
    this.title = title
    this.targets = relations(archive, DOCUMENT)
  }

  private run(run: Element, marks: Mark[]): Inline[] {
    const own = [...marks, ...marksOf(run)]
    return run.children.flatMap((part): Inline[] => {
      if (part.name === 'br' || part.name === 'cr') return [{ type: 'hardBreak' }]
      const text = part.name === 't' ? part.text : part.name === 'tab' ? ' ' : ''
      return text === '' ? [] : [own.length > 0 ? { type: 'text', text, marks: own } : { type: 'text', text }]
    })
  }

  /** Runs of a paragraph; what was deleted while changes were tracked is not read. */
  private inline(element: Element, marks: Mark[] = []): Inline[] {
    return element.children.flatMap((part): Inline[] => {
      if (part.name === 'r') return this.run(part, marks)
      if (part.name === 'hyperlink') {
        const href = this.targets.get(part.attributes['id'] ?? '')?.target ?? ''
        const link: Mark[] = /^(https?:\/\/|mailto:)/i.test(href) ? [{ type: 'link', attrs: { href } }] : []
        return this.inline(part, [...marks, ...link])
      }
      return ['ins', 'smartTag', 'sdt', 'sdtContent', 'fldSimple'].includes(part.name)
        ? this.inline(part, marks)
        : []
    })
  }

  private picturesIn(paragraph: Element): RichTextBlock[] {
    return deep(paragraph, 'drawing').flatMap((drawing): RichTextBlock[] => {
      const [blip] = deep(drawing, 'blip')
      const [about] = deep(drawing, 'docPr')
      const key = this.targets.get(blip?.attributes['embed'] ?? '')?.path ?? ''
      const alt = short(about?.attributes['descr'] ?? '', 500)
      if (!/\.(png|jpe?g|webp)$/i.test(key) || !this.archive.has(key)) {
        this.left_out.push({ what: short(`${this.title}: ${alt || key || '?'}`), reason: 'picture' })
        return []
      }
      this.pictures.set(key, () => this.archive.bytes(key))
      return [{ type: 'image', attrs: { src: PICTURE + key, alt } }]
    })
  }

  private table(element: Element): RichTextBlock[] {
    const content = all(element, 'tr').map((row) => ({
      type: 'tableRow' as const,
      content: all(row, 'tc').map((cell) => ({
        type: 'tableCell' as const,
        content: all(cell, 'p').map((paragraph) => ({
          type: 'paragraph' as const,
          content: this.inline(paragraph),
        })),
      })),
    }))
    return content.length === 0 ? [] : [{ type: 'table', content }]
  }

  /** The blocks of the document; items of lists that follow each other become one list. */
  blocks(body: Element): RichTextBlock[] {
    const found: RichTextBlock[] = []
    for (const element of body.children) {
      if (element.name === 'tbl') found.push(...this.table(element))
      if (element.name === 'sdt') found.push(...this.blocks(first(element, 'sdtContent') ?? element))
      if (element.name !== 'p') continue
      const content = this.inline(element)
      const isBlank = content.every((node) => node.type === 'hardBreak' || node.text.trim() === '')
      if (!isBlank) addParagraph(found, element, content)
      found.push(...this.picturesIn(element))
    }
    return found
  }
}

/** The level of a heading by its style, in the words of English and German Word; undefined for another paragraph. */
const headingLevel = (paragraph: Element): 2 | 3 | undefined => {
  const style = first(paragraph, 'pPr/pStyle')?.attributes['val'] ?? ''
  const [, level] = /^(?:heading|berschrift|überschrift|titel|title)\s*(\d)?$/i.exec(style) ?? []
  if (!/^(heading|berschrift|überschrift|titel|title)/i.test(style)) return undefined
  return Number(level ?? 1) <= 1 ? 2 : Number(level) === 2 ? 2 : 3
}

const addParagraph = (found: RichTextBlock[], element: Element, content: Inline[]): void => {
  const level = headingLevel(element)
  if (level) {
    found.push({ type: 'heading', attrs: { level }, content: withoutBold(content) })
    return
  }
  if (!first(element, 'pPr/numPr')) {
    found.push({ type: 'paragraph', content })
    return
  }
  const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content }] }
  const last = found.at(-1)
  if (last?.type === 'bulletList') last.content.push(item)
  else found.push({ type: 'bulletList', content: [item] })
}

/** A heading is bold by itself. */
const withoutBold = (content: Inline[]): Inline[] =>
  content.map((node) => {
    if (node.type !== 'text' || !node.marks) return node
    const marks = node.marks.filter(({ type }) => type !== 'bold')
    return marks.length > 0 ? { ...node, marks } : { type: 'text', text: node.text }
  })

/** Whether a package is a text of Word. */
export const isDocx = (archive: Archive): boolean => archive.has(DOCUMENT)

/** Reads a text of Word: its headings, paragraphs, lists, tables, links and pictures. @throws UnreadableXml */
export const readDocx = (archive: Archive, title: string): ReadPages => {
  const reader = new DocxReader(archive, title)
  const body = first(readXml(archive.text(DOCUMENT)), 'body')
  const page = fittingBlocks(body ? reader.blocks(body) : [], title)
  const lectures: PlannedLecture[] =
    page.document.content.length === 0 ? [] : [{ type: 'richText', title, document: page.document }]
  return { lectures, left_out: [...reader.left_out, ...page.left_out], pictures: reader.pictures }
}
