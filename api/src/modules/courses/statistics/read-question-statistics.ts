import type {
  CallAnswer,
  CallQuery,
  courseStatisticCalls,
  QuestionStatistic,
} from '@kursportal/shared/contract'
import { tellCount } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { firstAnswersOf, type FirstAnswers } from '../../quizzes/first-answers.ts'
import { liveCourseOf, liveLecturesOf } from './live-lectures.ts'
import { bySection, statisticTimeOf, type StatisticTime } from './statistic-time.ts'

type Question = { id: string; question: string }

/** The questions of a live course that are judged, by quiz, in its order. */
const questionsOf = async (db: Db, courseId: string): Promise<Map<string, Question[]>> => {
  const quizzes = await db
    .selectFrom('videos')
    .select(['id', 'quiz'])
    .where('course_id', '=', courseId)
    .where('retired_at', 'is', null)
    .where('type', '=', 'quiz')
    .execute()
  return new Map(
    quizzes.map(({ id, quiz }) => [
      id,
      (quiz?.questions ?? []).flatMap((one) =>
        one.id && one.type !== 'scale' ? [{ id: one.id, question: one.question }] : [],
      ),
    ]),
  )
}

const presentQuestion = (
  quizId: string,
  { id, question }: Question,
  { answers, time }: { answers: readonly FirstAnswers[]; time: StatisticTime },
): QuestionStatistic => {
  const people = tellCount(
    bySection(time, answers, (row) => row.people),
    time.chosen,
  )
  const right = bySection(time, answers, (row) => row.right)
    .slice(time.chosen.first, time.chosen.last + 1)
    .reduce((sum, count) => sum + count, 0)
  return {
    lecture_id: quizId,
    question_id: id,
    question,
    people,
    right_share: people === null ? null : right / people,
  }
}

/**
 * How hard the questions of the quizzes of a course are, by who began it in a chosen time; with those that a quiz draws
 * from others.
 * @throws ApiError not_found
 */
export const readQuestionStatistics = async (
  context: ActorContext,
  { 'course-id': courseId, ...chosen }: CallQuery<typeof courseStatisticCalls.readQuestionStatistics>,
): Promise<CallAnswer<typeof courseStatisticCalls.readQuestionStatistics>> => {
  const { db } = context
  const liveId = await liveCourseOf(context, courseId)
  const time = liveId && (await statisticTimeOf(db, liveId, chosen))
  if (!liveId || !time) return { questions: [] }
  const own = await questionsOf(db, liveId)
  const all = new Map([...own.values()].flat().map((one) => [one.id, one]))
  const answered = Map.groupBy(
    await firstAnswersOf(db, { course_id: liveId, starts: time.starts }),
    ({ video_id }) => video_id,
  )
  const quizzes = (await liveLecturesOf(db, liveId)).filter(({ type }) => type === 'quiz')
  return {
    questions: quizzes.flatMap((quiz) => {
      const answers = Map.groupBy(answered.get(quiz.id) ?? [], ({ question_id }) => question_id)
      const asked = new Map((own.get(quiz.id) ?? []).map((one) => [one.id, one]))
      for (const id of answers.keys()) {
        const drawn = all.get(id)
        if (drawn) asked.set(id, drawn)
      }
      return [...asked.values()].map((question) =>
        presentQuestion(quiz.id, question, { answers: answers.get(question.id) ?? [], time }),
      )
    }),
  }
}
