import {
  courseFields,
  filmCut,
  quizSettings,
  videoFields,
  type CourseChange,
  type CourseChanges,
  type CourseDifferenceAnswer,
  type CourseField,
  type MissingThing,
  type VideoDraft,
} from '@kursportal/shared/contract'
import { readCaptions } from '@kursportal/shared/domain'
import { formatPercent } from '@kursportal/shared/i18n'
import { paths } from '../../../common/paths.ts'
import { courseEditorTexts } from '../../../texts/course-editor.ts'
import { publishingTexts } from '../../../texts/publishing.ts'
import { translate } from './texts.ts'
import { courseValueWords } from '../course-form/course-looks.tsx'
import { writtenTime } from '../video/cue-edits.ts'

/** Links that are named; of more, how many there are is enough. */
const NAMED_LINKS = 3

const linksText = (links: readonly string[]): string =>
  [...links.slice(0, NAMED_LINKS), ...(links.length > NAMED_LINKS ? ['…'] : [])].join(', ')

/** What is missing, in a sentence. */
const missingText = ({ code, chapter_title, video_title, links = [] }: MissingThing): string =>
  translate(`publishing.missing.${code}`, {
    chapter: chapter_title || translate('common.untitledChapter'),
    video: video_title || translate('common.untitledLecture'),
    ...(links.length > 0 && { count: links.length, links: linksText(links) }),
  })

/** What is missing, a sentence each; of two that read the same, also in which chapter. */
export const missingTexts = (things: readonly MissingThing[]): string[] => {
  const sentences = things.map(missingText)
  return sentences.map((sentence, at) => {
    const title = things[at]?.chapter_title
    const isAlone = sentences.indexOf(sentence) === sentences.lastIndexOf(sentence)
    return isAlone || !title ? sentence : translate('publishing.ofChapter', { sentence, title })
  })
}

/** The page on which what is missing can be added; of links that lead nowhere the first one. */
export const missingPath = (courseId: string, { chapter_id, video_id, links }: MissingThing): string => {
  if (video_id) return paths.lecture(courseId, video_id, { link: links?.[0] })
  return chapter_id ? paths.chapter(courseId, chapter_id) : paths.courseDetails(courseId)
}

/** One difference to what learners see, in words: what, and where it is. */
export const changeText = ({ what, title, chapter_title }: CourseChange): string => {
  const untitled = translate(what === 'video' ? 'common.untitledLecture' : 'common.untitledChapter')
  const subject = translate(`publishing.what.${what}`, { title: title || untitled })
  return what === 'video' && chapter_title
    ? `${subject} ${translate('publishing.inChapter', { title: chapter_title })}`
    : subject
}

type NamedField = keyof typeof publishingTexts.fields

const isNamed = (field: string): field is NamedField => Object.hasOwn(publishingTexts.fields, field)

const isCourseField = (field: string): field is CourseField =>
  Object.hasOwn(courseEditorTexts.course.fields, field)

const fieldName = (field: string): string => {
  if (isNamed(field)) return translate(`publishing.fields.${field}`)
  return isCourseField(field)
    ? translate(`editor.course.fields.${field}`)
    : translate('publishing.fields.other')
}

type QuizField = keyof typeof publishingTexts.quizFields

const isQuizField = (field: string): field is QuizField => Object.hasOwn(publishingTexts.quizFields, field)

type NamedRow = CourseDifferenceAnswer['rows'][number]

/** Which row it is: Frage 3 „Wie oft …“. */
const rowName = ({ list, number, text }: NamedRow): string => {
  const what = translate(isQuizField(list) ? `publishing.quizFields.${list}` : 'publishing.fields.other')
  return translate(text ? 'publishing.row' : 'publishing.rowWithoutWords', { what, number, text })
}

