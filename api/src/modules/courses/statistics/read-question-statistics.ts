import type {
  CallAnswer,
  CallQuery,
  courseStatisticCalls,
  QuestionStatistic,
} from '@kursportal/shared/contract'
import { tellCount, tellGroups, tellParts, type ToldCount } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { firstAnswersOf, type FirstAnswers } from '../../quizzes/first-answers.ts'
import { liveCourseOf, liveLecturesOf } from './live-lectures.ts'
import { bySection, inChosen, statisticTimeOf, type StatisticTime } from './statistic-time.ts'
import { toldCourseOf } from './told-course.ts'

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

type Asked = { quiz_id: string; question: Question; answers: readonly FirstAnswers[] }

/** The questions of each quiz, also those it drew from others, with their first answers. */
const askedIn = async (db: Db, courseId: string, time: StatisticTime): Promise<Asked[]> => {
  const own = await questionsOf(db, courseId)
  const all = new Map([...own.values()].flat().map((one) => [one.id, one]))
  const answered = Map.groupBy(
    await firstAnswersOf(db, { course_id: courseId, starts: time.starts }),
    ({ video_id }) => video_id,
  )
  const quizzes = (await liveLecturesOf(db, courseId)).filter(({ type }) => type === 'quiz')
  return quizzes.flatMap(({ id: quiz_id }) => {
    const answers = Map.groupBy(answered.get(quiz_id) ?? [], ({ question_id }) => question_id)
    const asked = new Map((own.get(quiz_id) ?? []).map((one) => [one.id, one]))
    for (const id of answers.keys()) {
      const drawn = all.get(id)
      if (drawn) asked.set(id, drawn)
    }
    return [...asked.values()].map((question) => ({
      quiz_id,
      question,
      answers: answers.get(question.id) ?? [],
    }))
  })
}

/**
 * The share of those told of who were right; null where few were, or where few were not. It is a part of the told number,
 * so that it does not give away another one.
 */
const rightShare = (people: number | null, right: number | null, answered: number): number | null =>
  people === null || right === null ? null : Math.round((right / answered) * people) / people

/** How hard the questions of the quizzes of a live course are, in a chosen time. */
export const questionStatisticsOf = async (
  db: Db,
  courseId: string,
  chosen: { from?: string | undefined; until?: string | undefined },
): Promise<QuestionStatistic[]> => {
  const time = await statisticTimeOf(db, courseId, chosen)
  if (!time) return []
  const lectures = await liveLecturesOf(db, courseId)
  const course = await toldCourseOf(db, courseId, { time, lectures })
  const known = [
    course.started,
    course.finished,
    ...course.lectures.flatMap(({ reached, done }) => [reached, done]),
  ]
  const asked = await askedIn(db, courseId, time)
  const people = asked.map(({ answers }) => bySection(time, answers, (row) => row.people))
  const groups = tellGroups(known, people)
  const tell = (count: ToldCount | undefined): number | null =>
    count ? tellCount(count, time.chosen, time.sections.length) : null
  return asked.map(({ quiz_id, question, answers }, at) => {
    const answered = people[at] ?? []
    const [right] = tellParts(answered, [bySection(time, answers, (row) => row.right)])
    const told = tell(groups[at])
    return {
      lecture_id: quiz_id,
      question_id: question.id,
      question: question.question,
      people: told,
      right_share: rightShare(told, tell(right), inChosen(answered, time.chosen)),
    }
  })
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
  const liveId = await liveCourseOf(context, courseId)
  return { questions: liveId ? await questionStatisticsOf(context.db, liveId, chosen) : [] }
}
