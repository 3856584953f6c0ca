import {
  all,
  deep,
  first,
  readXml,
  textAt,
  wordsIn,
  type Element,
} from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { drawOf } from '../draws.ts'
import { htmlWords } from '../html-words.ts'
import type { LeftOut, PlannedChapter, PlannedLecture, ReadCourse } from '../plan.types.ts'
import type { PictureFiles } from '../question-pictures.ts'
import { quizLectures, short, withPoints, type QuizTerms } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { hiddenInCanvas, isHiddenPage } from './canvas-hidden.ts'
import { canvasTerms, metaPathOf } from './canvas-quiz.ts'
import { fileAt, isPicture, pageLecture, readPart } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { asHidden, introduced, type ReadPart } from './introduced.ts'
import { gradeOf, readQtiItem } from './qti.ts'

const MANIFEST = 'imsmanifest.xml'

/** Whether a package is a Common Cartridge. */
export const isCartridge = (archive: Archive): boolean => archive.has(MANIFEST)

const NOTHING: ReadPart = { lectures: [], left_out: [] }
type Resource = { type: string; href: string; identifier: string }

/** How many questions a quiz asks with those it draws from groups, and whether that is all there is to say. */
const drawIn = (quiz: Element): { count: number; isKept: boolean } => {
  const groups = deep(quiz, 'section').flatMap((section) => {
    const selection = first(section, 'selection_ordering/selection')
    if (!selection) return []
    const items = all(section, 'item').length
    return [
      { items, count: Math.max(1, Math.min(Number(textAt(selection, 'selection_number')) || items, items)) },
    ]
  })
  const draw = drawOf(groups, deep(quiz, 'item').length)
  // Groups that refer to a bank have no questions here.
  return { ...draw, isKept: draw.isKept && groups.every(({ items }) => items > 0) }
}

class CartridgeReader {
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  private readonly resources: Map<string, Resource>
  /** What the outline has named. */
  private readonly named = new Set<string>()
  /** What is kept from learners. */
  private readonly hidden: ReadonlySet<string>
  constructor(archive: Archive, manifest: Element) {
    this.archive = archive
    this.hidden = hiddenInCanvas(archive)
    this.resources = new Map(
      all(manifest, 'resources/resource').map((resource) => {
        const file = first(resource, 'file')?.attributes['href'] ?? ''
        const { identifier = '', type = '', href = file } = resource.attributes
        return [identifier, { type, href, identifier }]
      }),
    )
  }

  /** The picture an address of a page or a question names. */
  private keyOf(path: string, address: string): string | undefined {
    const bare = address.replace(/^(\$|%24)IMS[-_]CC[-_]FILEBASE(\$|%24)\/?(\.\.\/)?/i, 'web_resources/')
    const name =
      fileAt(this.archive, path, address) ??
      fileAt(this.archive, '', bare) ??
      // Canvas writes the address of its own file area into some pages.
      fileAt(this.archive, '', bare.replace('web_resources/files/', 'web_resources/'))
    return name !== undefined && isPicture(name) ? name : undefined
  }

  private page(html: string, path: string, title: string): ReadPart {
    return pageLecture(html, {
      title,
      pictureAt: (address) => {
        const name = this.keyOf(path, address)
        if (name !== undefined) this.pictures.set(name, () => this.archive.bytes(name))
        return name
      },
    })
  }

  /** A quiz as Canvas exports it, with what it says above the questions and of attempts; elsewhere there is no more than these. */
  private assessment(path: string, { identifier }: Resource, title: string): ReadPart {
    const metaPath = metaPathOf(identifier)
    if (!this.archive.has(metaPath)) return this.quiz(path, title, {})
    const meta = readXml(this.archive.text(metaPath))
    const about = textAt(meta, 'description')
    return introduced(
      about,
      () => this.page(about, metaPath, title),
      this.quiz(path, title, canvasTerms(meta)),
    )
  }

