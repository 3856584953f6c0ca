import { all, first, readXml, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { htmlWords } from '../html-words.ts'
import type { LeftOut, PlannedChapter, ReadCourse } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { readPart } from './course-pages.ts'
import { isShort } from './introduced.ts'
import { ActivityReader } from './moodle-activity.ts'
import { written } from './moodle-element.ts'

const BACKUP = 'moodle_backup.xml'

/** Whether a package is a backup of a Moodle course. */
export const isMoodleBackup = (archive: Archive): boolean => archive.has(BACKUP)

/** A section: its chapter, and what is written above its activities. */
type Section = { chapter: PlannedChapter; summary: string }

/** The sections in their order, by id. */
const sectionsOf = (reader: ActivityReader, contents: Element | undefined): Map<string, Section> =>
  new Map(
    all(contents, 'sections/section').map((section, index) => {
      const about = reader.xml(`${textAt(section, 'directory')}/section.xml`)
      const named = [textAt(about, 'name'), textAt(section, 'title')].find(
        (name) => written(name) !== '' && !/^\d+$/.test(name),
      )
      const number = Number(textAt(about, 'number') || index + 1)
      const usual = number === 0 ? 'Allgemeines' : `Abschnitt ${number}`
      const chapter = { title: short(named ?? usual), lectures: [] }
      return [textAt(section, 'sectionid'), { chapter, summary: written(textAt(about, 'summary')) }]
    }),
  )

/**
 * What is written above the activities of a section: a few words are what its chapter is about, all else is a text of its
 * own, which some courses consist of.
 */
const withSummary = (reader: ActivityReader, id: string, { chapter, summary }: Section): LeftOut[] => {
  if (summary === '') return []
  if (chapter.lectures.length > 0 && isShort(summary)) {
    chapter.description = htmlWords(summary)
    return []
  }
  const owner = { area: 'section', itemId: id }
  const { lectures, left_out } = reader.page(chapter.title, [{ html: summary, owner }])
  chapter.lectures.unshift(...lectures)
  return left_out.filter(({ reason }) => reason !== 'empty')
}

/**
 * Reads a backup of a Moodle course: its sections with what their activities teach. People, their work and their marks are
 * never read.
 * @throws UnreadableXml, ImportRefused
 */
export const readMoodleBackup = (archive: Archive, fileTitle: string): ReadCourse => {
  const information = first(readXml(archive.text(BACKUP)), 'information')
  const contents = first(information, 'contents')
  const reader = new ActivityReader(archive)
  const sections = sectionsOf(reader, contents)
  const left_out: LeftOut[] = []
  for (const activity of all(contents, 'activities/activity')) {
    const title = textAt(activity, 'title')
    const read = readPart(title, { lectures: [], left_out: [] }, () =>
      reader.read(textAt(activity, 'directory'), textAt(activity, 'modulename'), title),
    )
    const id = textAt(activity, 'sectionid')
    const section = sections.get(id) ?? { chapter: { title: fileTitle, lectures: [] }, summary: '' }
    sections.set(id, section)
    section.chapter.lectures.push(...read.lectures)
    left_out.push(...read.left_out)
  }
  for (const [id, section] of sections) left_out.push(...withSummary(reader, id, section))
  left_out.push(...reader.unasked())
  return {
    title: short(textAt(information, 'original_course_fullname')) || fileTitle,
    chapters: [...sections.values()]
      .map(({ chapter }) => chapter)
      .filter(({ lectures }) => lectures.length > 0),
    left_out,
    pictures: reader.pictures,
  }
}
