import { all, deep, first, readXml, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { readHtml } from '../html-text.ts'
import type { LeftOut, ReadPages } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { isPicture, textLectures } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { listHtml, type ListItem } from './list-html.ts'
import { officePart, relations, type Relations } from './office.ts'
import { tableHtml, type Cell } from './table-html.ts'

const presentationOf = (archive: Archive): string | undefined =>
  officePart(archive, 'ppt/presentation.xml', 'presentation')

/** Whether a package is a presentation of PowerPoint. */
export const isPptx = (archive: Archive): boolean => presentationOf(archive) !== undefined

/** The slides in the order in which they are shown. */
const slidesOf = (archive: Archive): string[] => {
  const part = presentationOf(archive) ?? ''
  const targets = relations(archive, part)
  return all(readXml(archive.text(part)), 'sldIdLst/sldId')
    .map((slide) => {
      // Two attributes are called `id`; the one of the relations begins with letters.
      return targets.get(slide.attributes['id'] ?? '')?.path ?? ''
    })
    .filter((path) => archive.has(path))
}

/** What stands on every slide and belongs to none. */
const EDGES = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

const placeholderOf = (shape: Element): Element | undefined => first(shape, 'nvSpPr/nvPr/ph')

const kindOf = (shape: Element): string => placeholderOf(shape)?.attributes['type'] ?? ''

const isTitle = (shape: Element): boolean => /^(title|ctrTitle)$/i.test(kindOf(shape))

/** Whether a paragraph is an item of a list: it says so, or stands where lists are written. */
const isItem = (paragraph: Element, shape: Element): boolean => {
  const looks = first(paragraph, 'pPr')
  if (first(looks, 'buNone')) return false
  if (first(looks, 'buChar') ?? first(looks, 'buAutoNum') ?? first(looks, 'buBlip')) return true
  const place = placeholderOf(shape)
  return place !== undefined && ['', 'body', 'obj'].includes(kindOf(shape)) && deep(shape, 'p').length > 1
}

class SlideReader {
  readonly left_out: LeftOut[] = []
  private readonly archive: Archive
  private readonly targets: Relations
  private readonly title: string
  constructor(archive: Archive, slide: string, title: string) {
    this.archive = archive
    this.targets = relations(archive, slide)
    this.title = title
  }

  private missed(what: string, reason: LeftOut['reason']): void {
    this.left_out.push({ what: short([this.title, what].filter(Boolean).join(': ')), reason })
  }

  private run(run: Element): string {
    const looks = first(run, 'rPr')
    const href = this.targets.get(first(looks, 'hlinkClick')?.attributes['id'] ?? '')?.target ?? ''
    let html = escaped(
      deep(run, 't')
        .map(({ text }) => text)
        .join(''),
    )
    if (html.trim() === '') return html
    for (const [name, tag] of [
      ['b', 'b'],
      ['i', 'i'],
    ] as const)
      if (looks?.attributes[name] === '1') html = `<${tag}>${html}</${tag}>`
    return /^(https?:\/\/|mailto:)/i.test(href) ? `<a href="${escaped(href)}">${html}</a>` : html
  }

  words(paragraph: Element): string {
    return paragraph.children
      .map((part) =>
        part.name === 'br' ? '<br>' : ['r', 'fld', 'm'].includes(part.name) ? this.run(part) : '',
      )
      .join('')
  }

  private shape(shape: Element): string {
    if (isTitle(shape) || EDGES.has(kindOf(shape))) return ''
    let html = ''
    let items: ListItem[] = []
    for (const paragraph of all(shape, 'txBody/p')) {
      const words = this.words(paragraph)
      if (words.replaceAll('<br>', '').trim() === '') continue
      if (isItem(paragraph, shape)) {
        const level = Number(first(paragraph, 'pPr')?.attributes['lvl'] ?? 0)
        const counted = first(paragraph, 'pPr/buAutoNum')
        const number = Number(counted?.attributes['startAt'] ?? 1)
        items.push({ level, ordered: counted !== undefined, html: words, number })
        continue
      }
      html += `${listHtml(items)}<p>${words}</p>`
      items = []
    }
    return html + listHtml(items)
  }

  private picture(picture: Element): string {
    const alt = first(picture, 'nvPicPr/cNvPr')?.attributes['descr'] ?? ''
    const media = first(picture, 'nvPicPr/nvPr')
    if (first(media, 'videoFile') ?? first(media, 'audioFile')) this.missed(alt, 'film')
    const [blip] = deep(picture, 'blip')
    const path = this.targets.get(blip?.attributes['embed'] ?? '')?.path ?? ''
    if (isPicture(path) && this.archive.has(path)) return `<img src="${escaped(path)}" alt="${escaped(alt)}">`
    this.missed(alt, 'picture')
    return ''
  }

  private frame(frame: Element): string {
    const [table] = deep(frame, 'tbl')
    if (!table) {
      this.missed(first(frame, 'nvGraphicFramePr/cNvPr')?.attributes['descr'] ?? '', 'drawing')
      return ''
    }
    const hasHead = first(table, 'tblPr')?.attributes['firstRow'] === '1'
    return tableHtml(
      all(table, 'tr').map((row, at) => ({
        tag: hasHead && at === 0 ? 'th' : 'td',
        // A cell that another one reaches over from the left is written down as well.
        cells: all(row, 'tc')
          .filter(({ attributes }) => attributes['hMerge'] !== '1')
          .map((cell) => this.cell(cell)),
      })),
    )
  }

  private cell(cell: Element): Cell {
    const { gridSpan, rowSpan, vMerge } = cell.attributes
    return {
      html: all(cell, 'txBody/p')
        .map((one) => `<p>${this.words(one)}</p>`)
        .join(''),
      columns: Number(gridSpan ?? 1),
      merge: vMerge === '1' ? 'goes_on' : Number(rowSpan) > 1 ? 'begins' : undefined,
    }
  }

  /** What stands on a slide, in the order it lies there. */
  html(tree: Element | undefined): string {
    return (tree?.children ?? [])
      .map((part) => {
        if (part.name === 'sp') return this.shape(part)
        if (part.name === 'pic') return this.picture(part)
        if (part.name === 'graphicFrame') return this.frame(part)
        return ['grpSp', 'AlternateContent', 'Choice'].includes(part.name) ? this.html(part) : ''
      })
      .join('')
  }

  /** What the speaker wrote down for a slide is nobody else's: it stays, which is told. */
  tellNotes(): void {
    const notes = [...this.targets.values()].find(({ type }) => type === 'notesSlide')?.path ?? ''
    if (!this.archive.has(notes)) return
    const shapes = deep(readXml(this.archive.text(notes)), 'sp').filter((shape) => kindOf(shape) === 'body')
    if (shapes.some((shape) => deep(shape, 't').some(({ text }) => text.trim() !== '')))
      this.missed('', 'notes')
  }
}

/** Reads a presentation: a heading for each slide, its texts, tables and pictures. @throws UnreadableXml */
export const readPptx = (archive: Archive, title: string): ReadPages => {
  const left_out: LeftOut[] = []
  const html = slidesOf(archive).map((slide, index) => {
    const root = readXml(archive.text(slide))
    const tree = first(root, 'cSld/spTree')
    const number = `Folie ${index + 1}`
    if (root.attributes['show'] === '0') {
      left_out.push({ what: number, reason: 'hidden' })
      return ''
    }
    const reader = new SlideReader(archive, slide, number)
    const name = deep(tree, 'sp')
      .filter(isTitle)
      .flatMap((shape) => all(shape, 'txBody/p').map((one) => reader.words(one).replaceAll('<br>', ' ')))
      .join(' ')
      .trim()
    const below = reader.html(tree)
    reader.tellNotes()
    left_out.push(...reader.left_out)
    return name === '' && below === '' ? '' : `<h2>${name || number}</h2>${below}`
  })
  const pictures: ReadPages['pictures'] = new Map()
  const page = readHtml(html.join(''), {
    title,
    pictureAt: (path) => {
      pictures.set(path, () => archive.bytes(path))
      return path
    },
  })
  return { lectures: textLectures(title, page.blocks), left_out: [...left_out, ...page.left_out], pictures }
}