  private quiz(path: string, title: string, terms: QuizTerms): ReadPart {
    const root = readXml(this.archive.text(path))
    const items = deep(root, 'item')
    // A quiz without questions, or one of a newer form that is not read.
    if (items.length === 0)
      return {
        lectures: [],
        left_out: [{ what: title, reason: first(root, 'assessment') ? 'empty' : 'question_kind' }],
      }
    const name = first(root, 'assessment')?.attributes['title'] || title
    const files: PictureFiles = {
      keyOf: (address) => this.keyOf(path, address),
      bytesOf: (key) => this.archive.bytes(key),
    }
    const read = withPoints(
      title,
      items.map((item) => ({ read: readQtiItem(item, files), grade: gradeOf(item) })),
    )
    for (const [key, bytes] of read.pictures ?? []) this.pictures.set(key, bytes)
    const draw = drawIn(root)
    const isDrawn = draw.count < read.questions.length
    return {
      lectures: quizLectures(short(name), read.questions, {
        ...terms,
        ...(isDrawn && { draw_count: draw.count }),
      }),
      left_out: [...read.left_out, ...(draw.isKept ? [] : [{ what: title, reason: 'draw' as const }])],
    }
  }

  private link(path: string, title: string): ReadPart {
    const root = readXml(this.archive.text(path))
    const address = first(root, 'url')?.attributes['href'] ?? ''
    return pageLecture(
      `<p><a href="${escaped(address)}">${escaped(textAt(root, 'title') || title)}</a></p>`,
      {
        title,
        pictureAt: () => undefined,
      },
    )
  }

  /**
   * A task or a topic to discuss: what is written there comes, handing in and answering stay behind, which is told. Beside a
   * task of Canvas lies the same as a page.
   */
  private words(path: string, { identifier }: Resource, title: string): ReadPart {
    const text = textAt(readXml(this.archive.text(path)), 'text')
    this.named.add(`${identifier}_fallback`)
    const { lectures, left_out } = text === '' ? NOTHING : this.page(text, path, title)
    const reason = lectures.length > 0 ? 'only_intro' : 'activity_kind'
    return { lectures, left_out: [{ what: title, reason }, ...left_out] }
  }

  /** What an item of the outline becomes. */
  item(item: Element): ReadPart {
    const title = short(textAt(item, 'title'))
    const resource = this.resources.get(item.attributes['identifierref'] ?? '')
    if (!resource) return { lectures: [], left_out: [] }
    this.named.add(resource.identifier)
    return readPart(title, NOTHING, () => this.resource(resource, title))
  }

  private resource(resource: Resource, title: string): ReadPart {
    const part = this.content(resource, title)
    return this.hidden.has(resource.identifier) ? asHidden(title, part) : part
  }

  private content(resource: Resource, title: string): ReadPart {
    const isQuiz = /^imsqti/i.test(resource.type)
    // Canvas keeps what a cartridge has no words for in a file of its own, with all questions in it.
    const whole = `non_cc_assessments/${resource.identifier}.xml.qti`
    const path = isQuiz && this.archive.has(whole) ? whole : fileAt(this.archive, '', resource.href)
    if (path === undefined) return { lectures: [], left_out: [{ what: title, reason: 'file_missing' }] }
    if (isQuiz) return this.assessment(path, resource, title)
    if (/^imswl/i.test(resource.type)) return this.link(path, title)
    if (/^assignment|^imsdt/i.test(resource.type)) return this.words(path, resource, title)
    if (/\.x?html?$/i.test(path)) {
      const html = this.archive.text(path)
      const page = this.page(html, path, title)
      return isHiddenPage(html) && !this.hidden.has(resource.identifier) ? asHidden(title, page) : page
    }
    const reason = resource.type === 'webcontent' ? 'file_kind' : 'activity_kind'
    return { lectures: [], left_out: [{ what: title, reason }] }
  }

  /** What no item of the outline names: Canvas exports pages, quizzes and tasks that stand in no module this way. */
  loose(): ReadPart[] {
    return [...this.resources.values()].flatMap((resource) => {
      // Asked one after the other: a task names the page beside it.
      if (this.named.has(resource.identifier) || !isContent(resource.href, resource.type)) return []
      const title = this.titleOf(resource)
      return [readPart(title, NOTHING, () => this.resource(resource, title))]
    })
  }

