import { deep, first, readXml, all, wordsIn, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { readHtml } from '../html-text.ts'
import type { LeftOut, ReadPages } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { isPicture, textLectures } from './course-pages.ts'
import { readLooks, type DocxLooks } from './docx-looks.ts'
import { escaped } from './escaped.ts'
import { listHtml, type ListItem } from './list-html.ts'
import { officePart, partBeside, relations, type Relations } from './office.ts'
import { tableHtml, type Cell } from './table-html.ts'

/** The part that holds the text; Word for the web gives it other names than the usual one. */
const documentOf = (archive: Archive): string | undefined =>
  officePart(archive, 'word/document.xml', 'document')

const isOn = (properties: Element | undefined, name: string): boolean => {
  const element = first(properties, name)
  return element !== undefined && !['0', 'false', 'none'].includes(element.attributes['val'] ?? '')
}

const numberAt = (properties: Element | undefined, name: string): number =>
  Number(first(properties, name)?.attributes['val'] ?? 0) || 0

/** Marks of a run by the name Word has for each. */
const MARKS = { b: 'b', i: 'i', u: 'u', strike: 's' } as const

/** What text stands in besides runs; what was deleted while changes were tracked is not read. */
const AROUND = new Set(
  'ins moveTo smartTag sdt sdtContent fldSimple customXml dir bdo oMathPara AlternateContent Choice'.split(
    ' ',
  ),
)

/** Letters of a line that may be a heading. */
const LONGEST_HEADING = 80

/** Whether a paragraph is what people write who know no styles: a short bold line that is no sentence. */
const isBoldLine = (paragraph: Element): boolean => {
  const runs = deep(paragraph, 'r').filter((run) => all(run, 't').some(({ text }) => text.trim() !== ''))
  const words = runs
    .flatMap((run) => all(run, 't').map(({ text }) => text))
    .join('')
    .trim()
  return (
    words !== '' &&
    words.length <= LONGEST_HEADING &&
    !/[.:;,!?…]$/.test(words) &&
    runs.every((run) => isOn(first(run, 'rPr'), 'b'))
  )
}

class DocxReader {
  readonly left_out: LeftOut[] = []
  private readonly archive: Archive
  private readonly title: string
  private readonly looks: DocxLooks
  private readonly targets: Relations
  private readonly notes: Map<string, Element>
  /** The notes that were referred to so far, in their order. */
  private readonly noted: Element[] = []
  private readonly highest: number
  /** Where a bold line is a heading: in the text itself, where no style makes any. */
  private readonly unstyled: Element | undefined
  /** How far lists of each kind have counted: one may go on behind a paragraph or a picture, as another one. */
  private readonly counts = new Map<string, number>()
  private readonly begun = new Set<string>()
  constructor(archive: Archive, part: string, title: string, body: Element) {
    this.archive = archive
    this.title = title
    this.looks = readLooks(archive, part)
    this.targets = relations(archive, part)
    this.notes = new Map(['footnote', 'endnote'].flatMap((kind) => notesOf(archive, part, kind)))
    const levels = deep(body, 'p').flatMap((paragraph) => this.looks.headingLevel(paragraph) ?? [])
    this.highest = Math.min(2, ...levels)
    this.unstyled = levels.length === 0 ? body : undefined
  }

  private run(run: Element): string {
    const words = run.children.map((part) => this.runPart(part)).join('')
    if (words.trim() === '') return words
    const properties = first(run, 'rPr')
    const marks = Object.entries(MARKS).flatMap(([name, tag]) => (isOn(properties, name) ? [tag] : []))
    return marks.reduce((html, tag) => `<${tag}>${html}</${tag}>`, words)
  }

  private runPart(part: Element): string {
    if (part.name === 't') return escaped(part.text)
    if (part.name === 'br' || part.name === 'cr') return '<br>'
    if (part.name === 'tab') return ' '
    if (part.name === 'noBreakHyphen') return '-'
    if (part.name !== 'footnoteReference' && part.name !== 'endnoteReference') return ''
    const note = this.notes.get(`${part.name.replace('Reference', '')} ${part.attributes['id']}`)
    return note ? `[${this.noted.push(note)}]` : ''
  }

  private inline(element: Element): string {
    return element.children
      .map((part) => {
        if (part.name === 'r') return this.run(part)
        // Of a formula come its letters.
        if (part.name === 'oMath') return escaped(deep(part, 't').map(wordsIn).join(''))
        if (part.name === 'hyperlink') return this.link(part)
        return AROUND.has(part.name) ? this.inline(part) : ''
      })
      .join('')
  }

  private link(part: Element): string {
    const href = this.targets.get(part.attributes['id'] ?? '')?.target ?? ''
    const words = this.inline(part)
    return /^(https?:\/\/|mailto:)/i.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words
  }

  private missed(what: string, reason: LeftOut['reason']): void {
    this.left_out.push({ what: short([this.title, what].filter(Boolean).join(': ')), reason })
  }

  /** Pictures and text boxes that hang on a paragraph; they follow it. */
  private hanging(element: Element, alt = ''): string {
    return element.children
      .map((part) => {
        // The same again, for old programs.
        if (part.name === 'Fallback') return ''
        if (part.name === 'txbxContent') return this.blocks(part)
        if (part.name === 'blip') return this.picture(part.attributes['embed'] ?? '', alt)
        if (part.name === 'imagedata')
          return this.picture(part.attributes['id'] ?? '', part.attributes['title'] ?? alt)
        if (part.name === 'chart' || part.name === 'relIds') this.missed(alt, 'drawing')
        const about = first(part, 'docPr') ?? first(part, 'nvPicPr/cNvPr')
        return this.hanging(part, about?.attributes['descr'] || alt)
      })
      .join('')
  }

  private picture(id: string, alt: string): string {
    const path = this.targets.get(id)?.path ?? ''
    if (isPicture(path) && this.archive.has(path)) return `<img src="${escaped(path)}" alt="${escaped(alt)}">`
    this.missed(alt || path.split('/').at(-1) || '', 'picture')
    return ''
  }

  private table(element: Element): string {
    return tableHtml(
      all(element, 'tr').map((row) => {
        const properties = first(row, 'trPr')
        const empty = numberAt(properties, 'gridBefore')
        const cells = [...all(row, 'tc'), ...all(row, 'sdt/sdtContent/tc')]
        return {
          tag: isOn(properties, 'tblHeader') ? 'th' : 'td',
          cells: [
            ...(empty > 0 ? [{ html: '', columns: empty }] : []),
            ...cells.map((cell) => this.cell(cell)),
          ],
        }
      }),
    )
  }

  private cell(cell: Element): Cell {
    const properties = first(cell, 'tcPr')
    const merge = first(properties, 'vMerge')
    return {
      html: this.blocks(cell),
      columns: Math.max(1, numberAt(properties, 'gridSpan')),
      merge: merge && (merge.attributes['val'] === 'restart' ? 'begins' : 'goes_on'),
    }
  }

  private item(paragraph: Element): ListItem | undefined {
    const place = this.looks.listPlace(paragraph)
    if (!place) return undefined
    const { level, ordered, list, kind, start, startsAnew } = place
    const key = `${kind} ${level}`
    const isFirst = !this.begun.has(`${list} ${level}`)
    this.begun.add(`${list} ${level}`)
    const before = isFirst && startsAnew ? undefined : this.counts.get(key)
    const number = ordered ? (before ?? start - 1) + 1 : undefined
    if (number !== undefined) this.counts.set(key, number)
    return { level, ordered, number: level === 0 ? number : undefined, html: '' }
  }

  /** The blocks of a body, a cell or a box; items of lists that follow each other are one list. */
  blocks(body: Element): string {
    let html = ''
    let items: ListItem[] = []
    const flush = (): void => {
      html += listHtml(items)
      items = []
    }
    for (const element of body.children) {
      if (element.name === 'p') {
        const words = this.inline(element)
        const hanging = this.hanging(element)
        const level = this.looks.headingLevel(element)
        const item = words.trim() !== '' && !level ? this.item(element) : undefined
        if (item) items.push({ ...item, html: `<p>${words}</p>` })
        else if (body === this.unstyled && isBoldLine(element)) {
          flush()
          html += `<h2>${words.replaceAll(/<\/?[bu]>/g, '')}</h2>`
        } else if (words.trim() !== '' && !this.looks.isContents(element)) {
          flush()
          const tag = level ? (level <= this.highest ? 'h2' : 'h3') : 'p'
          html += `<${tag}>${words}</${tag}>`
        }
        if (hanging !== '') {
          flush()
          html += hanging
        }
        continue
      }
      flush()
      if (element.name === 'tbl') html += this.table(element)
      else if (element.name === 'sdt' || AROUND.has(element.name))
        html += this.blocks(first(element, 'sdtContent') ?? element)
    }
    flush()
    return html
  }

  /** The notes the text refers to, by their numbers. */
  notesBelow(): string {
    // A note may refer to no other one.
    const notes = [...this.noted].map(
      (note, at) =>
        `<p>[${at + 1}] ${all(note, 'p')
          .map((one) => this.inline(one))
          .join(' ')}</p>`,
    )
    return notes.length === 0 ? '' : `<hr>${notes.join('')}`
  }
}

const notesOf = (archive: Archive, part: string, kind: string): [string, Element][] =>
  all(partBeside(archive, part, `${kind}s`), kind).map((note) => [`${kind} ${note.attributes['id']}`, note])

/** Whether a package is a text of Word. */
export const isDocx = (archive: Archive): boolean => documentOf(archive) !== undefined

/** Reads a text of Word: its headings, paragraphs, lists, tables, boxes, notes, links and pictures. @throws UnreadableXml */
export const readDocx = (archive: Archive, title: string): ReadPages => {
  const part = documentOf(archive) ?? ''
  const body = first(readXml(archive.text(part)), 'body')
  if (!body) return { lectures: [], left_out: [], pictures: new Map() }
  const reader = new DocxReader(archive, part, title, body)
  const pictures: ReadPages['pictures'] = new Map()
  const page = readHtml(reader.blocks(body) + reader.notesBelow(), {
    title,
    pictureAt: (path) => {
      pictures.set(path, () => archive.bytes(path))
      return path
    },
  })
  return {
    lectures: textLectures(title, page.blocks),
    left_out: [...reader.left_out, ...page.left_out],
    pictures,
  }
}
