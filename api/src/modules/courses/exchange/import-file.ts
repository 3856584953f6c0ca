import { createHash } from 'node:crypto'
import {
  exchangeCalls,
  importReport,
  type CallAnswer,
  type CallQuery,
  type QuizQuestion,
} from '@kursportal/shared/contract'
import { inTransaction, type Actor, type ActorContext, type Services } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { withIdempotencyKey } from '../../../platform/http/idempotency.ts'
import { requireDraftCourse } from '../../drafts/drafts.policy.ts'
import { LIMITS } from './limits.ts'
import type { ImportPlan } from './plan.types.ts'
import { questionsOf, short } from './quizzes.ts'
import { readFileApart } from './read-apart.ts'
import { ImportRefused } from './refused.ts'
import { checkPictures, dropPictures, storePictures } from './store-pictures.ts'
import { writePlan } from './write-plan.ts'

type Query = CallQuery<typeof exchangeCalls.importFile>
type Report = CallAnswer<typeof exchangeCalls.importFile>

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

/** A file somebody sends, and what is to become of it. */
type SentFile = {
  bytes: Buffer
  query: Query
  /** The same for the same press of a button: however often it arrives, the file is taken once. */
  idempotencyKey: string | undefined
}

/**
 * Reads a file and, unless it is only asked what would come, takes it: all of it or nothing. It is read between two
 * transactions, and its pictures are stored between them: one would stay open for as long as that takes.
 * @throws ApiError not_found, not_in_dev_mode, import_refused, idempotency_key_reused
 */
export const importFile = async (services: Services, actor: Actor, file: SentFile): Promise<Report> => {
  const { query } = file
  const courseId = query['course-id']
  if (courseId)
    await inTransaction(services, (context) => requireDraftCourse({ ...context, actor }, courseId, 'write'))
  const plan = await planned(file)
  await checkPictures(plan)
  if (query.dry_run) return reportOf(plan, query, null)
  const pictures = await storePictures(services, plan)
  let isTaken = false
  try {
    const report = await inTransaction(services, (context) =>
      once({ ...context, actor }, file, async () => {
        const id = await writePlan({ ...context, actor }, plan, pictures, courseId)
        isTaken = true
        return reportOf(plan, query, id)
      }),
    )
    // What was taken before has pictures of its own.
    if (!isTaken) await dropPictures(services, pictures)
    return report
  } catch (error) {
    await dropPictures(services, pictures)
    throw error
  }
}

const once = async (
  context: ActorContext,
  { bytes, query, idempotencyKey: key }: SentFile,
  take: () => Promise<Report>,
): Promise<Report> => {
  if (!key) return take()
  const input = [query, createHash('sha256').update(bytes).digest('base64')]
  const keyed = { call: exchangeCalls.importFile, actor: context.actor, key, input }
  return importReport.parse(await withIdempotencyKey(context, keyed, take))
}

const planned = async ({ bytes, query: { name } }: SentFile): Promise<ImportPlan> => {
  try {
    return await readFileApart({ bytes, name })
  } catch (error) {
    if (error instanceof ImportRefused) throw new ApiError('import_refused', { reason: error.reason })
    throw error
  }
}
