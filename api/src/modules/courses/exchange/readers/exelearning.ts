import { all, readXml, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import type { LeftOut, PlannedChapter, PlannedLecture, ReadCourse, ReadQuestions } from '../plan.types.ts'
import { quizLectures, short, together, type QuizTerms } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { decoded, isPicture, pageLecture } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { exeQuestions } from './exelearning-questions.ts'
import { asHidden, introduced, isBlank, type ReadPart } from './introduced.ts'
import { field, stringOf } from './json.ts'

const CONTENT = 'content.xml'
/** It names the description of its form, which says nothing more. */
const DOCTYPE = /<!DOCTYPE ode SYSTEM "content\.dtd">/

/** Whether a package is of eXeLearning, of today or of before; what it exports has its source in it where one wants that. */
export const isExeLearning = (archive: Archive): boolean =>
  archive.has('contentv3.xml') ||
  archive.has('content.data') ||
  (archive.has(CONTENT) && /<ode[\s>]/.test(archive.text(CONTENT).slice(0, 1000)))

/** Parts that are read as they are; all others are programs, or a page of their own. */
const TEXTS = new Set(['text', 'udl-content', 'rubric', 'casestudy', 'example', 'external-website'])
/** What eXeLearning calls a box by itself, in the languages of its users. */
const USUAL_NAME = /^(?:te?xto?|texte|testua|testo)$/i

/** How addresses of files begin that lie in the package. */
const IN_PACKAGE = '{{context_path}}/'

const jsonOf = (component: Element): unknown => {
  try {
    return JSON.parse(textAt(component, 'jsonProperties'))
  } catch {
    // Parts without settings have none, or a word that is none.
    return undefined
  }
}

/** What is set of a page, a box or a part. */
const settingsIn = (element: Element, list: string): Map<string, string> =>
  new Map(all(element, list).map((one) => [textAt(one, 'key'), textAt(one, 'value')]))

const isHidden = (settings: ReadonlyMap<string, string>): boolean =>
  settings.get('visibility') === 'false' || settings.get('teacherOnly') === 'true'

const headed = (title: string, html: string): string =>
  isBlank(html) || title === '' || USUAL_NAME.test(title) ? html : `<h2>${escaped(title)}</h2>${html}`

/** A text with how long it takes and whom it is for, and what it says on a press of a button. */
const textOf = (component: Element, params: unknown): string => {
  const say = (name: string): string => stringOf(field(params, name))
  const about = ['textInfoDuration', 'textInfoParticipants'].map((name) => {
    const value = say(`${name}Input`)
    return value && `<p>${escaped([say(`${name}TextInput`), value].filter(Boolean).join(' '))}</p>`
  })
  const more = say('textFeedbackTextarea')
  const folded = isBlank(more) ? '' : `<h3>${escaped(say('textFeedbackInput'))}</h3>${more}`
  return [...about, say('textTextarea') || textAt(component, 'htmlView'), folded].join('')
}

/** The pictures of a gallery, one below the other. */
const galleryOf = (params: unknown): string =>
  Object.values(params ?? {})
    .map((one: unknown) => ({ path: stringOf(field(one, 'img')), title: stringOf(field(one, 'title')) }))
    .filter(({ path }) => path !== '')
    .map(({ path, title }) => `<p><img src="${escaped(path)}" alt="${escaped(title)}"></p>`)
    .join('')

const unreadReason = (kind: string, html: string): LeftOut['reason'] => {
  if (kind === 'interactive-video') return 'film'
  return /DataGame|-IDevice/.test(html) ? 'question_kind' : 'activity_kind'
}

type Box = { html: string; asked: ReadQuestions; terms: QuizTerms; left_out: LeftOut[] }

class ExeReader {
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  constructor(archive: Archive) {
    this.archive = archive
  }

  private keyOf(address: string): string | undefined {
    const bare = decoded(address.replace(IN_PACKAGE, '').replace(/[?#].*$/, ''))
    const parts = bare.split('/')
    return [bare, ...[2, 1].map((count) => parts.slice(-count).join('/'))]
      .flatMap((path) => [path, `content/resources/${path}`])
      .find((path) => isPicture(path) && this.archive.has(path))
  }

  private pictureAt(address: string): string | undefined {
    const name = this.keyOf(address)
    if (name !== undefined) this.pictures.set(name, () => this.archive.bytes(name))
    return name
  }

  private part(component: Element, title: string): Box {
    const kind = textAt(component, 'odeIdeviceTypeName')
    const params = jsonOf(component)
    const asked = exeQuestions(
      { kind, params, title },
      { keyOf: (address) => this.keyOf(address), bytesOf: (key) => this.archive.bytes(key) },
    )
    const nothing = { html: '', asked: together([]), terms: {}, left_out: [] }
    if (asked) return { ...nothing, html: asked.intro, asked: asked.read, terms: asked.terms }
    if (TEXTS.has(kind)) return { ...nothing, html: textOf(component, params) }
    if (kind === 'image-gallery') return { ...nothing, html: galleryOf(params) }
    const reason = unreadReason(kind, textAt(component, 'htmlView'))
    return { ...nothing, left_out: [{ what: short(`${title} (${kind})`), reason }] }
  }

  private box(block: Element, title: string): Box {
    const name = short(textAt(block, 'blockName'))
    const named = name && !USUAL_NAME.test(name) ? `${title}: ${name}` : title
    const hiddenBox = isHidden(settingsIn(block, 'odePagStructureProperties/odePagStructureProperty'))
    const components = all(block, 'odeComponents/odeComponent')
    const parts = components.map((component) => this.part(component, named))
    const isAny =
      hiddenBox ||
      components.some((component) =>
        isHidden(settingsIn(component, 'odeComponentsProperties/odeComponentsProperty')),
      )
    const asked = together(parts.map((part) => part.asked))
    const html = parts.map((part) => part.html).join('')
    return {
      html: asked.questions.length > 0 ? html : headed(name, html),
      asked,
      terms: Object.assign({}, ...parts.map(({ terms }) => terms)),
      left_out: [
        ...parts.flatMap((part) => part.left_out),
        ...(isAny ? [{ what: short(named), reason: 'was_hidden' as const }] : []),
      ],
    }
  }

  /** A page as a text, and a quiz of all it asks; one that holds others may be empty itself. */
  page(page: Element, holdsOthers: boolean): ReadPart {
    const title = short(textAt(page, 'pageName')) || 'Ohne Titel'
    const boxes = all(page, 'odePagStructures/odePagStructure').map((block) => this.box(block, title))
    const html = boxes
      .map((box) => box.html)
      .join('')
      .replaceAll(IN_PACKAGE, '')
    const { questions, left_out, pictures } = together(boxes.map((box) => box.asked))
    for (const [key, bytes] of pictures ?? []) this.pictures.set(key, bytes)
    const terms: QuizTerms = Object.assign({}, ...boxes.map((box) => box.terms))
    const quiz: ReadPart = {
      lectures: quizLectures(title, questions, terms),
      left_out: [...boxes.flatMap((box) => box.left_out), ...left_out],
    }
    const asPage = (): ReadPart =>
      pageLecture(html, { title, pictureAt: (address) => this.pictureAt(address) })
    const isEmpty = !holdsOthers && isBlank(html) && quiz.lectures.length === 0 && quiz.left_out.length === 0
    const read = isEmpty
      ? { lectures: [], left_out: [{ what: title, reason: 'empty' as const }] }
      : introduced(html, asPage, quiz)
    return isHidden(settingsIn(page, 'odeNavStructureProperties/odeNavStructureProperty'))
      ? asHidden(title, read)
      : read
  }
}

const orderOf = (page: Element): number => Number(textAt(page, 'odeNavStructureOrder')) || 0

/** Pages below others by their ids; those on top by none. */
const byParent = (pages: readonly Element[]): Map<string, Element[]> => {
  const ids = new Set(pages.map((page) => textAt(page, 'odePageId')))
  const parentOf = (page: Element): string => {
    const parent = textAt(page, 'odeParentPageId')
    return ids.has(parent) ? parent : ''
  }
  return Map.groupBy(
    pages.toSorted((one, other) => orderOf(one) - orderOf(other)),
    parentOf,
  )
}

/**
 * Reads a project of eXeLearning: a chapter for each page that has others below it, and one for those that have none.
 * @throws ImportRefused old_exelearning where it is of a version before 3, which writes what only it can read
 * @throws UnreadableXml
 */
export const readExeLearning = (archive: Archive, fileTitle: string): ReadCourse => {
  if (!archive.has(CONTENT)) throw new ImportRefused('old_exelearning')
  const project = readXml(archive.text(CONTENT).replace(DOCTYPE, ''))
  const title = short(settingsIn(project, 'odeProperties/odeProperty').get('pp_title') ?? '') || fileTitle
  const reader = new ExeReader(archive)
  const pages = all(project, 'odeNavStructures/odeNavStructure')
  const below = byParent(pages)
  const left_out: LeftOut[] = []
  const seen = new Set<Element>()
  const readAll = (page: Element): PlannedLecture[] => {
    if (seen.has(page)) return []
    seen.add(page)
    const inside = below.get(textAt(page, 'odePageId')) ?? []
    const part = reader.page(page, inside.length > 0)
    left_out.push(...part.left_out)
    return [...part.lectures, ...inside.flatMap(readAll)]
  }
  const chapters: PlannedChapter[] = []
  let loose: PlannedChapter | undefined
  // Pages that lie in each other are on top of none, and would never end.
  for (const page of [...(below.get('') ?? []), ...pages]) {
    if (seen.has(page)) continue
    const isAlone = !below.has(textAt(page, 'odePageId'))
    const lectures = readAll(page)
    if (isAlone && loose) loose.lectures.push(...lectures)
    else {
      const isFirst = chapters.length === 0
      const name = isAlone && isFirst ? title : short(textAt(page, 'pageName'))
      const chapter = { title: name || title, lectures }
      chapters.push(chapter)
      loose = isAlone ? chapter : undefined
    }
  }
  return {
    title,
    chapters: chapters.filter(({ lectures }) => lectures.length > 0),
    left_out,
    pictures: reader.pictures,
  }
}
