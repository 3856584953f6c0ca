import {
  emptyLecture,
  emptyQuiz,
  type ChapterSnapshot,
  type CourseSnapshot,
  type VideoSnapshot,
} from '@kursportal/shared/domain'
import { newCourse, type CourseFields, type QuizContent } from '@kursportal/shared/contract'
import { readSnapshot } from '../../api/src/modules/drafts/read-snapshot.ts'
import { writeSnapshot } from '../../api/src/modules/courses/write-snapshot.ts'
import type { Context } from '../../api/src/platform/context.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { publishCourse } from '../../api/src/seed/scenarios/courses.ts'

/** A lecture by its title: a text with its words, a film, or a quiz with what differs from an empty one. */
type MadeLecture =
  | { title: string; words: string }
  | { title: string; asset_id: string; /** WebVTT in German */ captions?: string }
  | { title: string; quiz: Partial<QuizContent> & Pick<QuizContent, 'questions'> }
export type MadeChapter = { title: string; lectures: readonly MadeLecture[] }

/** A course by what matters to a test; the rest is as usual. */
export type MadeCourse = { owner_id: string; title: string; chapters: readonly MadeChapter[] } & Partial<
  Pick<
    CourseFields,
    | 'unlock_mode'
    | 'unlock_days'
    | 'minors_only'
    | 'forum_enabled'
    | 'price_cents'
    | 'units_offered'
    | 'required_participation'
    | 'contraindications'
  >
>

/** What a test needs of a course: both copies, and the live lectures by title. */
export type Made = { draft_id: string; live_id: string; lectures: Record<string, string> }

/** A published course. */
export const addMadeCourse = async (
  context: Context,
  { owner_id, chapters, ...fields }: MadeCourse,
): Promise<Made> => {
  const draft_id = newId()
  const course: CourseFields = {
    ...newCourse,
    description: 'In ein paar Minuten geschafft.',
    instructor_name: 'Eva Weiß',
    instructor_qualification: 'Physiotherapeutin',
    units_offered: 4,
    unit_minutes: 30,
    unlock_mode: 'in_order',
    forum_enabled: false,
    ...fields,
  }
  await context.db.insertInto('courses').values({ id: draft_id, owner_id, title: course.title }).execute()
  return publish(context, draft_id, { course, chapters: chapters.map((chapter) => snapshotOf(chapter, [])) })
}

/**
 * Edits a course of `addMadeCourse` and publishes it again. What has a title that is there already stays what it was,
 * wherever it stands now; what is not named any more is taken out.
 */
export const publishAgain = async (
  context: Context,
  { draft_id, chapters }: { draft_id: string; chapters: readonly MadeChapter[] },
): Promise<Made> => {
  const before = await readSnapshot(context.db, draft_id)
  return publish(context, draft_id, {
    course: before.course,
    chapters: chapters.map((chapter) => snapshotOf(chapter, before.chapters)),
  })
}

const publish = async (context: Context, draft_id: string, snapshot: CourseSnapshot): Promise<Made> => {
  await writeSnapshot(context, { kind: 'draft', course_id: draft_id }, snapshot)
  const live_id = await publishCourse(context, draft_id)
  const lectures = await context.db
    .selectFrom('videos')
    .select(['id', 'title'])
    .where('course_id', '=', live_id)
    .where('retired_at', 'is', null)
    .execute()
  return { draft_id, live_id, lectures: Object.fromEntries(lectures.map(({ id, title }) => [title, id])) }
}

const idOf = (title: string, known: readonly { id: string; title: string }[]): string =>
  known.find((one) => one.title === title)?.id ?? newId()

const snapshotOf = (
  { title, lectures }: MadeChapter,
  known: readonly ChapterSnapshot[],
): ChapterSnapshot => ({
  id: idOf(title, known),
  title,
  description: '',
  image_id: null,
  videos: lectures.map((lecture) => ({
    ...emptyLecture,
    minutes: 5,
    id: idOf(
      lecture.title,
      known.flatMap(({ videos }) => videos),
    ),
    title: lecture.title,
    ...contentOf(lecture),
  })),
})

const contentOf = (lecture: MadeLecture): Pick<VideoSnapshot, 'type'> & Partial<VideoSnapshot> => {
  if ('asset_id' in lecture) {
    const { asset_id, captions: vtt } = lecture
    return { type: 'video', asset_id, captions: vtt ? [{ language: 'de', label: 'Deutsch', vtt }] : [] }
  }
  if ('quiz' in lecture) return { type: 'quiz', quiz: { ...emptyQuiz, ...lecture.quiz } }
  const text = { type: 'text' as const, text: lecture.words }
  return {
    type: 'richText',
    rich_text: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
  }
}

/** The statement every short quiz asks about; it is true. */
const statement: QuizContent['questions'][number] = {
  type: 'true_false',
  question: 'Bewegung tut dem Rücken gut.',
  explanation: 'Sie stärkt die Muskeln.',
  correct: true,
}

/** A published course of one chapter: a text, a film if there is one, and a quiz of one question. */
export const addShortCourse = (
  context: Context,
  { owner_id, title, film }: { owner_id: string; title: string; film?: string },
): Promise<Made> =>
  addMadeCourse(context, {
    owner_id,
    title,
    chapters: [
      {
        title: 'Alles in einem',
        lectures: [
          { title: 'Lies das zuerst', words: 'Steh alle halbe Stunde einmal auf.' },
          ...(film ? [{ title: 'Sieh zu', asset_id: film }] : []),
          { title: 'Prüfe dich', quiz: { questions: [statement] } },
        ],
      },
    ],
  })
