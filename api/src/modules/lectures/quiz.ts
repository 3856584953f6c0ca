import { sql } from 'kysely'
import type { CallAnswer, CallBody, lectureCalls, QuizContent } from '@kursportal/shared/contract'
import { askedCount, emptyQuiz, picturesOfQuiz, quizTermsOf, withPartIds } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { isEverInCourse, makesCourse } from '../drafts/ever-in-course.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { openLecture } from '../learning/open-lecture.ts'
import { otherQuestions } from '../quizzes/other-questions.ts'
import { contentEditedNow, contentVersion } from './lectures.store.ts'

/**
 * A quiz: all of the draft for those who may edit it; for a learner only its terms, never a question, since what is
 * right must not reach them before an answer is final (specification, Lectures).
 * @throws ApiError not_found (also for another kind of lecture), locked
 */
export const readQuiz = async (
  context: ActorContext,
  videoId: string,
  draft: boolean,
): Promise<CallAnswer<typeof lectureCalls.readQuiz>> => {
  if (draft) await requireDraftVideo(context, videoId, 'read')
  else await openLecture(context, videoId)
  const row = await context.db
    .selectFrom('videos')
    .select([
      'quiz',
      'course_id',
      contentVersion('quiz').as('version'),
      lastEditOf('videos', 'content_edited').as('edited'),
    ])
    .where('id', '=', videoId)
    .where('type', '=', 'quiz')
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const quiz = row.quiz ?? emptyQuiz
  if (draft) return { view: 'author', video_id: videoId, quiz, version: row.version, edited: row.edited }
  const others = await otherQuestions(context.db, { id: videoId, quiz, course_id: row.course_id })
  return {
    view: 'learner',
    video_id: videoId,
    question_count: askedCount(quiz, others),
    required_correct: quizTermsOf(quiz, others).required_correct,
    max_attempts: quiz.max_attempts,
    pause_minutes: quiz.pause_minutes,
  }
}

/**
 * Replaces questions and terms of a quiz in the draft; new questions and options get their ids.
 * @throws ApiError not_found (also for somebody else's picture), not_in_dev_mode, edited_meanwhile when it is not the
 * version the change started from
 */
export const writeQuiz = async (
  context: ActorContext,
  videoId: string,
  { quiz, based_on }: CallBody<typeof lectureCalls.writeQuiz>,
): Promise<CallAnswer<typeof lectureCalls.writeQuiz>> => {
  const { db, clock } = context
  const video = await requireDraftVideo(context, videoId, 'write')
  if (video.type !== 'quiz') throw new ApiError('not_found')
  await touchDraft(context, video.course_id)
  const before = await db
    .selectFrom('videos')
    .select([
      'quiz',
      contentVersion('quiz').as('version'),
      lastEditOf('videos', 'content_edited').as('edited'),
    ])
    .where('id', '=', videoId)
    .executeTakeFirstOrThrow()
  refuseStale(based_on, before)
  const known = picturesOfQuiz(before.quiz)
  const fresh = picturesOfQuiz(quiz).filter((picture) => !known.includes(picture))
  if (fresh.length > 0) {
    const ofCourse = await picturesOfCourse(context, video.course_id, fresh)
    for (const picture of fresh) if (!ofCourse.has(picture)) await requireOwnImage(context, picture)
  }
  const stored: QuizContent = {
    ...quiz,
    questions: quiz.questions.map((question) => withPartIds(question, (had) => had ?? newId())),
  }
  const { version, edited } = await db
    .updateTable('videos')
    .set({ quiz: JSON.stringify(stored), ...contentEditedNow(context), updated_at: clock.now() })
    .where('id', '=', videoId)
    .returning([contentVersion('quiz').as('version'), lastEditOf('videos', 'content_edited').as('edited')])
    .executeTakeFirstOrThrow()
  return { video_id: videoId, quiz: stored, version, edited }
}

/**
 * Of these pictures those that a quiz of the course may show, whoever presses: its owner or one of its authors brought
 * them, or they stand or stood in the course. A question may be taken from one quiz to another, and a deleted one put back.
 */
const picturesOfCourse = async (
  { db }: ActorContext,
  courseId: string,
  pictures: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('id', 'in', pictures)
    .where((eb) =>
      eb.or([
        makesCourse(sql`${courseId}::uuid`, sql`images.owner_id`),
        isEverInCourse('picture', courseId, sql`images.id`),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
