import { all, first, readXml, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { openArchive, type Archive } from '../archive.ts'
import { htmlWords } from '../html-words.ts'
import type { LeftOut, PlannedChapter, PlannedLecture, ReadCourse, ReadQuestions } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { decoded, isPicture, pageLecture, readPart } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { readH5p, readH5pContent } from './h5p.ts'
import { readBank, type QuestionBank } from './moodle-bank.ts'
import { readMoodleQuiz } from './moodle-quiz.ts'

const BACKUP = 'moodle_backup.xml'

/** Whether a package is a backup of a Moodle course. */
export const isMoodleBackup = (archive: Archive): boolean => archive.has(BACKUP)

type Read = { lectures: PlannedLecture[]; left_out: LeftOut[] }

class BackupReader {
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  private readonly bank: QuestionBank
  /** Paths of pictures and packages of H5P by the context or the section they belong to, and their name. */
  private readonly files: Map<string, string>
  constructor(archive: Archive) {
    this.archive = archive
    this.bank = readBank(this.xml('questions.xml'))
    this.files = filesOf(archive)
  }

  private xml(path: string): Element | undefined {
    return this.archive.has(path) ? readXml(this.archive.text(path)) : undefined
  }

  private page(html: string, title: string, owner: string): Read {
    return pageLecture(html, {
      title,
      pictureAt: (address) => {
        const name = decoded(address.replace(/^@@PLUGINFILE@@\//, '').replace(/[?#].*$/, ''))
        const path = address.startsWith('@@PLUGINFILE@@/') ? this.files.get(`${owner}/${name}`) : undefined
        if (path === undefined || !isPicture(name)) return undefined
        this.pictures.set(path, () => this.archive.bytes(path))
        return path
      },
    })
  }

  private taken({ lectures, left_out, pictures }: Read & Pick<ReadQuestions, 'pictures'>): Read {
    for (const [key, bytes] of pictures ?? []) this.pictures.set(key, bytes)
    return { lectures, left_out }
  }

  /** H5P as Moodle itself has it: a package among the files of the activity. */
  private h5pPackage(title: string, contextId: string): Read {
    const [, path] =
      [...this.files].find(([name]) => name.startsWith(`${contextId}/`) && H5P.test(name)) ?? []
    if (path === undefined) return { lectures: [], left_out: [{ what: title, reason: 'file_missing' }] }
    try {
      return this.taken(readH5p(openArchive(this.archive.bytes(path)), title, `${path} `))
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      return { lectures: [], left_out: [{ what: title, reason: 'question_broken' }] }
    }
  }

  /** H5P as the program of H5P has it in Moodle: its content is written into the activity. */
  private h5pContent(activity: Element | undefined, title: string, contextId: string): Read {
    const library = textAt(activity, 'machine_name')
    const params = parsed(textAt(activity, 'json_content'))
    if (params === undefined) return { lectures: [], left_out: [{ what: title, reason: 'question_broken' }] }
    return this.taken(
      readH5pContent(
        { library, params, title },
        {
          keyOf: (path) => (isPicture(path) ? this.files.get(`${contextId}/${path}`) : undefined),
          bytesOf: (key) => this.archive.bytes(key),
        },
      ),
    )
  }

  /**
   * What is written above the activities of a section: a few words are what its chapter is about, all else is a text of
   * its own, which some courses consist of.
   */
  summary(id: string, { chapter, summary }: Section): LeftOut[] {
    if (summary === '') return []
    if (chapter.lectures.length > 0 && isShort(summary)) {
      chapter.description = htmlWords(summary)
      return []
    }
    const { lectures, left_out } = this.page(summary, chapter.title, `section ${id}`)
    chapter.lectures.unshift(...lectures)
    return left_out.filter(({ reason }) => reason !== 'empty')
  }

  /** What an activity becomes: pages, labels, books, quizzes and H5P come, addresses as a link, all else is told. */
  activity(folder: string, kind: string, title: string): Read {
    const file = `${folder}/${kind}.xml`
    if (!this.archive.has(file)) return { lectures: [], left_out: [{ what: title, reason: 'activity_kind' }] }
    const root = readXml(this.archive.text(file))
    const contextId = root.attributes['contextid'] ?? ''
    const activity = first(root, kind)
    const name = textAt(activity, 'name') || title
    switch (kind) {
      case 'page':
        return this.page(textAt(activity, 'content'), name, contextId)
      case 'label':
        return this.page(
          textAt(activity, 'intro'),
          short(htmlWords(textAt(activity, 'intro')), 60) || name,
          contextId,
        )
      case 'book':
        return merged(
          all(activity, 'chapters/chapter').map((chapter) =>
            this.page(textAt(chapter, 'content'), textAt(chapter, 'title') || name, contextId),
          ),
        )
      case 'url': {
        const address = textAt(activity, 'externalurl')
        const html = `${textAt(activity, 'intro')}<p><a href="${escaped(address)}">${escaped(name)}</a></p>`
        return this.page(html, name, contextId)
      }
      case 'quiz':
        return this.taken(
          readMoodleQuiz(activity ?? root, name, {
            bank: this.bank,
            grades: this.xml(`${folder}/grades.xml`),
          }),
        )
      case 'h5pactivity':
        return this.h5pPackage(name, contextId)
      case 'hvp':
        return this.h5pContent(activity, name, contextId)
    }
    const reason = kind === 'resource' || kind === 'folder' ? 'file_kind' : 'activity_kind'
    return { lectures: [], left_out: [{ what: short(name), reason }] }
  }
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const merged = (parts: readonly Read[]): Read => ({
  lectures: parts.flatMap(({ lectures }) => lectures),
  left_out: parts.flatMap(({ left_out }) => left_out),
})

const H5P = /\.h5p$/i

const filesOf = (archive: Archive): Map<string, string> => {
  if (!archive.has('files.xml')) return new Map()
  return new Map(
    all(readXml(archive.text('files.xml')), 'file').flatMap((file): [string, string][] => {
      const hash = textAt(file, 'contenthash')
      const path = `files/${hash.slice(0, 2)}/${hash}`
      const name = textAt(file, 'filepath').replace(/^\//, '') + textAt(file, 'filename')
      // Files of all sections belong to the one context of the course, and are told apart by the section.
      const owner =
        textAt(file, 'filearea') === 'section'
          ? `section ${textAt(file, 'itemid')}`
          : textAt(file, 'contextid')
      return (isPicture(name) || H5P.test(name)) && archive.has(path) ? [[`${owner}/${name}`, path]] : []
    }),
  )
}

/** What Moodle writes where there is nothing. */
const written = (text: string): string => (text === '$@NULL@$' ? '' : text)

/** A section: its chapter, and what is written above its activities. */
type Section = { chapter: PlannedChapter; summary: string }

/** The sections in their order, by id. */
const sectionsOf = (archive: Archive, contents: Element | undefined): Map<string, Section> =>
  new Map(
    all(contents, 'sections/section').map((section, index) => {
      const file = `${textAt(section, 'directory')}/section.xml`
      const about = archive.has(file) ? readXml(archive.text(file)) : undefined
      const named = [textAt(about, 'name'), textAt(section, 'title')].find(
        (name) => written(name) !== '' && !/^\d+$/.test(name),
      )
      const number = Number(textAt(about, 'number') || index + 1)
      const usual = number === 0 ? 'Allgemeines' : `Abschnitt ${number}`
      const chapter = { title: short(named ?? usual), lectures: [] }
      return [textAt(section, 'sectionid'), { chapter, summary: written(textAt(about, 'summary')) }]
    }),
  )

/** Letters that say what a section is about; what is longer, or shows more than words, is there to be read. */
const LONGEST_SUMMARY = 300

const isShort = (summary: string): boolean =>
  htmlWords(summary).length <= LONGEST_SUMMARY &&
  !/<(?:img|iframe|video|audio|table|ul|ol|h[1-6]|a)\b/i.test(summary)

/**
 * Reads a backup of a Moodle course: its sections with their pages, labels, books, addresses and quizzes. People, their
 * work and their marks are never read.
 * @throws UnreadableXml, ImportRefused
 */
export const readMoodleBackup = (archive: Archive, fileTitle: string): ReadCourse => {
  const information = first(readXml(archive.text(BACKUP)), 'information')
  const contents = first(information, 'contents')
  const reader = new BackupReader(archive)
  const sections = sectionsOf(archive, contents)
  const left_out: LeftOut[] = []
  for (const activity of all(contents, 'activities/activity')) {
    const title = textAt(activity, 'title')
    const nothing: Read = { lectures: [], left_out: [] }
    const read = readPart(title, nothing, () =>
      reader.activity(textAt(activity, 'directory'), textAt(activity, 'modulename'), title),
    )
    const id = textAt(activity, 'sectionid')
    const section = sections.get(id) ?? { chapter: { title: fileTitle, lectures: [] }, summary: '' }
    sections.set(id, section)
    section.chapter.lectures.push(...read.lectures)
    left_out.push(...read.left_out)
  }
  for (const [id, section] of sections) left_out.push(...reader.summary(id, section))
  return {
    title: short(textAt(information, 'original_course_fullname')) || fileTitle,
    chapters: [...sections.values()]
      .map(({ chapter }) => chapter)
      .filter(({ lectures }) => lectures.length > 0),
    left_out,
    pictures: reader.pictures,
  }
}