/** One difference in words: "Lektion „Sitzen“ in Kapitel „Eins“: Frage 2 „Was hilft?“, Antwort 1 „Gehen“: Wortlaut". */
export const differenceName = ({ path, rows, ...part }: CourseDifferenceAnswer): string => {
  const name = changeText({ ...part, fields: [] })
  const [field, ...rest] = path
  if (field === undefined) return name
  const inside = rest.filter(isQuizField).at(-1)
  const places = rows.map(rowName).join(', ')
  // The last word of a path that ends with a row is the list the row stands in.
  if (places && inside === rows.at(-1)?.list) return `${name}: ${places}`
  const what = inside ? translate(`publishing.quizFields.${inside}`) : fieldName(field)
  return [name, places, what].filter(Boolean).join(': ')
}

type Words = (value: unknown) => string | undefined

type Known<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } }

/** Says a value that its schema knows. */
const saying =
  <Value>(schema: Known<Value>, words: (value: Value) => string): Words =>
  (value) => {
    const known = schema.safeParse(value)
    return known.success ? words(known.data) : undefined
  }

const cutWords = ({ from, to }: NonNullable<VideoDraft['film_cut']>): string =>
  `${writtenTime(from)} – ${to === null ? translate('publishing.toTheEnd') : writtenTime(to)}`

type CaptionFile = { label: string; vtt: string }

const isCaptionFile = (value: unknown): value is CaptionFile =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'vtt' in value &&
  typeof value.vtt === 'string'

/** The languages of captions, and below each its lines with their times. */
const captionWords = (files: readonly CaptionFile[]): string =>
  files
    .flatMap(({ label, vtt }) => {
      const read = readCaptions(vtt, null)
      const cues = 'cues' in read ? read.cues : []
      return [
        label,
        ...cues.map(
          ({ from, to, text }) => `${writtenTime(from)} – ${writtenTime(to)} ${text.replaceAll('\n', ' / ')}`,
        ),
      ]
    })
    .join('\n')

/** How values are said that are no words or numbers of their own, by the field they stand in. */
const valueWords: Partial<Record<string, Words>> = {
  unlock_mode: saying(courseFields.unlock_mode, courseValueWords.unlock_mode),
  prevention_principle: saying(courseFields.prevention_principle, courseValueWords.prevention_principle),
  certified_until: saying(courseFields.certified_until, courseValueWords.certified_until),
  required_participation: saying(
    courseFields.required_participation,
    courseValueWords.required_participation,
  ),
  required_share: saying(videoFields.required_share, formatPercent),
  film_cut: saying(filmCut.nullable(), (cut) =>
    cut === null ? translate('publishing.wholeFilm') : cutWords(cut),
  ),
  captions: (value) => (Array.isArray(value) ? captionWords(value.filter(isCaptionFile)) : undefined),
  draw_from: saying(quizSettings.draw_from, (from) =>
    translate(from === 'course' ? 'quiz.drawFromCourse' : 'quiz.drawFromQuiz'),
  ),
}

/** A value as it is shown in a difference: in words where it has some. */
export const shownValue = (path: readonly string[], value: unknown): unknown =>
  (path[0] === 'quiz' || path.length === 1 ? valueWords[path.at(-1) ?? ''] : undefined)?.(value) ?? value

/** What stands in the way of publishing, or which kind of publish it would be. */
export type PublishReadiness = 'incomplete' | 'already' | 'nothing' | 'waits' | 'ready'

/**
 * Whether and how a course would go live now.
 * @param canPublish whether the server takes a publish: also one of a course whose going live was lost
 */
export const publishReadiness = (changes: CourseChanges, canPublish: boolean): PublishReadiness => {
  if (changes.state === 'going_live' && !canPublish) return 'already'
  if (changes.missing.length > 0) return 'incomplete'
  if (changes.state === 'live' && changes.changes.length === 0) return 'nothing'
  return changes.waiting_for.length > 0 ? 'waits' : 'ready'
}

/** What the people in the course notice, a sentence each. */
export const learnerTexts = ({ running, finished }: CourseChanges['learners']): string[] =>
  running + finished === 0
    ? [translate('publishing.learnersNone')]
    : [
        ...(running > 0 ? [translate('publishing.learnersRunning', { count: running })] : []),
        ...(finished > 0 ? [translate('publishing.learnersFinished', { count: finished })] : []),
      ]
