import { richTextImageAddress } from '@kursportal/shared/contract'
import { daysBefore, searchText } from '@kursportal/shared/domain'
import { illustrationKeys, illustrationSvg } from '../../demo/src/media/illustrations.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { addCertificate } from '../../api/src/seed/scenarios/certificates.ts'
import { addCourse, publishCourse } from '../../api/src/seed/scenarios/courses.ts'
import { addImage } from '../../api/src/seed/scenarios/images.ts'
import { addAppointment, addContact, addQuestion } from '../../api/src/seed/scenarios/care.ts'
import { addDeclaration } from '../../api/src/seed/scenarios/documents.ts'
import { addTopic } from '../../api/src/seed/scenarios/forum.ts'
import { addFinishedMembers } from '../../api/src/seed/scenarios/finishes.ts'
import { drawLandingFile } from '../../api/src/seed/scenarios/landing-files.ts'
import { filmForLandingPage } from '../../api/src/seed/scenarios/landing-films.ts'
import { addAccess, addLearning } from '../../api/src/seed/scenarios/learning.ts'
import { addMail, addSentMails } from '../../api/src/seed/scenarios/mails.ts'
import { addIban } from '../../api/src/seed/scenarios/payouts.ts'
import { addPerson } from '../../api/src/seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../api/src/seed/scenarios/societies.ts'
import type { Context } from '../../api/src/platform/context.ts'
import { demoLandingPage } from '../../demo/src/content/landing-page.ts'
import { contentOf, demoCourse } from '../../demo/src/content/courses.ts'
import type { CourseKey } from '../../demo/src/content/content.types.ts'
import { addFilm, addLongFilm, beginFilm, finishFilm, handOutFilm } from './films.ts'
import { addMadeCourse, addShortCourse, publishAgain } from './made-course.ts'

/** A demo course, published, free (nothing stands before its lectures) and without films; answers the draft, the live copy and its first lecture. */
const addPublishedCourse = async (
  context: Context,
  { owner_id, course, title }: { owner_id: string; course: CourseKey; title?: string },
): Promise<{ draft_id: string; live_id: string; first_lecture_id: string }> => {
  const pictures = new Map<string, string>()
  for (const key of illustrationKeys) {
    const image = await addImage(context, illustrationSvg(key), owner_id)
    pictures.set(key, richTextImageAddress(image))
  }
  const { fields, chapters } = contentOf(demoCourse(course), { pictures })
  const content = {
    fields: { ...fields, price_cents: 0, contraindications: [], ...(title ? { title } : {}) },
    chapters,
  }
  const draft_id = await addCourse(context, content, { owner_id })
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

/** An access whose page has a block of every kind; answers its id. */
const addLandingPage = async (
  context: Context,
  {
    owner_id,
    film_of,
    ...access
  }: {
    owner_id: string
    name: string
    course_ids: string[]
    /** The draft course whose film it shows. */
    film_of: string
  },
): Promise<string> => {
  const cover = await addImage(context, illustrationSvg('sitzplatz'), owner_id)
  const sheet = await drawLandingFile(context, illustrationSvg('sitzplatz'), 'Blatt.png')
  const pictures = { cover, desk: cover, portrait: cover, mark: cover }
  const landing_page = demoLandingPage({
    ...pictures,
    sheet: sheet.file,
    film: await filmForLandingPage(context, film_of),
  })
  const id = await addAccess(context, { owner_id, ...access, landing_page })
  await sheet.keep(id)
  return id
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
  const opened_at = daysBefore(clock.now(), 2)
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

/** A society with levels, in which so many have finished a course, and whose owner can be paid and has declared it; answers its id. */
const addPaidSociety = async (
  context: Context,
  { name, owner_id, count }: { name: string; owner_id: string; count: number },
): Promise<string> => {
  await addIban(context, owner_id, 'DE02120300000000202051')
  const course_id = newId()
  await context.db.insertInto('courses').values({ id: course_id, owner_id, title: name }).execute()
  const society_id = await addSociety(context, { name, owner_id })
  await addLevels(context, society_id)
  await addDeclaration(context, { society_id, user_id: owner_id })
  await addFinishedMembers(context, { society_id, count, course_id })
  return society_id
}

/**
 * A question that waits, one that was answered, appointments to come and over, and a call, about a live course; answers
 * the question that waits.
 */
const addCare = async (
  context: Context,
  {
    user_id,
    leader_id,
    course_id,
    video_id,
  }: Record<'user_id' | 'leader_id' | 'course_id' | 'video_id', string>,
): Promise<string> => {
  const hoursAgo = (hours: number) => new Date(context.clock.now().getTime() - hours * 3_600_000)
  const mine = { course_id, user_id }
  const common = { course_id, link: 'https://treffen.example/atmen' }
  await addAppointment(context, { ...common, title: 'Fragestunde', starts_at: hoursAgo(-72) })
  await addAppointment(context, {
    ...common,
    title: 'Abschlussrunde',
    starts_at: hoursAgo(-240),
    cancelled: true,
  })
  await addAppointment(context, {
    ...common,
    title: 'Kennenlernen',
    starts_at: hoursAgo(200),
    attended: [user_id],
  })
  await addContact(context, {
    ...mine,
    kind: 'telephone',
    day: '2026-01-12',
    minutes: 5,
    entered_by: leader_id,
  })
  await addQuestion(context, {
    ...mine,
    asked: { text: 'Wie oft am Tag soll ich üben?', at: hoursAgo(400) },
    answers: [{ text: 'Zweimal reicht.', at: hoursAgo(390), author_id: leader_id, minutes: 3 }],
    unread: true,
  })
  return addQuestion(context, {
    ...mine,
    video_id,
    asked: { text: 'Beim Einatmen wird mir manchmal schwindlig. Was mache ich dann?', at: hoursAgo(150) },
  })
}

/** What tests can arrange by name; the functions are the ones the demo data is made of. */
export const scenarios = {
  addPerson,
  addCare,
  addMail,
  addPublishedCourse,
  addShortCourse,
  addMadeCourse,
  publishAgain,
  beginFilm,
  addAccess,
  addLearning,
  addWatching,
  addInsurance,
  addLandingPage,
  addCertificate,
  addAnsweredTopic,
  addBusySociety,
  addPaidSociety,
  addSociety,
  addFinishedMembers,
  addSentMails,
}

/** The same where the work takes long and is not one transaction. */
export const longScenarios = { addFilm, addLongFilm, finishFilm, handOutFilm }

export type Scenarios = typeof scenarios & typeof longScenarios
export type ScenarioName = keyof Scenarios
