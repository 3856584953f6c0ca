import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import { flawsOfQuestion } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'

/** The questions of the other quizzes of a course that can be asked, for a quiz that draws from them; else none. */
export const otherQuestions = async (
  db: Db,
  { id, quiz, course_id }: { id: string; quiz: QuizContent; course_id: string },
): Promise<QuizQuestion[]> => {
  if (!quiz.draw_count || quiz.draw_from !== 'course') return []
  const rows = await db
    .selectFrom('videos')
    .select('quiz')
    .where('course_id', '=', course_id)
    .where('type', '=', 'quiz')
    .where('retired_at', 'is', null)
    .where('id', '!=', id)
    .orderBy('id')
    .execute()
  return rows
    .flatMap((row) => row.quiz?.questions ?? [])
    .filter((question) => flawsOfQuestion(question).length === 0)
}
