import type { CallBody, CourseStart, StartKind, startCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { germanMoment } from '../../../platform/german-moment.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { sendTemplate } from '../../templates/render-template.ts'
import type { CourseTree } from '../course-tree.ts'
import { findCourse } from '../find-course.ts'
import { numberToConfirm, readStart } from './read-start.ts'

type Text = { lines: string[]; version: string }

/**
 * Keeps that a learner confirmed what stands before a course: which text, and when. Agreeing to begin within the
 * withdrawal period is confirmed by mail (BGB, section 356, paragraph 5). What is not open any more is not kept again.
 * @throws ApiError not_found; start_text_changed when what was read is another text by now
 */
export const confirmStart = async (
  context: ActorContext,
  { course_id, contraindications, early_start }: CallBody<typeof startCalls.confirmCourseStart>,
): Promise<CourseStart> => {
  const { tree } = await findCourse(context, course_id)
  // Locked, so that of two confirmations at once the second finds the first, and one mail is sent.
  const person = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', context.actor.user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const start = await readStart(context, tree)
  if (contraindications) {
    const text = current(start.contraindications, contraindications.version)
    if (start.open.includes('contraindications')) await keep(context, tree, 'contraindications', text)
  }
  if (early_start) {
    const text = current(start.early_start, early_start.version)
    if (start.open.includes('early_start')) {
      await keep(context, tree, 'early_start', text)
      await mailConsent(context, person, tree, text)
    }
  }
  return readStart(context, tree)
}

const current = <Shown extends Text>(text: Shown | null, version: string): Shown => {
  if (text?.version !== version) throw new ApiError('start_text_changed')
  return text
}

const keep = async (
  { db, actor, clock }: ActorContext,
  tree: CourseTree,
  kind: StartKind,
  { version: hash, lines }: Text,
): Promise<void> => {
  await db
    .insertInto('start_texts')
    .values({ hash, lines: JSON.stringify(lines) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('start_confirmations')
    .values({
      user_id: actor.user_id,
      course_id: tree.outline.id,
      number: numberToConfirm(tree),
      kind,
      text_hash: hash,
      confirmed_at: clock.now(),
    })
    .execute()
}

const mailConsent = async (
  context: ActorContext,
  { email, first_name }: { email: string; first_name: string },
  { outline: { title } }: CourseTree,
  { lines: [begin = '', lose_right = ''] }: Text,
): Promise<void> => {
  await sendTemplate(context, 'early-start', email, {
    first_name,
    course: title,
    begin,
    lose_right,
    given: germanMoment.format(context.clock.now()),
  })
}
