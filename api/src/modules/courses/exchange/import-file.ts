import type { CallAnswer, CallQuery, exchangeCalls, QuizQuestion } from '@kursportal/shared/contract'
import { inTransaction, type Actor, type Services } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { requireDraftCourse } from '../../drafts/drafts.policy.ts'
import { LIMITS } from './limits.ts'
import type { ImportPlan } from './plan.types.ts'
import { short } from './quizzes.ts'
import { readFile } from './read-file.ts'
import { ImportRefused } from './refused.ts'
import { storePictures, dropPictures } from './store-pictures.ts'
import { writePlan } from './write-plan.ts'

type Query = CallQuery<typeof exchangeCalls.importFile>
type Report = CallAnswer<typeof exchangeCalls.importFile>

const questionsOf = (plan: ImportPlan): QuizQuestion[] =>
  plan.chapters.flatMap(({ lectures }) =>
    lectures.flatMap((lecture) => (lecture.type === 'quiz' ? lecture.quiz.questions : [])),
  )

const needsPictures = ({ type, picture }: QuizQuestion): boolean =>
  type === 'image_choice' || picture !== undefined

/** What a file would become, for whoever decides about it. */
const reportOf = (plan: ImportPlan, query: Query, courseId: string | null): Report => {
  // Questions that are only answered bring no pictures: those lie in the file.
  const unanswered = query.with_questions ? questionsOf(plan).filter(needsPictures) : []
  const leftOut = [
    ...plan.left_out,
    ...unanswered.map(({ question }) => ({ what: short(question), reason: 'picture' as const })),
  ]
  return {
    format: plan.format,
    title: plan.title,
    chapters: plan.chapters.map(({ title, lectures }) => ({
      title,
      lectures: lectures.map((lecture) => ({
        title: lecture.title,
        type: lecture.type,
        question_count: lecture.type === 'quiz' ? lecture.quiz.questions.length : null,
      })),
    })),
    picture_count: plan.pictures.size,
    question_count: questionsOf(plan).length,
    left_out: leftOut.slice(0, LIMITS.leftOut),
    left_out_count: leftOut.length,
    questions: query.with_questions ? questionsOf(plan).filter((question) => !needsPictures(question)) : null,
    course_id: courseId,
  }
}

/**
 * Reads a file and, unless it is only asked what would come, takes it: all of it or nothing. It is read between two
 * transactions, and its pictures are stored between them: one would stay open for as long as that takes.
 * @throws ApiError not_found, not_in_dev_mode, import_refused
 */
export const importFile = async (
  services: Services,
  actor: Actor,
  query: Query,
  bytes: Buffer,
): Promise<Report> => {
  const courseId = query['course-id']
  if (courseId)
    await inTransaction(services, (context) => requireDraftCourse({ ...context, actor }, courseId, 'write'))
  const plan = await planned(bytes, query.name)
  if (query.dry_run) return reportOf(plan, query, null)
  const pictures = await storePictures(services, plan)
  try {
    const id = await inTransaction(services, (context) =>
      writePlan({ ...context, actor }, plan, pictures, courseId),
    )
    return reportOf(plan, query, id)
  } catch (error) {
    await dropPictures(services, pictures)
    throw error
  }
}

const planned = async (bytes: Buffer, name: string): Promise<ImportPlan> => {
  try {
    return await readFile(bytes, name)
  } catch (error) {
    if (error instanceof ImportRefused) throw new ApiError('import_refused', { reason: error.reason })
    throw error
  }
}
