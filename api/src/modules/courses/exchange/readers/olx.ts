import { all, readXml, textAt, wordsIn, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { drawOf } from '../draws.ts'
import type { LeftOut, PlannedChapter, ReadCourse } from '../plan.types.ts'
import { quizLectures, short, withPoints } from '../quizzes.ts'
import { decoded, isPicture, pageLecture, readPart } from './course-pages.ts'
import { asHidden, type ReadPart } from './introduced.ts'
import { readProblem, type ReadProblem } from './olx-problem.ts'
import { attemptsOf, attemptsOfAll, drawnOf, policiesOf, settingsOf, type OlxSettings } from './olx-terms.ts'

/** What draws some of the problems in it. */
const DRAWS = new Set(['library_content', 'itembank'])

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

/** A problem, and how often it may be tried. */
type TriedProblem = ReadProblem & { attempts: number | null }

/** A component of a unit: what of it is read, asked, or stays behind. */
type Component = {
  html: string
  name: string
  problem?: TriedProblem
  left_out: LeftOut[]
}

const NOTHING: Component = { html: '', name: '', left_out: [] }

/** A unit, what holds for it, and whether what it lies in is kept from learners. */
type Place = { vertical: Element; settings: OlxSettings; isHidden: boolean }

/** What stands in a unit together, and how many problems of it are asked. */
type Group = { parts: Component[]; asked: number }

const problemsIn = (parts: readonly Component[]) =>
  parts.flatMap(({ problem }) => (problem && problem.graded.length > 0 ? [problem] : []))

const countIn = (problems: readonly ReadProblem[]): number =>
  problems.flatMap(({ graded }) => graded).reduce((sum, { read }) => sum + read.questions.length, 0)

/** Whether only those who teach see a part. */
const isForStaff = ({ attributes }: Element): boolean => attributes['visible_to_staff_only'] === 'true'

class OlxReader {
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  private readonly root: string
  private readonly policyOf: ReturnType<typeof policiesOf>
  constructor(archive: Archive, root: string) {
    this.archive = archive
    this.root = root
    this.policyOf = policiesOf(archive, root)
  }

  /** An element itself, or the file it points to, with what a policy says of it. */
  follow(element: Element): Element {
    const name = element.attributes['url_name'] ?? ''
    const file = `${this.root}${element.name}/${name.replaceAll(':', '/')}.xml`
    const isElsewhere = element.children.length === 0 && name !== '' && this.archive.has(file)
    const found = isElsewhere ? readXml(this.archive.text(file)) : element
    return { ...found, attributes: { ...found.attributes, ...this.policyOf(element.name, name) } }
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

  private problem(element: Element, title: string, around: OlxSettings): TriedProblem {
    const settings = settingsOf(around, element)
    const read = readProblem({ ...element, attributes: { ...element.attributes, ...settings } }, title, {
      keyOf: (address) => this.pathOf(address),
      bytesOf: (path) => this.archive.bytes(path),
    })
    return { ...read, attempts: attemptsOf(settings) }
  }

  private component(reference: Element, unit: string, settings: OlxSettings): Component {
    const element = this.follow(reference)
    const title = element.attributes['display_name'] || unit
    if (element.name === 'html')
      return { ...NOTHING, html: this.htmlOf(element), name: element.attributes['display_name'] ?? '' }
    if (element.name === 'problem') return { ...NOTHING, problem: this.problem(element, title, settings) }
    const reason = element.name === 'video' ? 'film' : 'activity_kind'
    return { ...NOTHING, left_out: [{ what: short(`${title} (${element.name})`), reason }] }
  }

  /** What stands in a unit; of problems that are drawn from come all. */
  private groupsOf(unit: Element, title: string, settings: OlxSettings): Group[] {
    return unit.children.map((reference) => {
      const pool = DRAWS.has(reference.name) ? this.follow(reference) : undefined
      const isPool = pool !== undefined && pool.children.length > 0
      const parts = (isPool ? pool.children : [reference]).map((child) =>
        readPart(title, NOTHING, () => this.component(child, title, settings)),
      )
      const problems = problemsIn(parts).length
      return { parts, asked: isPool ? drawnOf(pool, problems) : problems }
    })
  }

  /** All problems of a unit as one quiz. */
  private quiz(groups: readonly Group[], title: string): ReadPart {
    const problems = groups.flatMap(({ parts }) => problemsIn(parts))
    const { questions, left_out, pictures } = withPoints(
      title,
      problems.flatMap(({ graded }) => graded),
    )
    for (const [key, bytes] of pictures ?? []) this.pictures.set(key, bytes)
    const { max_attempts, isSame } = attemptsOfAll(
      problems.filter((one) => countIn([one]) > 0).map(({ attempts }) => attempts),
    )
    const drawn = groups.filter(({ parts, asked }) => asked < problemsIn(parts).length)
    const draw = drawOf(
      drawn.map(({ parts, asked }) => {
        const items = countIn(problemsIn(parts))
        return { items, count: Math.max(1, Math.round((items * asked) / problemsIn(parts).length)) }
      }),
      questions.length,
    )
    const isOneEach = drawn.every(({ parts }) => problemsIn(parts).every((one) => countIn([one]) === 1))
    return {
      lectures: quizLectures(title, questions, {
        max_attempts,
        ...(draw.count < questions.length && { draw_count: draw.count }),
      }),
      left_out: [
        ...left_out,
        ...(isSame ? [] : [{ what: short(title), reason: 'attempts' as const }]),
        ...(draw.isKept && isOneEach ? [] : [{ what: short(title), reason: 'draw' as const }]),
      ],
    }
  }

  private page(parts: Component[], unit: string): ReturnType<typeof pageLecture> {
    const [only] = parts
    // A text by itself goes by its own name, unless that is the one every text gets.
    const own = parts.length === 1 && only && !/^(?:raw html|html|text)?$/i.test(only.name) ? only.name : unit
    const html = parts.map((part) => part.html).join('')
    return pageLecture(html, { title: own, pictureAt: (address) => this.pictureAt(address) })
  }

  /** What is one page there is one text here, and one quiz of all its problems. */
  unit({ vertical: reference, settings, isHidden }: Place): ReadPart {
    const nothing: ReadPart = { lectures: [], left_out: [] }
    return readPart(reference.attributes['url_name'] ?? '', nothing, () => {
      const vertical = this.follow(reference)
      const title = vertical.attributes['display_name'] || 'Quiz'
      const groups = this.groupsOf(vertical, title, settingsOf(settings, vertical))
      const parts = groups.flatMap((group) => group.parts)
      const page = this.page(
        parts.filter(({ html }) => html.trim() !== ''),
        title,
      )
      const quiz = this.quiz(groups, title)
      const unit: ReadPart = {
        lectures: [...page.lectures, ...quiz.lectures],
        left_out: [
          ...parts.flatMap((part) => [...part.left_out, ...(part.problem?.left_out ?? [])]),
          // A page that does nothing but dress the others is missed by nobody.
          ...page.left_out.filter(({ reason }) => reason !== 'empty'),
          ...quiz.left_out,
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
      ? [chapterOf(title, [{ vertical: course, settings: {}, isHidden: false }])]
      : all(course, 'chapter').map((reference) => {
          const chapter = reader.follow(reference)
          const ofChapter = settingsOf(settingsOf({}, course), chapter)
          const sequences = all(chapter, 'sequential').map((sequence) => reader.follow(sequence))
          return chapterOf(
            chapter.attributes['display_name'] ?? '',
            sequences.flatMap((sequence) => {
              const isHidden = isForStaff(chapter) || isForStaff(sequence)
              const settings = settingsOf(ofChapter, sequence)
              return all(sequence, 'vertical').map((vertical) => ({ vertical, settings, isHidden }))
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
