import { richTextImageAddress } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { storeImage } from '../../api/src/modules/images/store-image.ts'
import { illustrationKeys, illustrationSvg } from '../../api/src/seed/media/illustrations.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { addCertificate } from '../../api/src/seed/scenarios/certificates.ts'
import { addCourse, publishCourse } from '../../api/src/seed/scenarios/courses.ts'
import { addTopic } from '../../api/src/seed/scenarios/forum.ts'
import { addFinishedMembers } from '../../api/src/seed/scenarios/finishes.ts'
import { addAccess, addLearning } from '../../api/src/seed/scenarios/learning.ts'
import { addPerson } from '../../api/src/seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../api/src/seed/scenarios/societies.ts'
import type { Context } from '../../api/src/platform/context.ts'
import { demoCourse } from '../../api/src/seed/content/courses.ts'
import type { CourseKey } from '../../api/src/seed/content/content.types.ts'
import { addFilm, addLongFilm, beginFilm, finishFilm } from './films.ts'
import { addMadeCourse, addShortCourse, publishAgain } from './made-course.ts'

/** A demo course, published, without films; answers the draft, the live copy and its first lecture. */
const addPublishedCourse = async (
  context: Context,
  { owner_id, course, title }: { owner_id: string; course: CourseKey; title?: string },
): Promise<{ draft_id: string; live_id: string; first_lecture_id: string }> => {
  const content = demoCourse(course)
  const pictures = new Map<string, string>()
  for (const key of illustrationKeys) {
    const image = await storeImage(context, Buffer.from(illustrationSvg(key)), { ownerId: owner_id })
    pictures.set(key, richTextImageAddress(image))
  }
  const draft_id = await addCourse(
    context,
    { ...content, fields: { ...content.fields, ...(title ? { title } : {}) } },
    { owner_id, pictureAddress: (key) => pictures.get(key) ?? '' },
  )
  const live_id = await publishCourse(context, draft_id)
  const first = await context.db
    .selectFrom('videos')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .select('videos.id')
    .where('videos.course_id', '=', live_id)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .executeTakeFirstOrThrow()
  return { draft_id, live_id, first_lecture_id: first.id }
}

/** A health insurance to choose; answers its id. */
const addInsurance = async (
  context: Context,
  { name, iban_required = false }: { name: string; iban_required?: boolean },
): Promise<string> => {
  const id = newId()
  await context.db
    .insertInto('insurances')
    .values({ id, name, iban_required, important: true, search_text: searchText(name) })
    .execute()
  return id
}

/** A question in a forum, answered by the one who asked it. */
const addAnsweredTopic = (
  context: Context,
  { course_id, author_id, video_id }: { course_id: string; author_id: string; video_id: string },
): Promise<string> => {
  const created_at = context.clock.now()
  const text = 'Wie oft am Tag soll ich üben?'
  const answers = [{ author_id, text: 'Zweimal tut mir gut.', created_at, solution: true }]
  return addTopic(context, {
    course_id,
    author_id,
    video_id,
    title: 'Wie oft üben?',
    text,
    created_at,
    answers,
  })
}

/** Lets somebody have watched these seconds of a film they opened two days ago, and have left it at one of them. */
const addWatching = async (
  { db, clock }: Context,
  watching: {
    user_id: string
    course_id: string
    video_id: string
    watched: readonly (readonly [from: number, to: number])[]
    /** The share of the film that this is. */
    progress: number
    position: number
  },
): Promise<void> => {
  const opened_at = new Date(clock.now().getTime() - 2 * 86_400_000)
  const { user_id, course_id, video_id, watched, position } = watching
  const participation_id = newId()
  await db
    .insertInto('participations')
    .values({ id: participation_id, user_id, course_id, started_at: opened_at })
    .execute()
  await db
    .insertInto('lecture_progress')
    .values({
      participation_id,
      video_id,
      progress: watching.progress,
      position_seconds: position,
      watched: `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`,
      opened_at,
      reported_at: opened_at,
    })
    .execute()
}

/** A society with levels of its own, in which somebody has finished a course; answers its id. */
const addBusySociety = async (
  context: Context,
  { name, admin_id, course_id }: { name: string; admin_id: string; course_id: string },
): Promise<string> => {
  const society_id = await addSociety(context, { name, admin_ids: [admin_id] })
  await addLevels(context, society_id)
  await addFinishedMembers(context, { society_id, count: 1, course_id })
  return society_id
}

/** What tests can arrange by name; the functions are the ones the demo data is made of. */
export const scenarios = {
  addPerson,
  addPublishedCourse,
  addShortCourse,
  addMadeCourse,
  publishAgain,
  beginFilm,
  addAccess,
  addLearning,
  addWatching,
  addInsurance,
  addCertificate,
  addAnsweredTopic,
  addBusySociety,
}

/** The same where the work takes long and is not one transaction. */
export const longScenarios = { addFilm, addLongFilm, finishFilm }

export type Scenarios = typeof scenarios & typeof longScenarios
export type ScenarioName = keyof Scenarios
