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
import type { LeftOut, PlannedChapter, PlannedLecture, ReadCourse, ReadQuestions } from '../plan.types.ts'
import { checked, hintsOf, leftOut, ofAnswer, quizLectures, short, together } from '../quizzes.ts'
import { decoded, isPicture, pageLecture, readPart } from './course-pages.ts'

/** Whether a folder holds the parts of a course. */
const holdsCourse = (archive: Archive, root: string): boolean =>
  archive.names.some((name) => name.startsWith(`${root}chapter/`) || name.startsWith(`${root}course/`))

/** The outermost folder in which a `course.xml` and its parts stand, with a slash; undefined where there is none. */
const rootOf = (archive: Archive): string | undefined =>
  archive.names
    .filter((name) => /(^|\/)course\.xml$/.test(name))
    .map((name) => name.replace(/course\.xml$/, ''))
    .sort((one, other) => one.length - other.length)
    .find((root) => holdsCourse(archive, root))

/** Whether a package is a course of Open edX. */
export const isOlx = (archive: Archive): boolean => rootOf(archive) !== undefined

const words = (element: Element | undefined): string => wordsIn(element).replace(/\s+/g, ' ').trim()

/** What a choice says, without the hints within it. */
const choiceWords = (choice: Element): string =>
  choice.parts
    .map((part) => (typeof part === 'string' ? part : part.name.endsWith('hint') ? '' : wordsIn(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const RESPONSES = [
  'multiplechoiceresponse',
  'choiceresponse',
  'optionresponse',
  'stringresponse',
  'numericalresponse',
] as const

const toleranceOf = (response: Element, value: number): number => {
  const given = first(response, 'responseparam')?.attributes['default'] ?? '0'
  const number = Number.parseFloat(given)
  if (!Number.isFinite(number)) return 0
  return given.trim().endsWith('%') ? Math.abs((value * number) / 100) : Math.abs(number)
}

/** What is said to whoever chooses it. */
const ofChoice = (choice: Element): { explanation?: string } =>
  ofAnswer(
    choice.children
      .filter(({ name, attributes }) => name.endsWith('hint') && attributes['selected'] !== 'false')
      .map(words)
      .join('\n'),
  )

const isCorrect = (choice: Element): boolean => choice.attributes['correct']?.toLowerCase() === 'true'

type Asked = { question: string; explanation: string; hints?: string[] }

const candidateOf = (response: Element, asked: Asked): unknown => {
  switch (response.name) {
    case 'multiplechoiceresponse':
    case 'choiceresponse': {
      const several = response.name === 'choiceresponse'
      const options = deep(response, 'choice').map((choice) => ({
        text: choiceWords(choice),
        correct: isCorrect(choice),
        ...ofChoice(choice),
      }))
      return { type: several ? 'multiple_choice' : 'single_choice', ...asked, options }
    }
    case 'optionresponse': {
      const [input] = deep(response, 'optioninput')
      const named = [...(input?.attributes['options'] ?? '').matchAll(/'([^']*)'|"([^"]*)"/g)].map(
        ([, one, other]) => one ?? other ?? '',
      )
      const written = deep(response, 'option').map((option) => ({
        text: choiceWords(option),
        correct: isCorrect(option),
        ...ofChoice(option),
      }))
      const options =
        written.length > 0
          ? written
          : named.map((text) => ({ text, correct: text === input?.attributes['correct'] }))
      return { type: 'single_choice', ...asked, options }
    }
    case 'stringresponse': {
      const more = all(response, 'additional_answer').map((answer) => answer.attributes['answer'] ?? '')
      return {
        type: 'short_text',
        ...asked,
        accepted: [response.attributes['answer'] ?? '', ...more].filter(Boolean),
      }
    }
    case 'numericalresponse': {
      const value = Number(response.attributes['answer'])
      return { type: 'number', ...asked, value, tolerance: toleranceOf(response, value), unit: '' }
    }
  }
  return undefined
}

const problem = (root: Element, title: string): ReadQuestions => {
  const responses = RESPONSES.flatMap((name) => deep(root, name))
  if (responses.length === 0) return leftOut(title, 'question_kind')
  const outside = all(root, 'p').map(words).concat(all(root, 'label').map(words)).filter(Boolean).join('\n')
  const explanation = deep(root, 'solution').map(words).join('\n')
  const hints = hintsOf(deep(root, 'demandhint').flatMap((hint) => all(hint, 'hint').map(words)))
  const pictures = deep(root, 'img').length > 0 ? [leftOut(title, 'picture')] : []
  return together([
    ...pictures,
    ...responses.map((response) => {
      const inside = [...all(response, 'label'), ...all(response, 'p'), ...all(response, 'description')]
        .map(words)
        .filter(Boolean)
      const question = inside.join('\n') || outside || title
      return checked(candidateOf(response, { question, explanation, ...hints }), question)
    }),
  ])
}

/** A component of a unit: what of it is read, asked, or stays behind. */
type Component = { html: string; name: string; questions: ReadQuestions[]; left_out: LeftOut[] }

const NOTHING: Component = { html: '', name: '', questions: [], left_out: [] }

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

  private pictureAt(address: string): string | undefined {
    const path = `${this.root}${decoded(address)
      .replace(/^\/?static\//, 'static/')
      .replace(/[?#].*$/, '')}`
    if (!isPicture(path) || !this.archive.has(path)) return undefined
    this.pictures.set(path, () => this.archive.bytes(path))
    return path
  }

  private component(reference: Element, unit: string): Component {
    const element = this.follow(reference)
    const title = element.attributes['display_name'] || unit
    if (element.name === 'html')
      return { ...NOTHING, html: this.htmlOf(element), name: element.attributes['display_name'] ?? '' }
    if (element.name === 'problem') return { ...NOTHING, questions: [problem(element, title)] }
    const reason = element.name === 'video' ? 'film' : 'activity_kind'
    return { ...NOTHING, left_out: [{ what: short(`${title} (${element.name})`), reason }] }
  }

  private page(parts: Component[], unit: string): ReturnType<typeof pageLecture> {
    const [only] = parts
    // A text by itself goes by its own name, unless that is the one every text gets.
    const own = parts.length === 1 && only && !/^(?:raw html|html|text)?$/i.test(only.name) ? only.name : unit
    const html = parts.map((part) => part.html).join('')
    return pageLecture(html, { title: own, pictureAt: (address) => this.pictureAt(address) })
  }

  /** What is one page there is one text here, and one quiz of all its problems. */
  unit(reference: Element): { lectures: PlannedLecture[]; left_out: LeftOut[] } {
    const nothing: { lectures: PlannedLecture[]; left_out: LeftOut[] } = { lectures: [], left_out: [] }
    return readPart(reference.attributes['url_name'] ?? '', nothing, () => {
      const vertical = this.follow(reference)
      const title = vertical.attributes['display_name'] || 'Quiz'
      const parts = vertical.children.map((child) =>
        readPart(title, NOTHING, () => this.component(child, title)),
      )
      const page = this.page(
        parts.filter(({ html }) => html.trim() !== ''),
        title,
      )
      const { questions, left_out } = together(parts.flatMap((part) => part.questions))
      return {
        lectures: [...page.lectures, ...quizLectures(title, questions)],
        left_out: [
          ...parts.flatMap((part) => part.left_out),
          // A page that does nothing but dress the others is missed by nobody.
          ...page.left_out.filter(({ reason }) => reason !== 'empty'),
          ...left_out,
        ],
      }
    })
  }
}

/** Reads a course of Open edX (OLX): chapters, and in them the texts and problems of all units. @throws UnreadableXml */
export const readOlx = (archive: Archive, fileTitle: string): ReadCourse => {
  const root = rootOf(archive) ?? ''
  const reader = new OlxReader(archive, root)
  const course = reader.follow(readXml(archive.text(`${root}course.xml`)))
  const left_out: LeftOut[] = []
  const chapters = all(course, 'chapter').map((reference): PlannedChapter => {
    const chapter = reader.follow(reference)
    const units = all(chapter, 'sequential')
      .flatMap((sequence) => all(reader.follow(sequence), 'vertical'))
      .map((vertical) => reader.unit(vertical))
    left_out.push(...units.flatMap((unit) => unit.left_out))
    return {
      title: short(chapter.attributes['display_name'] ?? '') || fileTitle,
      lectures: units.flatMap(({ lectures }) => lectures),
    }
  })
  return {
    title: short(course.attributes['display_name'] ?? textAt(course, 'display_name')) || fileTitle,
    chapters: chapters.filter(({ lectures }) => lectures.length > 0),
    left_out,
    pictures: reader.pictures,
  }
}
