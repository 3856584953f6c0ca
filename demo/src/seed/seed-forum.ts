import type { ReportReason } from '@kursportal/shared/contract'
import { newId, type Context } from '@kursportal/api/seed/context'
import { demoLearners } from '../content/learners.ts'
import { demoTopics, type DemoPost, type ForumWriter } from '../content/forum.ts'
import { addTopic, type SeedPost } from '@kursportal/api/seed/forum'

const HOUR_MS = 3_600_000
/** The learner account was last in the forums two days ago, so that there is something new for it. */
const LEARNER_READ_HOURS_AGO = 48

const emailOf = (writer: ForumWriter): string =>
  typeof writer === 'number' ? (demoLearners[writer]?.email ?? '') : `${writer}@kursportal.example`

/** What people talk about in the forums of the demo courses, by course key, and a report to decide about. */
export const seedForum = async (
  context: Context,
  courses: ReadonlyMap<string, { live: string }>,
): Promise<void> => {
  const people = await context.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (writer: ForumWriter) => people.find(({ email }) => email === emailOf(writer))?.id ?? ''
  const now = context.clock.now().getTime()
  const postOf = ({ by, hours_ago, text, anonymous = false }: DemoPost): SeedPost => ({
    author_id: idOf(by),
    text,
    anonymous,
    created_at: new Date(now - hours_ago * HOUR_MS),
  })
  for (const { course, lecture, answers, ...topic } of demoTopics) {
    const course_id = courses.get(course)?.live
    if (!course_id) continue
    await addTopic(context, {
      ...topic,
      ...postOf(topic),
      course_id,
      video_id: lecture ? await lectureOf(context, course_id, lecture) : null,
      answers: answers.map((answer) => ({ ...postOf(answer), solution: answer.solution ?? false })),
    })
    for (const { reported, text } of answers) {
      if (reported) await report(context, { reporter_id: idOf('learner'), reason: reported, text })
    }
  }
  const read_until = new Date(now - LEARNER_READ_HOURS_AGO * HOUR_MS)
  for (const { live } of courses.values())
    await context.db
      .insertInto('forum_standings')
      .values({ course_id: live, user_id: idOf('learner'), read_until })
      .execute()
}

const lectureOf = async ({ db }: Context, courseId: string, title: string): Promise<string | null> => {
  const lecture = await db
    .selectFrom('videos')
    .select('id')
    .where('course_id', '=', courseId)
    .where('title', '=', title)
    .executeTakeFirst()
  return lecture?.id ?? null
}

const report = async (
  { db, clock }: Context,
  given: { reporter_id: string; reason: ReportReason; text: string },
): Promise<void> => {
  const { id } = await db
    .selectFrom('forum_posts')
    .select('id')
    .where('text', '=', given.text)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('forum_reports')
    .values({ id: newId(), post_id: id, created_at: clock.now(), ...given })
    .execute()
}
