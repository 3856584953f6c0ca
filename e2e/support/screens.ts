import { request, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../platform/ports.ts'
import { scenario } from './scenario.ts'
import { logInContext } from './test.ts'

/** A kind of screen and who looks at it. `{course}` and the like in a path stand for what {@link arrangeScreens} made. */
export type Screen = {
  name: string
  path: string
  /** Somebody with every right, or nobody. */
  who: 'everybody' | 'nobody'
  /** What is typed already, for the later steps of registering. */
  draft?: object
  /** What comes later than the page says it is there. */
  ready?: (page: Page) => Promise<void>
  /** What is pressed once the screen is there. */
  open?: (page: Page) => Promise<void>
}

const typed = {
  email: 'nele.neu@beispiel.de',
  had_password: true,
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  terms_of_use: true,
  privacy: true,
}

/** Every kind of screen there is. The axe gate and `npm run screenshots` both go through this list. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', who: 'nobody' },
  { name: 'login-password', path: '/login/password', who: 'nobody' },
  { name: 'register-account', path: '/register?access-id={access}', who: 'nobody' },
  {
    name: 'register-person-minor',
    path: '/register?step=person',
    who: 'nobody',
    draft: { ...typed, birth_date: `${new Date().getFullYear() - 16}-01-01` },
  },
  { name: 'register-insurance', path: '/register?step=insurance', who: 'nobody', draft: typed },
  { name: 'register-consents', path: '/register?step=consents', who: 'nobody', draft: typed },
  {
    name: 'register-code',
    path: '/register?step=code',
    who: 'nobody',
    draft: {
      ...typed,
      sent: { to: typed.email, at: Date.now(), until: Date.now() + 900_000 },
    },
  },
  { name: 'legal-imprint', path: '/legal/imprint', who: 'nobody' },
  { name: 'faq', path: '/faq', who: 'nobody' },
  { name: 'report', path: '/report?address=/faq', who: 'nobody' },
  { name: 'withdrawal', path: '/withdrawal', who: 'nobody' },
  { name: 'legal-accessibility', path: '/legal/accessibility', who: 'nobody' },
  { name: 'not-found', path: '/gibt-es-nicht', who: 'nobody' },
  { name: 'certificate-check', path: '/certificate/{number}', who: 'nobody' },
  { name: 'certificate-check-number', path: '/certificate', who: 'nobody' },
  { name: 'invitation', path: '/access/{landing}', who: 'nobody' },
  { name: 'invitation-to-courses', path: '/access/{access}', who: 'nobody' },
  { name: 'invitation-ended', path: '/access/{ended}', who: 'nobody' },
  { name: 'my-courses', path: '/my-courses', who: 'everybody' },
  {
    name: 'bell-empty',
    path: '/my-courses',
    who: 'everybody',
    open: (page) => page.getByRole('button', { name: /^Mitteilungen/ }).click(),
  },
  { name: 'calendar', path: '/my-courses/calendar', who: 'everybody' },
  { name: 'course', path: '/courses/{live}', who: 'everybody' },
  { name: 'lecture', path: '/courses/{live}/lectures/{lecture}', who: 'everybody' },
  { name: 'lecture-film', path: '/courses/{finished}/lectures/{film}', who: 'everybody' },
  {
    name: 'lecture-film-settings',
    path: '/courses/{finished}/lectures/{film}',
    who: 'everybody',
    open: (page) => page.getByRole('button', { name: 'Einstellungen', exact: true }).click(),
  },
  { name: 'lecture-quiz', path: '/courses/{finished}/lectures/{quiz}', who: 'everybody' },
  { name: 'forum', path: '/courses/{live}/forum', who: 'everybody' },
  { name: 'forum-new', path: '/courses/{live}/forum/new', who: 'everybody' },
  { name: 'forum-topic', path: '/courses/{live}/forum/{topic}', who: 'everybody' },
  { name: 'forum-reports', path: '/courses/{live}/forum/reports', who: 'everybody' },
  { name: 'course-start', path: '/courses/{careful}/lectures/{exercise}', who: 'everybody' },
  { name: 'course-end-enough', path: '/courses/{careful}/finish', who: 'everybody' },
  { name: 'questions', path: '/courses/{live}/questions', who: 'everybody' },
  { name: 'question', path: '/courses/{live}/questions/{question}', who: 'everybody' },
  { name: 'course-end-missing', path: '/courses/{live}/finish', who: 'everybody' },
  { name: 'course-end-confirm', path: '/courses/{finished}/finish', who: 'everybody' },
  { name: 'course-end-achieved', path: '/courses/{confirmed}/finish', who: 'everybody' },
  { name: 'certificates', path: '/certificates', who: 'everybody' },
  { name: 'certificate', path: '/certificates/{certificate}', who: 'everybody' },
  { name: 'profile', path: '/profile', who: 'everybody' },
  { name: 'course-list', path: '/course-editor/course-list', who: 'everybody' },
  { name: 'course-editor', path: '/course-editor/courses/{draft}', who: 'everybody' },
  { name: 'course-participants', path: '/course-editor/courses/{draft}/participants', who: 'everybody' },
  { name: 'course-statistics', path: '/course-editor/courses/{draft}/statistics', who: 'everybody' },
  { name: 'preview', path: '/preview/{short}', who: 'everybody' },
  { name: 'preview-lecture', path: '/preview/{short}/lectures/{test}', who: 'everybody' },
  { name: 'editor-chapter', path: '/course-editor/courses/{short}/chapters/{chapter}', who: 'everybody' },
  { name: 'editor-text', path: '/course-editor/courses/{short}/lectures/{richText}', who: 'everybody' },
  { name: 'editor-film', path: '/course-editor/courses/{short}/lectures/{video}', who: 'everybody' },
  { name: 'editor-quiz', path: '/course-editor/courses/{short}/lectures/{test}', who: 'everybody' },
  { name: 'care-inbox', path: '/course-editor/care?stand=all', who: 'everybody' },
  { name: 'care-question', path: '/course-editor/care/questions/{question}', who: 'everybody' },
  { name: 'care-course', path: '/course-editor/care/courses/{live}', who: 'everybody' },
  { name: 'accesses', path: '/course-editor/accesses', who: 'everybody' },
  { name: 'access', path: '/course-editor/accesses/{access}', who: 'everybody' },
  { name: 'admin-overview', path: '/admin', who: 'everybody' },
  { name: 'admin-reports', path: '/admin/reports', who: 'everybody' },
  { name: 'admin-report', path: '/admin/reports/{report}', who: 'everybody' },
  { name: 'admin-withdrawals', path: '/admin/withdrawals', who: 'everybody' },
  { name: 'admin-withdrawal', path: '/admin/withdrawals/{withdrawal}', who: 'everybody' },
  { name: 'admin-sales', path: '/admin/sales', who: 'everybody' },
  { name: 'admin-sales-promotions', path: '/admin/sales/promotions', who: 'everybody' },
  { name: 'admin-sales-remarks', path: '/admin/sales/remarks', who: 'everybody' },
  { name: 'admin-bank-answers', path: '/admin/payouts/answers', who: 'everybody' },
  { name: 'admin-books', path: '/admin/sales/{society}', who: 'everybody' },
  { name: 'admin-levels', path: '/admin/sales/levels', who: 'everybody' },
  { name: 'admin-own-levels', path: '/admin/sales/{society}/levels', who: 'everybody' },
  { name: 'admin-payouts', path: '/admin/payouts', who: 'everybody' },
  { name: 'admin-payout', path: '/admin/payouts/{payout}', who: 'everybody' },
  { name: 'admin-bank-files', path: '/admin/payouts/files', who: 'everybody' },
  { name: 'admin-payees', path: '/admin/payouts/payees', who: 'everybody' },
  { name: 'admin-payout-documents', path: '/admin/payouts/documents', who: 'everybody' },
  { name: 'admin-document-issuer', path: '/admin/payouts/issuer', who: 'everybody' },
  { name: 'admin-payout-account', path: '/admin/payouts/account', who: 'everybody' },
  { name: 'admin-log', path: '/admin/log', who: 'everybody' },
  { name: 'admin-insurances', path: '/admin/insurances', who: 'everybody' },
  { name: 'admin-mails', path: '/admin/mails', who: 'everybody' },
  { name: 'admin-reminders', path: '/admin/mails/reminders', who: 'everybody' },
  { name: 'admin-jobs', path: '/admin/jobs', who: 'everybody' },
  { name: 'admin-faq', path: '/admin/faq', who: 'everybody' },
  { name: 'admin-templates', path: '/admin/templates', who: 'everybody' },
  {
    name: 'admin-template',
    path: '/admin/templates/password-reset',
    who: 'everybody',
    ready: (page) => page.frameLocator('iframe').getByText('Ein neues Passwort').first().waitFor(),
  },
  { name: 'admin-pages', path: '/admin/pages', who: 'everybody' },
  { name: 'admin-page', path: '/admin/pages/imprint', who: 'everybody' },
  { name: 'admin-texts', path: '/admin/texts', who: 'everybody' },
  { name: 'admin-retention', path: '/admin/retention', who: 'everybody' },
  { name: 'admin-settings', path: '/admin/settings', who: 'everybody' },
  { name: 'admin-members', path: '/admin/members', who: 'everybody' },
  { name: 'admin-insurance-import', path: '/admin/insurances/import', who: 'everybody' },
  { name: 'admin-import', path: '/admin/members/import', who: 'everybody' },
  { name: 'admin-team', path: '/admin/team', who: 'everybody' },
  { name: 'admin-person', path: '/admin/members/{person}', who: 'everybody' },
  { name: 'admin-person-courses', path: '/admin/members/{person}/courses', who: 'everybody' },
  { name: 'admin-person-certificates', path: '/admin/members/{person}/certificates', who: 'everybody' },
  { name: 'admin-person-accesses', path: '/admin/members/{person}/accesses', who: 'everybody' },
  { name: 'admin-person-society', path: '/admin/members/{person}/society', who: 'everybody' },
  { name: 'admin-person-money', path: '/admin/members/{person}/money', who: 'everybody' },
  { name: 'admin-person-consents', path: '/admin/members/{person}/consents', who: 'everybody' },
  { name: 'admin-person-sessions', path: '/admin/members/{person}/sessions', who: 'everybody' },
  { name: 'admin-person-mails', path: '/admin/members/{person}/mails', who: 'everybody' },
  { name: 'admin-person-log', path: '/admin/members/{person}/log', who: 'everybody' },
  { name: 'admin-modules', path: '/admin/modules', who: 'everybody' },
  { name: 'admin-module', path: '/admin/modules/mf-sales', who: 'everybody' },
  { name: 'sales', path: '/sales', who: 'everybody' },
  { name: 'sales-people', path: '/sales/{club}/menschen', who: 'everybody' },
  { name: 'sales-earnings', path: '/sales/{club}/verdienst', who: 'everybody' },
  { name: 'sales-payouts', path: '/sales/{club}/auszahlungen', who: 'everybody' },
]

/** What the paths of the screens name, and who has every right. */
export type Arranged = { email: string; ids: Readonly<Record<string, string>> }

/** Somebody with every right, courses they built and take, an access to them, and societies they lead. */
export const arrangeScreens = async (): Promise<Arranged> => {
  const email = `screens-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', {
    email,
    first_name: 'Alma',
    last_name: 'Allrecht',
    is_admin: true,
    is_course_creator: true,
  })
  const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
  const film = await scenario('addFilm', { owner_id, seconds: 2 })
  const finished = await scenario('addShortCourse', { owner_id, title: 'Kurz und gut', film })
  const confirmed = await scenario('addShortCourse', { owner_id, title: 'Bewegte Pause' })
  const careful = await scenario('addMadeCourse', {
    owner_id,
    title: 'Mit Bedacht',
    chapters: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map((title) => ({
      title,
      lectures: [{ title: `Übung ${title}`, words: 'Atme ruhig ein und aus.' }],
    })),
    units_offered: 5,
    required_participation: 80,
    contraindications: ['Du hattest einen Herzinfarkt.', 'Deine Hüfte wurde vor Kurzem operiert.'],
  })
  const access = await scenario('addAccess', {
    owner_id,
    name: 'Ruhig atmen',
    course_ids: [course.draft_id, finished.draft_id, confirmed.draft_id, careful.draft_id],
    user_ids: [owner_id],
  })
  const landing = await scenario('addLandingPage', {
    owner_id,
    name: 'Mit Seite',
    course_ids: [course.draft_id],
    film_of: finished.draft_id,
  })
  const ended = await scenario('addAccess', {
    owner_id,
    name: 'Vorbei',
    course_ids: [course.draft_id],
    open_until: '2026-01-31',
  })
  for (const { live_id: course_id } of [finished, confirmed])
    await scenario('addLearning', { user_id: owner_id, course_id, share: 1, begun_days_ago: 30 })
  await scenario('addLearning', {
    user_id: owner_id,
    course_id: careful.live_id,
    share: 0.8,
    begun_days_ago: 30,
  })
  const certificate = await scenario('addCertificate', {
    user_id: owner_id,
    course_id: confirmed.live_id,
    street: 'Lindenweg 4',
    zip: '34117',
    city: 'Kassel',
    insurance_id: await scenario('addInsurance', { name: `Lindenkasse ${crypto.randomUUID().slice(0, 4)}` }),
    insurance_number: 'A123456780',
  })
  // Two, so that what is said of each of them is told apart.
  const clubs: string[] = []
  for (const name of ['Turnverein Lindenau 1898', 'Gesund in Kassel e. V.'])
    clubs.push(await scenario('addBusySociety', { name, admin_id: owner_id, course_id: course.live_id }))
  const paid = await scenario('addPerson', {
    email: `bezahlt-${crypto.randomUUID()}@beispiel.de`,
    first_name: 'Olga',
    last_name: 'Ober',
  })
  const society = await scenario('addPaidSociety', { name: 'TSV Möwe', owner_id: paid, count: 12 })
  const topic = await scenario('addAnsweredTopic', {
    course_id: course.live_id,
    author_id: owner_id,
    video_id: course.first_lecture_id,
  })
  const question = await scenario('addCare', {
    user_id: owner_id,
    leader_id: owner_id,
    course_id: course.live_id,
    video_id: course.first_lecture_id,
  })
  const parts = await asAdmin(email, async (api) => {
    await writeTexts(api)
    return {
      ...(await readParts(api, finished)),
      withdrawal: await withdraw(api, email),
      payout: await askForPayout(api, society),
      report: await report(api, email, `/courses/${course.live_id}/forum/${topic}`),
    }
  })
  return {
    email,
    ids: {
      person: owner_id,
      live: course.live_id,
      draft: course.draft_id,
      lecture: course.first_lecture_id,
      topic,
      society,
      club: clubs[0] ?? '',
      question,
      access,
      finished: finished.live_id,
      confirmed: confirmed.live_id,
      careful: careful.live_id,
      exercise: careful.lectures['Übung Fünf'] ?? '',
      landing,
      ended,
      certificate: certificate.id,
      number: certificate.number,
      short: finished.draft_id,
      ...parts,
    },
  }
}

/** Does something over the API as somebody with every right. */
const asAdmin = async <T>(email: string, act: (api: APIRequestContext) => Promise<T>): Promise<T> => {
  const api = await request.newContext({ baseURL: E2E_URL })
  await api.post('/api/session-id', { data: { email, password: SEED_PASSWORD } })
  const result = await act(api)
  await api.dispose()
  return result
}

/** So that the legal pages and the questions have something to show. */
const writeTexts = async (api: APIRequestContext): Promise<void> => {
  for (const type of ['imprint', 'privacy', 'terms-of-use'])
    await api.patch('/api/legal', {
      data: { type, content: '## Anbieter\n\nKursportal, Musterweg 1, 34117 Kassel' },
    })
  await api.patch('/api/faq', {
    data: {
      items: [
        { question: 'Was kostet ein Kurs?', answer: 'Nichts, wenn deine Krankenkasse ihn **übernimmt**.' },
        { category: 'Kurse', question: 'Wie lange habe ich Zeit?', answer: 'So lange du willst.' },
        { category: 'Kurse', question: 'Gibt es ein Forum?', answer: 'Ja.', published: false },
      ],
    },
  })
}

/** Somebody withdraws from a contract; answers the case. */
const withdraw = async (api: APIRequestContext, email: string): Promise<string> => {
  await api.post('/api/withdrawal', {
    data: { name: 'Alma Allrecht', email, contract: 'Kurs „Ruhig atmen“' },
  })
  const found = await api.get(`/api/withdrawals?search=${encodeURIComponent(email)}`)
  return ((await found.json()) as { items: { id: string }[] }).items[0]?.id ?? ''
}

/** Money is asked for; answers the request. */
const askForPayout = async (api: APIRequestContext, society_id: string): Promise<string> => {
  const answer = await api.post('/api/transaction-request', {
    data: { amount: 5_000, target_year: new Date().getFullYear(), society_id, notes: 'Für neue Matten' },
  })
  return ((await answer.json()) as { id: string }).id
}

/** Somebody reports a post; answers the case. */
const report = async (api: APIRequestContext, email: string, address: string): Promise<string> => {
  const data = { address, reason: 'fraud', explanation: 'Das ist Werbung.', name: 'Alma Allrecht', email }
  await api.post('/api/content-report', { data: { ...data, good_faith: true } })
  const found = await api.get(`/api/content-reports?search=${encodeURIComponent(email)}`)
  return ((await found.json()) as { items: { id: string }[] }).items[0]?.id ?? ''
}

type Outline = { items: { id: string; videos: { id: string; type: 'video' | 'richText' | 'quiz' }[] }[] }

/** What a course of the editor and its published copy consist of, by the names the paths use. */
const readParts = async (
  api: APIRequestContext,
  { draft_id, live_id }: { draft_id: string; live_id: string },
): Promise<Record<string, string>> => {
  const outline = async (path: string): Promise<Outline['items'][number] | undefined> =>
    ((await (await api.get(path)).json()) as Outline).items[0]
  const draft = await outline(`/api/chapters-videos/dev?course-id=${draft_id}`)
  const live = await outline(`/api/chapters-videos?course-id=${live_id}`)
  const idOf = (chapter: typeof live, type: string): string =>
    chapter?.videos.find((video) => video.type === type)?.id ?? ''
  return {
    film: idOf(live, 'video'),
    quiz: idOf(live, 'quiz'),
    chapter: draft?.id ?? '',
    richText: idOf(draft, 'richText'),
    video: idOf(draft, 'video'),
    test: idOf(draft, 'quiz'),
  }
}

/** Who looks at a browser's pages now; another one is logged in only when it changes. */
const shownTo = new WeakMap<BrowserContext, Screen['who']>()

/** Shows a screen as it is once everything has come. */
export const showScreen = async (page: Page, screen: Screen, { email, ids }: Arranged): Promise<void> => {
  const context = page.context()
  if (shownTo.get(context) !== screen.who) {
    await context.clearCookies()
    if (screen.who === 'everybody') await logInContext(context, email)
    shownTo.set(context, screen.who)
  }
  if (screen.draft) {
    await page.goto(`${E2E_URL}/legal/imprint`)
    await page.evaluate(
      (draft) => sessionStorage.setItem('kursportal-registration', draft),
      JSON.stringify(screen.draft),
    )
  }
  await page.goto(E2E_URL + screen.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], #splash'))
  await screen.ready?.(page)
  await screen.open?.(page)
  await page.evaluate(() => document.fonts.ready)
}
