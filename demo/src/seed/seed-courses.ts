import { richTextImageAddress } from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import type { Context } from '@kursportal/api/seed/context'
import { addImage } from '@kursportal/api/seed/images'
import type { CourseKey } from '../content/content.types.ts'
import { certificationOf, proofOf } from '../content/certifications.ts'
import { contentOf, demoCourses } from '../content/courses.ts'
import { demoLearners } from '../content/learners.ts'
import { coverSvg } from '../media/covers.ts'
import { illustrationKeys, illustrationSvg } from '../media/illustrations.ts'
import { portraitSvg } from '../media/portraits.ts'
import { proofSvg } from '../media/proofs.ts'
import { addCourse, publishCourse } from '@kursportal/api/seed/courses'
import { addAccess, addLearning, addPause } from '@kursportal/api/seed/learning'
import { addProof } from '@kursportal/api/seed/proofs'
import { addEarlyStart, addHealthConfirmations } from '@kursportal/api/seed/start'
import { lastYearsLearning, learningNow, type Learning } from './demo-history.ts'
import { seedAccesses } from './seed-accesses.ts'
import { seedAnswers } from './seed-answers.ts'
import { seedCare } from './seed-care.ts'
import { seedHalfway } from './seed-halfway.ts'
import { seedForum } from './seed-forum.ts'

type Course = { draft: string; live: string }

/**
 * How far the learner account is, and since when, so that every state of a course is there to look at: the next chapter of
 * the newer weekly one opens in these days.
 */
const learnerProgress: Partial<Record<CourseKey, Learning>> = {
  ruecken: { share: 0.45, begun_days_ago: 50 },
  atmung: { share: 1, begun_days_ago: 50 },
  schlaf: { share: 0.15, begun_days_ago: 5 },
  ernaehrung: { share: 1, begun_days_ago: 50 },
}

/** The minor's account pauses a weekly course: begun some days ago, for a holiday of two weeks. */
const PAUSED = {
  email: 'minor@kursportal.example',
  course: 'schlaf',
  begun_days_ago: 9,
  since_days: 4,
  days: 14,
} as const

/** The demo courses, published, with the accesses that grant them and the progress of the demo's people. */
export const seedCourses = async (
  context: Context,
  ownerId: string,
  films: ReadonlyMap<string, string>,
): Promise<void> => {
  const pictures = new Map<string, string>()
  for (const key of illustrationKeys) {
    const image = await addImage(context, illustrationSvg(key), ownerId)
    pictures.set(key, richTextImageAddress(image))
  }
  const courses = new Map<string, Course>()
  const today = berlinDay(context.clock.now())
  for (const course of demoCourses) {
    const certified = { ...course, fields: { ...course.fields, ...certificationOf(course.key, today) } }
    const draft = await addCourse(context, contentOf(certified, { pictures, films }), {
      owner_id: ownerId,
      cover_image_id: await addImage(context, coverSvg(course.key), ownerId),
      instructor_image_id: await addImage(context, portraitSvg(course.key), ownerId),
    })
    await seedProof(context, course, { course_id: draft, uploaded_by: ownerId })
    courses.set(course.key, { draft, live: await publishCourse(context, draft) })
  }
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Alle Kurse der Demo',
    course_ids: [...courses.values()].map((course) => course.draft),
    for_everybody: true,
  })
  await seedAccesses(context, ownerId, (key) => courses.get(key)?.draft ?? '')
  await seedProgress(context, courses)
  await seedHalfway(
    context,
    [...courses.values()].map(({ live }) => live),
  )
  await seedAnswers(
    context,
    [...courses.values()].map(({ live }) => live),
  )
  await seedForum(context, courses)
  const cared = courses.get('ruecken')
  if (cared) await seedAuthor(context, cared.draft)
  if (cared) await seedCare(context, ownerId, cared.live)
}

/** The admin's account makes one of the courses with its owner. */
const seedAuthor = async ({ db }: Context, course_id: string): Promise<void> => {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  await db.insertInto('course_authors').values({ course_id, user_id: id }).execute()
}

/** The paper of who leads a certified course. */
const seedProof = async (
  context: Context,
  { key, fields }: (typeof demoCourses)[number],
  whose: { course_id: string; uploaded_by: string },
): Promise<void> => {
  const proof = proofOf(key, berlinDay(context.clock.now()))
  if (!proof) return
  await addProof(context, {
    ...whose,
    name: `${proof.title}.png`,
    svg: proofSvg(proof.title, fields.instructor_name),
    valid_until: proof.valid_until,
  })
}

const seedProgress = async (context: Context, courses: ReadonlyMap<string, Course>): Promise<void> => {
  const people = await context.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = new Map(people.map((person) => [person.email, person.id]))
  const learn = async (email: string, key: CourseKey, learning: Learning) => {
    const user_id = idOf.get(email)
    const course_id = courses.get(key)?.live
    if (user_id && course_id) await addLearning(context, { user_id, course_id, ...learning })
  }
  for (const [key, learning] of entriesOf(learnerProgress))
    await learn('learner@kursportal.example', key, learning)
  await seedPause(context, idOf.get(PAUSED.email), courses.get(PAUSED.course)?.live)
  for (const [index, { email, progress, last_year }] of demoLearners.entries()) {
    if (last_year) await learn(email, last_year, lastYearsLearning(context, index))
    for (const [key, share] of entriesOf(progress))
      await learn(email, key, learningNow(context, index, share))
  }
  for (const { live } of courses.values()) await addHealthConfirmations(context, live)
  await seedEarlyStart(context, courses, idOf.get('learner@kursportal.example'))
}

/** The learner bought a course on their own and began it at once, so that a withdrawal shows what they agreed to. */
const seedEarlyStart = async (
  context: Context,
  courses: ReadonlyMap<string, Course>,
  user_id?: string,
): Promise<void> => {
  const course = courses.get('schlaf')
  if (!course || !user_id) return
  const { db } = context
  const { owner_id } = await db
    .selectFrom('courses')
    .select('owner_id')
    .where('id', '=', course.draft)
    .executeTakeFirstOrThrow()
  const access = await addAccess(context, {
    owner_id,
    name: 'Besser schlafen, einzeln gebucht',
    course_ids: [course.draft],
    user_ids: [user_id],
  })
  const { started_at } = await db
    .selectFrom('participations')
    .select('started_at')
    .where('user_id', '=', user_id)
    .where('course_id', '=', course.live)
    .executeTakeFirstOrThrow()
  const bought = { created_at: new Date(started_at.getTime() - 3_600_000) }
  await db.updateTable('access_users').set(bought).where('access_id', '=', access).execute()
  await addEarlyStart(context, { user_id, course_id: course.live, at: started_at })
}

const seedPause = async (context: Context, user_id?: string, course_id?: string): Promise<void> => {
  if (!user_id || !course_id) return
  const { begun_days_ago, since_days, days } = PAUSED
  // Chapters wait from the day the one before was begun.
  await addLearning(context, { user_id, course_id, share: 0.3, begun_days_ago, took_days: 0 })
  const from = addDays(berlinDay(context.clock.now()), -since_days)
  await addPause(context, { user_id, course_id, from, until: addDays(from, days - 1) })
}

const entriesOf = <Progress>(progress: Partial<Record<CourseKey, Progress>>) =>
  demoCourses.flatMap(({ key }): [CourseKey, Progress][] => {
    const entry = progress[key]
    return entry === undefined ? [] : [[key, entry]]
  })
