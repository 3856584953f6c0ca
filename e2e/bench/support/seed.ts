import { sql } from 'kysely'
import { openSession } from '../../../api/src/platform/auth/sessions.ts'
import { inTransaction, type Context, type Services } from '../../../api/src/platform/context.ts'
import { newId } from '../../../api/src/platform/ids.ts'
import type { ChapterContent, CourseContent } from '../../../api/src/seed/scenarios/course-content.types.ts'
import { contentOf, demoCourses } from '../../../demo/src/content/courses.ts'
import { coverSvg } from '../../../demo/src/media/covers.ts'
import { fillScale, type Scale } from '../../../api/src/seed/scale/fill-scale.ts'
import { addCourse, publishCourse } from '../../../api/src/seed/scenarios/courses.ts'
import { addImage } from '../../../api/src/seed/scenarios/images.ts'
import { addAccess, addLearning } from '../../../api/src/seed/scenarios/learning.ts'
import { addPerson } from '../../../api/src/seed/scenarios/people.ts'

const GRANTED = 20
const WATCHERS = 50
const FILM_SECONDS = 600

/** What most figures are measured with. */
export const USUAL: Scale = { users: 1000, courses: 100 }

/** Who is logged in while measuring: with 20 courses; with the one of 100 lectures; a creator who is an admin too. */
export const LEARNER = 'learner@bench.example'
export const READER = 'reader@bench.example'
export const CREATOR = 'creator@bench.example'

/** Live id of the course with 100 lectures, of a film, the sessions of those who watch it, and a busy access and society. */
export type Seeded = {
  longCourseId: string
  filmId: string
  watchers: string[]
  accessId: string
  societyId: string
}

type Course = { draft: string; live: string }

/** A platform of some size; 20 of its courses are granted to the measured learner, one with 100 lectures to the reader. */
export const seedPlatform =
  (scale: Scale = USUAL) =>
  async (services: Services): Promise<Seeded> => {
    const measured = await inTransaction(services, seedMeasured)
    await fillScale(
      services,
      scale,
      demoCourses.map((course) => contentOf(course)),
    )
    return inTransaction(services, async (context) => ({
      ...measured,
      watchers: await addWatchers(context, measured.filmCourse),
      ...(await findBusiest(context)),
    }))
  }

const seedMeasured = async (context: Context) => {
  const ownerId = await addPerson(context, { email: CREATOR, is_course_creator: true, is_admin: true })
  const learnerId = await addPerson(context, { email: LEARNER })
  const readerId = await addPerson(context, { email: READER })
  const [long, ...granted] = await addCourses(context, ownerId)
  if (!long) throw new Error('there is no course')
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Gemessen',
    course_ids: granted.map(({ draft }) => draft),
    user_ids: [learnerId],
  })
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Lang',
    course_ids: [long.draft],
    user_ids: [readerId],
  })
  await addLearning(context, { user_id: readerId, course_id: long.live, share: 0.5, begun_days_ago: 9 })
  for (const [index, { live }] of granted.slice(0, 6).entries())
    await addLearning(context, {
      user_id: learnerId,
      course_id: live,
      share: [0.5, 0.3, 1, 0.8, 0.1, 1][index] ?? 0,
      begun_days_ago: 5 + index,
    })
  for (let upload = 0; upload < 30; upload += 1) await addNotification(context, ownerId, upload)
  return { longCourseId: long.live, ...(await addFilm(context, ownerId)) }
}

/** The first has 100 lectures; the others are the demo courses, over and over. */
const addCourses = async (context: Context, ownerId: string): Promise<Course[]> => {
  const covers: string[] = []
  for (const { key } of demoCourses) covers.push(await addImage(context, coverSvg(key), ownerId))
  const courses: Course[] = []
  for (let number = 0; number <= GRANTED; number += 1) {
    const turn = number % demoCourses.length
    courses.push(await addLive(context, ownerId, numbered(number, turn), covers[turn]))
  }
  return courses
}

const addLive = async (
  context: Context,
  ownerId: string,
  content: CourseContent,
  cover?: string,
): Promise<Course> => {
  const draft = await addCourse(context, content, { owner_id: ownerId, cover_image_id: cover ?? null })
  return { draft, live: await publishCourse(context, draft) }
}

const numbered = (number: number, turn: number): CourseContent => {
  const course = demoCourses[turn]
  if (!course) throw new Error('there is no demo course')
  const content = contentOf(course)
  const fields = { ...content.fields, title: `${content.fields.title} ${number + 1}`, minors_only: false }
  return { fields, chapters: number === 0 ? hundredLectures(content) : content.chapters }
}

/** Ten chapters with ten lectures each, taken in turn from a course. */
const hundredLectures = ({ chapters }: CourseContent): ChapterContent[] => {
  const lectures = chapters.flatMap((chapter) => chapter.lectures)
  return Array.from({ length: 10 }, (_, chapter) => ({
    title: `Kapitel ${chapter + 1}`,
    description: '',
    lectures: Array.from(
      { length: 10 },
      (_none, place) => lectures[(chapter * 10 + place) % lectures.length],
    ).filter((lecture) => lecture !== undefined),
  }))
}

/** A course whose first lecture is a film that can be watched, as far as the API knows: it has no files. */
const addFilm = async (
  context: Context,
  ownerId: string,
): Promise<{ filmCourse: Course; filmId: string }> => {
  const filmCourse = await addLive(context, ownerId, numbered(1, 1))
  const { db } = context
  const assetId = newId()
  const renditions = [360, 720].map((height) => ({
    height,
    width: (height * 16) / 9,
    bandwidth: height * 2500,
    codecs: 'avc1.64001f,mp4a.40.2',
  }))
  await db
    .insertInto('media_assets')
    .values({ id: assetId, owner_id: ownerId, state: 'ready', duration_seconds: FILM_SECONDS })
    .execute()
  await sql`update media_assets set renditions = ${JSON.stringify(renditions)} where id = ${assetId}`.execute(
    db,
  )
  const { id: filmId } = await db
    .selectFrom('videos')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .select('videos.id')
    .where('videos.course_id', '=', filmCourse.live)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .executeTakeFirstOrThrow()
  await db.updateTable('videos').set({ type: 'video', asset_id: assetId }).where('id', '=', filmId).execute()
  return { filmCourse, filmId }
}

/** Sessions of people who have the film's course. */
const addWatchers = async (context: Context, { draft }: Course): Promise<string[]> => {
  const people = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%@skala.example')
    .orderBy('id')
    .limit(WATCHERS)
    .execute()
  const { owner_id } = await context.db
    .selectFrom('courses')
    .select('owner_id')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow()
  await addAccess(context, {
    owner_id,
    name: 'Film',
    course_ids: [draft],
    user_ids: people.map(({ id }) => id),
  })
  const sessions: string[] = []
  for (const { id } of people) sessions.push(await openSession(context, id, 'bench'))
  return sessions
}

const addNotification = async ({ db }: Context, userId: string, upload: number): Promise<void> => {
  await db
    .insertInto('upload_notifications')
    .values({
      video_upload_id: newId(),
      user_id: userId,
      video_id: newId(),
      name: `Film ${upload}.mp4`,
      thumbnail: null,
      success: upload % 7 > 0,
      failure: null,
    })
    .execute()
}

/** The access with the most people, and a society with as many as others. */
const findBusiest = async ({ db }: Context): Promise<{ accessId: string; societyId: string }> => {
  const access = await db
    .selectFrom('access_users')
    .select('access_id')
    .groupBy('access_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const society = await db
    .selectFrom('societies')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { accessId: access.access_id, societyId: society.id }
}
