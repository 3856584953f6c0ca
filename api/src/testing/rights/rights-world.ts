import { declarationOf, ISSUER } from '../../modules/money/documents/documents.fixtures.ts'
import { newCourse } from '@kursportal/shared/contract'
import { emptyLecture, emptyQuiz } from '@kursportal/shared/domain'
import type { VideoSnapshot } from '@kursportal/shared/domain'
import { openSession } from '../../platform/auth/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { writeSnapshot } from '../../modules/courses/write-snapshot.ts'
import { addImage } from '../../seed/scenarios/images.ts'
import { publishCourse } from '../../seed/scenarios/courses.ts'
import { addCertificate } from '../../seed/scenarios/certificates.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import {
  addAccess,
  addAccessCode,
  addInvitation,
  addLandingVersion,
  addLearning,
} from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import type { TestAnswer, TestClient } from '../test-client.ts'
import { clientFor } from '../test-client.ts'
import type { TestPlatform } from '../test-platform.ts'
import { IBAN } from '../values.ts'
import { addCare } from './care-world.ts'

/**
 * Who acts. kim made the courses and accesses, lea learns, vera owns the community that lena leads with her, sam has an
 * own society, otto is another creator, mia has nothing, ada is an admin.
 */
export type PersonName = 'mia' | 'otto' | 'kim' | 'lea' | 'vera' | 'lena' | 'sam' | 'ada'

/** The ids of everything there is, one of each kind. */
export type RightsWorld = Awaited<ReturnType<typeof addRightsWorld>>

export const emailOf = (name: PersonName): string => `${name}@beispiel.de`

const people: Record<PersonName, { is_admin?: boolean; is_course_creator?: boolean }> = {
  mia: {},
  otto: { is_course_creator: true },
  kim: { is_course_creator: true },
  lea: {},
  vera: {},
  lena: {},
  sam: {},
  ada: { is_admin: true },
}

const text = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
})

const lecture = (fields: Pick<VideoSnapshot, 'type' | 'title'> & Partial<VideoSnapshot>): VideoSnapshot => ({
  ...emptyLecture,
  id: newId(),
  minutes: 5,
  ...fields,
})

const addDraft = async (context: Context, owner_id: string, title: string, videos: VideoSnapshot[]) => {
  const id = newId()
  const course = { ...newCourse, title }
  await context.db.insertInto('courses').values({ id, owner_id, title }).execute()
  const chapter = { id: newId(), title: 'Anfang', description: '', image_id: null, videos }
  await writeSnapshot(context, { kind: 'draft', course_id: id }, { course, chapters: [chapter] })
  return { id, chapter: chapter.id }
}