  private titleOf({ href }: Resource): string {
    const path = fileAt(this.archive, '', href)
    const text = path && /\.(x?html?|xml|qti)$/i.test(path) ? this.archive.text(path) : ''
    const title = /<(?:\w+:)?title[^>]{0,200}>([^<]{1,200})<\/(?:\w+:)?title>/i.exec(text)?.[1]
    const name = (href.split('/').at(-1) ?? '').replace(/\.[a-z]+$/i, '')
    const named = /^[a-z]?[0-9a-f]{16,}$/i.test(name) ? 'Ohne Titel' : name.replaceAll(/[-_]+/g, ' ')
    // Canvas writes before the name of a task what it is.
    return short(htmlWords(title ?? '').replace(/^Assignment: /, '')) || short(named)
  }
}

/** Whether a manifest is of SCORM: a program of its own, which is no cartridge though it is packed like one. */
const isScorm = (manifest: Element): boolean =>
  /scorm/i.test(textAt(manifest, 'metadata/schema')) ||
  all(manifest, 'resources/resource').some(({ attributes }) =>
    Object.keys(attributes).some((name) => /^scormtype$/i.test(name)),
  )

/** Whether a resource is something to learn with, and not a setting, a part of another one or a file pages show. */
const isContent = (href: string, type: string): boolean =>
  href !== '' &&
  !href.startsWith('course_settings/') &&
  !href.startsWith('web_resources/') &&
  // What belongs to another resource: what Canvas knows of a quiz or a discussion.
  !(type.startsWith('associatedcontent') && !/\.x?html?$/i.test(href)) &&
  !/^imsqti.*question-bank/i.test(type) &&
  !(type === 'webcontent' && !/\.x?html?$/i.test(href))

/** The outline flattened to two levels: what hangs below a top item belongs to its chapter. */
const below = (item: Element): Element[] => all(item, 'item').flatMap((child) => [child, ...below(child)])

/** What lectures are called together that stand in no module. */
const nameOf = (lectures: PlannedLecture[]): string =>
  lectures.every(({ type }) => type === 'quiz') ? 'Quiz' : 'Inhalte'

/** Reads a Common Cartridge, as Canvas exports it: pages, addresses and quizzes in the order of its outline. @throws UnreadableXml, ImportRefused scorm */
export const readCartridge = (archive: Archive, fileTitle: string): ReadCourse => {
  const manifest = readXml(archive.text(MANIFEST))
  if (isScorm(manifest)) throw new ImportRefused('scorm')
  const reader = new CartridgeReader(archive, manifest)
  const [named] = deep(first(manifest, 'metadata'), 'title')
  const title = short(wordsIn(named)) || fileTitle
  const outline = all(manifest, 'organizations/organization/item')
  const [only] = outline
  // Most cartridges hang everything below one item without a name.
  const tops = outline.length === 1 && only && textAt(only, 'title') === '' ? all(only, 'item') : outline
  const left_out: LeftOut[] = []
  const loose: PlannedLecture[] = []
  const chapters = tops.flatMap((top): PlannedChapter[] => {
    const reads = [top, ...below(top)].map((item) => reader.item(item))
    left_out.push(...reads.flatMap((read) => read.left_out))
    const lectures = reads.flatMap((read) => read.lectures)
    if (all(top, 'item').length > 0) return [{ title: short(textAt(top, 'title')) || title, lectures }]
    loose.push(...lectures)
    return []
  })
  const unnamed = reader.loose()
  left_out.push(...unnamed.flatMap((read) => read.left_out))
  const rest = unnamed.flatMap((read) => read.lectures)
  const hasOutline = loose.length > 0 || chapters.length > 0
  return {
    title,
    chapters: [
      { title: nameOf(loose), lectures: loose },
      ...chapters,
      { title: hasOutline ? 'Weitere Inhalte' : nameOf(rest), lectures: rest },
    ].filter(({ lectures }) => lectures.length > 0),
    left_out,
    pictures: reader.pictures,
  }
}
