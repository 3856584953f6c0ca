import type {
  CourseChange,
  CourseChanges,
  CourseDifferenceAnswer,
  CourseField,
  MissingThing,
} from '@kursportal/shared/contract'
import { paths } from '../../../common/paths.ts'
import { texts } from '../../../texts/de.ts'
import { translate } from '../../../texts/index.ts'

/** Links that are named; of more, how many there are is enough. */
const NAMED_LINKS = 3

const linksText = (links: readonly string[]): string =>
  [...links.slice(0, NAMED_LINKS), ...(links.length > NAMED_LINKS ? ['…'] : [])].join(', ')

/** What is missing, in a sentence. */
export const missingText = ({ code, chapter_title, video_title, links = [] }: MissingThing): string =>
  translate(`publishing.missing.${code}`, {
    chapter: chapter_title || translate('common.untitledChapter'),
    video: video_title || translate('common.untitledLecture'),
    ...(links.length > 0 && { count: links.length, links: linksText(links) }),
  })

/** The page on which what is missing can be added. */
export const missingPath = (courseId: string, { chapter_id, video_id }: MissingThing): string => {
  if (video_id) return paths.lecture(courseId, video_id)
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

type NamedField = keyof typeof texts.publishing.fields

const isNamed = (field: string): field is NamedField => Object.hasOwn(texts.publishing.fields, field)

const isCourseField = (field: string): field is CourseField =>
  Object.hasOwn(texts.editor.course.fields, field)

const fieldName = (field: string): string => {
  if (isNamed(field)) return translate(`publishing.fields.${field}`)
  return isCourseField(field)
    ? translate(`editor.course.fields.${field}`)
    : translate('publishing.fields.other')
}

/** One difference in words: "Lektion „Sitzen“ in Kapitel „Eins“: Text". */
export const differenceName = ({ path: [field, ...rest], ...part }: CourseDifferenceAnswer): string => {
  const name = changeText({ ...part, fields: [] })
  if (field === undefined) return name
  const inside = rest.filter(isQuizField).at(-1)
  return `${name}: ${inside ? translate(`publishing.quizFields.${inside}`) : fieldName(field)}`
}

type QuizField = keyof typeof texts.publishing.quizFields

const isQuizField = (field: string): field is QuizField => Object.hasOwn(texts.publishing.quizFields, field)

/** What stands in the way of publishing, or which kind of publish it would be. */
export type PublishReadiness = 'incomplete' | 'already' | 'nothing' | 'waits' | 'ready'

/** Whether and how a course would go live now. */
export const publishReadiness = (changes: CourseChanges): PublishReadiness => {
  if (changes.state === 'going_live') return 'already'
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