/** A draft with a film in work, a text and a quiz, as it is published; and the ids of both copies. */
const addCourses = async (context: Context, kim: string, image: string) => {
  const [asset, former] = [newId(), newId()]
  await context.db
    .insertInto('media_assets')
    .values([
      { id: asset, owner_id: kim, state: 'processing' },
      { id: former, owner_id: kim, state: 'ready' },
    ])
    .execute()
  const question = newId()
  const film = lecture({
    type: 'video',
    title: 'Film',
    asset_id: asset,
    image_id: image,
    captions: [{ language: 'de', label: 'Deutsch', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n' }],
  })
  const reading = lecture({ type: 'richText', title: 'Text', rich_text: text('Lies') })
  const quiz = lecture({
    type: 'quiz',
    title: 'Quiz',
    quiz: {
      ...emptyQuiz,
      questions: [
        { type: 'true_false', id: question, question: 'Hilft Bewegung?', explanation: '', correct: true },
      ],
    },
  })
  const draft = await addDraft(context, kim, 'Rücken', [film, reading, quiz])
  await context.db.updateTable('videos').set({ former_asset_id: former }).where('id', '=', film.id).execute()
  await context.db.updateTable('media_assets').set({ video_id: film.id }).where('id', '=', asset).execute()
  const done = await addDraft(context, kim, 'Schlaf', [
    lecture({ type: 'richText', title: 'Ruhe', rich_text: text('Ruhe') }),
  ])
  const liveCourse = await publishCourse(context, draft.id)
  const doneLive = await publishCourse(context, done.id)
  const live = await context.db
    .selectFrom('videos')
    .select(['id', 'dev_id', 'chapter_id'])
    .where('course_id', '=', liveCourse)
    .execute()
  const liveOf = (draftId: string) => live.find(({ dev_id }) => dev_id === draftId)?.id ?? ''
  const publication = await context.db
    .selectFrom('course_publications')
    .select('id')
    .where('course_id', '=', draft.id)
    .executeTakeFirstOrThrow()
  return {
    question,
    draft: {
      asset,
      course: draft.id,
      chapter: draft.chapter,
      film: film.id,
      text: reading.id,
      quiz: quiz.id,
    },
    live: {
      course: liveCourse,
      chapter: live[0]?.chapter_id ?? '',
      film: liveOf(film.id),
      text: liveOf(reading.id),
      quiz: liveOf(quiz.id),
    },
    otherDraft: done.id,
    doneLive,
    publication: publication.id,
  }
}

const addSocieties = async (context: Context, ids: Record<PersonName, string>, course_id: string) => {
  const community = await addSociety(context, { name: 'TSV', owner_id: ids.vera, admin_ids: [ids.lena] })
  await addSociety(context, { name: 'Sam', owner_id: ids.sam, is_community: false })
  const empty = await addSociety(context, { name: 'Leer' })
  await addLevels(context, null)
  await addLevels(context, community)
  const { id: level } = await context.db
    .selectFrom('society_levels')
    .select('id')
    .where('society_id', '=', community)
    .orderBy('start')
    .executeTakeFirstOrThrow()
  await addFinishedMembers(context, { society_id: community, count: 8, course_id })
  await context.db
    .updateTable('users')
    .set({ iban_encrypted: context.secrets.encrypt(IBAN) })
    .where('id', '=', ids.vera)
    .execute()
  const { referral_code: code } = await context.db
    .selectFrom('societies')
    .select('referral_code')
    .where('id', '=', community)
    .executeTakeFirstOrThrow()
  return { community, empty, level, code }
}

/** A course that only lea has taken, and her certificate of it. */
const addConfirmedCourse = async (
  context: Context,
  { kim, lea }: Record<PersonName, string>,
  insurance_id: string,
) => {
  const draft = await addDraft(context, kim, 'Atem', [
    lecture({ type: 'richText', title: 'Atmen', rich_text: text('Atme') }),
  ])
  const course_id = await publishCourse(context, draft.id)
  await addLearning(context, { user_id: lea, course_id, share: 1, begun_days_ago: 9 })
  const insurance_number = 'A123456780'
  const { id, number } = await addCertificate(context, {
    user_id: lea,
    course_id,
    insurance_id,
    insurance_number,
  })
  return { id, number, course_id }
}

/** Adds people, courses, accesses, societies and money, and answers their ids and a session of each person. */
export const addRightsWorld = async (platform: TestPlatform) => {
  const ids = { mia: '', otto: '', kim: '', lea: '', vera: '', lena: '', sam: '', ada: '' }
  const sessions = { ...ids }
  const stored = await platform.run(async (context) => {
    for (const name of ['mia', 'otto', 'kim', 'lea', 'vera', 'lena', 'sam', 'ada'] as const) {
      ids[name] = await addPerson(context, { email: emailOf(name), ...people[name] })
      sessions[name] = await openSession(context, ids[name], 'test')
    }
    const bystander = await addPerson(context, { email: 'bo@beispiel.de' })
    const image = await addImage(context, SQUARE, ids.kim)
    const courses = await addCourses(context, ids.kim, image)
    const author = await addPerson(context, { email: 'ina@beispiel.de', is_course_creator: true })
    await context.db
      .insertInto('course_authors')
      .values({ course_id: courses.draft.course, user_id: author })
      .execute()
    const course_ids = [courses.draft.course]
    const access = await addAccess(context, {
      owner_id: ids.kim,
      name: 'Für Lea',
      course_ids: [...course_ids, courses.otherDraft],
      user_ids: [ids.lea],
    })
    const emptyAccess = await addAccess(context, { owner_id: ids.kim, name: 'Leer', course_ids: [] })
    await addLearning(context, {
      user_id: ids.lea,
      course_id: courses.doneLive,
      share: 1,
      begun_days_ago: 3,
    })
    // Every lecture is done; finishing is hers to do.
    await context.db
      .updateTable('participations')
      .set({ finished_at: null })
      .where('user_id', '=', ids.lea)
      .execute()
    const invitation = await addInvitation(context, access, 'eingeladen@beispiel.de')
    const accessCode = await addAccessCode(context, access, { code: 'ABC234', label: 'Aushang' })
    const landingVersion = await addLandingVersion(context, access)
    const societies = await addSocieties(context, ids, courses.live.course)
    const insurance = newId()
    const unusedInsurance = newId()
    await context.db
      .insertInto('insurances')
      .values([
        { id: insurance, name: 'Kasse' },
        { id: unusedInsurance, name: 'Kasse von früher' },
      ])
      .execute()
    const certificate = await addConfirmedCourse(context, ids, insurance)
    return {
      certificate,
      ...courses,
      ...societies,
      bystander,
      author,
      image,
      access,
      emptyAccess,
      invitation,
      landingVersion,
      accessCode,
      insurance,
      unusedInsurance,
    }
  })
  const as = (name: PersonName): TestClient => clientFor(platform.app, sessions[name])
  const made = await addByCalls(as, stored)
  const care = await addCare({ lea: as('lea'), kim: as('kim') }, stored.live.course, ids.lea)
  return { people: ids, sessions, ...stored, ...made, care }
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'

type Stored = {
  draft: Record<'film' | 'course', string>
  live: Record<'quiz' | 'film' | 'course', string>
  emptyAccess: string
  community: string
}

/** What exists only through calls: an attachment, an attempt, a society's access, payouts. */
const addByCalls = async (as: (name: PersonName) => TestClient, stored: Stored) => {
  const year = new Date().getFullYear()
  const [ada, kim, lea, vera] = [as('ada'), as('kim'), as('lea'), as('vera')]
  const societyAccess = idIn(await kim.post('/access', { name: 'Vereine', for_societies: true }))
  await kim.post('/access/society', undefined, {
    'access-id': societyAccess,
    'society-id': stored.community,
  })
  await ada.patch('/legal', { type: 'imprint', content: 'Wer wir sind' })
  const attachment = idIn(
    await kim.inject({
      method: 'POST',
      url: `/api/attachment?video-id=${stored.draft.film}&name=Blatt.pdf`,
      headers: { 'content-type': 'application/pdf' },
      payload: '%PDF-1.7',
    }),
  )
  const proof = idIn(
    await kim.inject({
      method: 'POST',
      url: `/api/qualification-proof?course-id=${stored.draft.course}&name=Zeugnis.pdf`,
      headers: { 'content-type': 'application/pdf' },
      payload: '%PDF-1.7',
    }),
  )
  await ada.patch('/settings', { withdrawals: true })
  await lea.post('/withdrawal', { name: 'Lea', email: emailOf('lea'), contract: 'Rücken' })
  const withdrawals = itemsIn(await ada.get('/withdrawals'))
  const mails = itemsIn(await ada.get('/mails'))
  await lea.post('/content-report', {
    address: '/faq',
    reason: 'child_abuse',
    explanation: 'Falsch',
    good_faith: true,
  })
  const reports = itemsIn(await ada.get('/content-reports'))
  const tokenAnswer = await ada.post('/deploy-token', { remote: 'mf-sales', name: 'Pipeline' })
  const feed = await lea.put('/calendar-feed')
  const attempt = idIn(await lea.post('/quiz/attempt', { video_id: stored.live.quiz }))
  const ownSessions = itemsIn(await lea.get('/sessions'))
  await lea.patch('/notification-choices', { news: true })
  const consents = itemsIn(await lea.get('/consents'))
  const requestOf = async (amount: number) =>
    idIn(await vera.post('/transaction-request', { amount, target_year: year, society_id: stored.community }))
  const booked = await requestOf(500)
  const exported = await requestOf(400)
  const request = await requestOf(300)
  await ada.put('/payout-account', { holder: 'Portal', iban: 'DE02120300000000202051', bic: null })
  await ada.post('/society/transaction', { request_id: exported })
  const sepa = idIn(await ada.post('/sepa-export', {}))
  await ada.post('/society/transaction', { request_id: booked })
  const documents = await addDocuments(ada, vera, stored.community, requestOf)
  const transactions = itemsIn(await ada.get('/society/transactions', { society_id: stored.community }))
  const finish = transactions.find(({ kind }) => kind === 'finish')
  return {
    year,
    societyAccess,
    attachment,
    proof,
    attempt,
    deployToken: (tokenAnswer.body as { deploy_token: { id: string } }).deploy_token.id,
    calendarToken: new URL((feed.body as { address: string }).address).searchParams.get('token') ?? '',
    request,
    sepa,
    paid: exported,
    documents: { ...documents, without: booked },
    withdrawal: String(withdrawals[0]?.['id']),
    mail: String(mails[0]?.['id']),
    report: String(reports[0]?.['id']),
    finish: String(finish?.['id']),
    forum: await addForum(lea, kim, stored.live.course),
    session: String(ownSessions[0]?.['key']),
    consent: String(consents[0]?.['id']),
  }
}

/** Two payouts with documents, one of which vera objects to; what was booked before has none. */
const addDocuments = async (
  ada: TestClient,
  vera: TestClient,
  community: string,
  requestOf: (amount: number) => Promise<string>,
) => {
  await ada.put('/document-issuer', ISSUER)
  await vera.post('/payee-declaration', declarationOf(community))
  const documentOf = async (request_id: string) => {
    await ada.post('/society/transaction', { request_id })
    return String(itemsIn(await ada.get('/payout-documents', { request_id }))[0]?.['id'])
  }
  const valid = await documentOf(await requestOf(100))
  const objected = await documentOf(await requestOf(200))
  await vera.post('/payout-document/objection', { document_id: objected, reason: 'Ich bin kein Verein' })
  return { valid, objected }
}

/** Lea asks, kim answers, lea thanks, and reports the answer all the same. */
const addForum = async (lea: TestClient, kim: TestClient, course_id: string) => {
  const thread = idIn(await lea.post('/thread', { course_id, title: 'Geheimfrage', text: 'Wie oft?' }))
  const write = async (client: TestClient, words: string) =>
    idIn(await client.put('/thread-post', { text: words }, { 'thread-id': thread }))
  const answer = await write(kim, 'Täglich')
  const reply = await write(lea, 'Danke')
  await lea.post('/thread-post/report', { reason: 'dangerous' }, { 'post-id': answer })
  return { thread, answer, reply }
}

const itemsIn = (answer: TestAnswer): Record<string, unknown>[] => {
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { items: Record<string, unknown>[] }).items
}

const idIn = (answer: TestAnswer): string => {
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { id: string }).id
}
