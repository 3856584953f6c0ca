import { rightAnswerOf, scoreQuiz, shareOfRight, snapshotOf } from '@kursportal/shared/domain'
import type { AskedQuestion } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

/** Something else than the right answer, where the kind of the question has it at hand; else the right one. */
const wrongAnswerOf = (question: AskedQuestion): string[] => {
  if (question.type === 'true_false') return [String(!question.correct)]
  if (!('options' in question)) return rightAnswerOf(question)
  const wrong = question.options.find(({ correct }) => !correct)
  return wrong?.id ? [wrong.id] : rightAnswerOf(question)
}

/** Quizzes that somebody did, by their participation in a live course. */
const doneQuizzes = ({ db }: Context, courseId: string, userIds: readonly string[]) =>
  db
    .selectFrom('lecture_progress')
    .innerJoin('participations', 'participations.id', 'participation_id')
    .innerJoin('videos', 'videos.id', 'video_id')
    .select(['participation_id', 'video_id', 'videos.quiz', 'lecture_progress.done_at'])
    .where('participations.course_id', '=', courseId)
    .where('participations.user_id', 'in', userIds)
    .where('videos.type', '=', 'quiz')
    .where('lecture_progress.done_at', 'is not', null)
    .orderBy('participations.started_at')
    .orderBy('participation_id')
    .orderBy('video_id')
    .execute()

/**
 * The attempts with which people did the quizzes of a live course they have done: a first one, and where that was not
 * enough a second one without a mistake.
 * @param isRight whether the first answer to a question is right, by the place of the attempt and that of the question
 */
export const addQuizAttempts = async (
  context: Context,
  { course_id, user_ids }: { course_id: string; user_ids: readonly string[] },
  isRight: (attempt: number, question: number) => boolean,
): Promise<void> => {
  if (user_ids.length === 0) return
  const rows = (await doneQuizzes(context, course_id, user_ids)).flatMap((done, at) => {
    const { quiz, done_at, participation_id, video_id } = done
    if (!quiz || !done_at || quiz.draw_count) return []
    const attempt = (number: number, right: (question: number) => boolean) => {
      const snapshot = snapshotOf(quiz, [], { random: () => 0.5, newId })
      const answers = Object.fromEntries(
        snapshot.questions.map((question, place) => [
          question.id,
          right(place)
            ? rightAnswerOf(question).slice(0, question.type === 'short_text' ? 1 : undefined)
            : wrongAnswerOf(question),
        ]),
      )
      const score = scoreQuiz(snapshot.questions, answers, snapshot.required_correct)
      const shares = Object.fromEntries(
        snapshot.questions.map((question) => [
          question.id,
          shareOfRight(question, answers[question.id] ?? []),
        ]),
      )
      return {
        id: newId(),
        participation_id,
        video_id,
        number,
        snapshot: JSON.stringify(snapshot),
        answers: JSON.stringify(
          Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, { answer, marked: false }])),
        ),
        started_at: new Date(done_at.getTime() - (3 - number) * 300_000),
        submitted_at: new Date(done_at.getTime() - (2 - number) * 300_000),
        ...score,
        shares: JSON.stringify(
          Object.fromEntries(Object.entries(shares).filter(([, share]) => share !== null)),
        ),
      }
    }
    const first = attempt(1, (question) => isRight(at, question))
    return first.passed ? [first] : [first, attempt(2, () => true)]
  })
  if (rows.length > 0) await context.db.insertInto('quiz_attempts').values(rows).execute()
}
