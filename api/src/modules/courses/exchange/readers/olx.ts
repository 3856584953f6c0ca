import { all, readXml, textAt, wordsIn, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import type { LeftOut, PlannedChapter, ReadCourse, ReadQuestions } from '../plan.types.ts'
import { quizLectures, short, together } from '../quizzes.ts'
import { decoded, isPicture, pageLecture, readPart } from './course-pages.ts'
import { asHidden, type ReadPart } from './introduced.ts'
import { readProblem } from './olx-problem.ts'

/** Files that say what a package holds, and the folders of which one lies beside each. */
const ROOTS = { 'course.xml': ['chapter/', 'course/'], 'library.xml': ['problem/', 'html/'] }

/** Where the outermost course or library of a package begins; undefined where there is none. */
const rootFileOf = (archive: Archive): { folder: string; file: string } | undefined =>
  Object.entries(ROOTS)
    .flatMap(([file, parts]) =>
      archive.names
        .filter((name) => name === file || name.endsWith(`/${file}`))
        .map((name) => ({ folder: name.slice(0, -file.length), file, parts })),
    )
    .toSorted((one, other) => one.folder.length - other.folder.length)
    .find(({ folder, parts }) =>
      archive.names.some((name) => parts.some((part) => name.startsWith(folder + part))),
    )

/** Whether a package is a course of Open edX, or a library of its problems. */
export const isOlx = (archive: Archive): boolean => rootFileOf(archive) !== undefined

/** A component of a unit: what of it is read, asked, or stays behind. */
type Component = { html: string; name: string; questions: ReadQuestions[]; left_out: LeftOut[] }

const NOTHING: Component = { html: '', name: '', questions: [], left_out: [] }

/** A unit, and whether what it lies in is kept from learners. */
type Place = { vertical: Element; isHidden: boolean }

/** Whether only those who teach see a part. */
const isForStaff = ({ attributes }: Element): boolean => attributes['visible_to_staff_only'] === 'true'

class OlxReader {
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  private readonly root: string
  constructor(archive: Archive, root: string) {
    this.archive = archive
    this.root = root
  }

  /** An element itself, or the file it points to. */
  follow(element: Element): Element {
    const name = element.attributes['url_name'] ?? ''
    const file = `${this.root}${element.name}/${name.replaceAll(':', '/')}.xml`
    return element.children.length === 0 && name !== '' && this.archive.has(file)
      ? readXml(this.archive.text(file))
      : element
  }

  private htmlOf(element: Element): string {
    const file = `${this.root}html/${element.attributes['filename'] ?? element.attributes['url_name'] ?? ''}.html`
    return this.archive.has(file) ? this.archive.text(file) : wordsIn(element)
  }

  private pathOf(address: string): string | undefined {
    const path = `${this.root}${decoded(address)
      .replace(/^\/?static\//, 'static/')
      .replace(/[?#].*$/, '')}`
    return isPicture(path) && this.archive.has(path) ? path : undefined
  }

  private pictureAt(address: string): string | undefined {
    const path = this.pathOf(address)
    if (path !== undefined) this.pictures.set(path, () => this.archive.bytes(path))
    return path
  }

  private problem(element: Element, title: string): ReadQuestions {
    return readProblem(element, title, {
      keyOf: (address) => this.pathOf(address),
      bytesOf: (path) => this.archive.bytes(path),
    })
  }

  private component(reference: Element, unit: string): Component {
    const element = this.follow(reference)
    const title = element.attributes['display_name'] || unit
    if (element.name === 'html')
      return { ...NOTHING, html: this.htmlOf(element), name: element.attributes['display_name'] ?? '' }
    if (element.name === 'problem') return { ...NOTHING, questions: [this.problem(element, title)] }
    const reason = element.name === 'video' ? 'film' : 'activity_kind'
    return { ...NOTHING, left_out: [{ what: short(`${title} (${element.name})`), reason }] }
  }

  /** What stands in a unit; of problems that are drawn from come all. */
  private componentsOf(unit: Element): Element[] {
    return unit.children.flatMap((child) => {
      const drawn = child.name === 'library_content' ? this.follow(child).children : []
      return drawn.length > 0 ? drawn : [child]
    })
  }

  private page(parts: Component[], unit: string): ReturnType<typeof pageLecture> {
    const [only] = parts
    // A text by itself goes by its own name, unless that is the one every text gets.
    const own = parts.length === 1 && only && !/^(?:raw html|html|text)?$/i.test(only.name) ? only.name : unit
    const html = parts.map((part) => part.html).join('')
    return pageLecture(html, { title: own, pictureAt: (address) => this.pictureAt(address) })
  }

  /** What is one page there is one text here, and one quiz of all its problems. */
  unit({ vertical: reference, isHidden }: Place): ReadPart {
    const nothing: ReadPart = { lectures: [], left_out: [] }
    return readPart(reference.attributes['url_name'] ?? '', nothing, () => {
      const vertical = this.follow(reference)
      const title = vertical.attributes['display_name'] || 'Quiz'
      const parts = this.componentsOf(vertical).map((child) =>
        readPart(title, NOTHING, () => this.component(child, title)),
      )
      const page = this.page(
        parts.filter(({ html }) => html.trim() !== ''),
        title,
      )
      const { questions, left_out, pictures } = together(parts.flatMap((part) => part.questions))
      for (const [key, bytes] of pictures ?? []) this.pictures.set(key, bytes)
      const unit: ReadPart = {
        lectures: [...page.lectures, ...quizLectures(title, questions)],
        left_out: [
          ...parts.flatMap((part) => part.left_out),
          // A page that does nothing but dress the others is missed by nobody.
          ...page.left_out.filter(({ reason }) => reason !== 'empty'),
          ...left_out,
        ],
      }
      return isHidden || isForStaff(vertical) ? asHidden(title, unit) : unit
    })
  }
}

/**
 * Reads a course of Open edX (OLX): chapters, and in them the texts and problems of all units. A library is one unit.
 * @throws UnreadableXml
 */
export const readOlx = (archive: Archive, fileTitle: string): ReadCourse => {
  const { folder, file } = rootFileOf(archive) ?? { folder: '', file: 'course.xml' }
  const reader = new OlxReader(archive, folder)
  const course = reader.follow(readXml(archive.text(folder + file)))
  const title = short(course.attributes['display_name'] ?? textAt(course, 'display_name')) || fileTitle
  const left_out: LeftOut[] = []
  const chapterOf = (name: string, places: Place[]): PlannedChapter => {
    const units = places.map((place) => reader.unit(place))
    left_out.push(...units.flatMap((unit) => unit.left_out))
    return { title: short(name) || fileTitle, lectures: units.flatMap(({ lectures }) => lectures) }
  }
  const chapters =
    course.name === 'library'
      ? [chapterOf(title, [{ vertical: course, isHidden: false }])]
      : all(course, 'chapter').map((reference) => {
          const chapter = reader.follow(reference)
          const sequences = all(chapter, 'sequential').map((sequence) => reader.follow(sequence))
          return chapterOf(
            chapter.attributes['display_name'] ?? '',
            sequences.flatMap((sequence) => {
              const isHidden = isForStaff(chapter) || isForStaff(sequence)
              return all(sequence, 'vertical').map((vertical) => ({ vertical, isHidden }))
            }),
          )
        })
  return {
    title,
    chapters: chapters.filter(({ lectures }) => lectures.length > 0),
    left_out,
    pictures: reader.pictures,
  }
}
