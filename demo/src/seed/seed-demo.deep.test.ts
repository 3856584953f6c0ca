import {
  calendarCalls,
  landingBlock,
  landingPage,
  moneyCalls,
  type LandingPageAnswer,
} from '@kursportal/shared/contract'
import { DEMO_INVITATION, filesOffered, filmsShown } from '@kursportal/shared/domain'
import { codeOf, itemsOf } from '@kursportal/api/testing/answers'
import { openTestPlatform, type TestPlatform } from '@kursportal/api/testing/test-platform'
import { seedAt } from './seed-at.testing.ts'

const listOf = (answer: { body: unknown }) => moneyCalls.listPayoutRequests.answer.parse(answer.body).items

describe('the demo', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
    await seedAt(platform, '2026-11-22T10:00:00Z')
    // Everything the demo has, on a machine that does other things too.
  }, 300_000)
  afterAll(() => platform.close())

  it('has somebody in every role, who can log in', async () => {
    const roles = {
      admin: ['admin'],
      creator: ['course_creator'],
      leader: ['group_leader'],
      sales: ['salesman'],
      learner: [],
    }
    for (const [name, expected] of Object.entries(roles)) {
      const person = await platform.as(`${name}@kursportal.example`)
      const session = await person.get('/session-id')
      expect(session.body).toMatchObject({ roles: expect.arrayContaining(expected) })
    }
  })

  it('has an outbox with what arrived and what did not, for several reasons', async () => {
    const admin = await platform.as('admin@kursportal.example')
    expect((await admin.get('/mails', { state: 'sent' })).body).toMatchObject({ total: 13 })
    const failed = itemsOf(await admin.get('/mails', { state: 'failed' }))
    expect(new Set(failed.map(({ failure }) => failure))).toEqual(
      new Set(['address', 'refused', 'unreachable']),
    )
  })

  it('tells when people were reminded', async () => {
    const admin = await platform.as('admin@kursportal.example')
    expect(itemsOf(await admin.get('/reminder-runs')).map(({ sent }) => sent)).toEqual([5, 12])
  })

  it('has insurances that are found by typing, as when registering', async () => {
    const found = await platform.client.get('/insurances', { search: 'grün', limit: 10 })
    expect(itemsOf(found).map(({ name }) => name)).toEqual(['Betriebskrankenkasse Grünwerk'])
  })

  it('shows the learner running, waiting and finished courses, and the one for minors only to minors', async () => {
    const coursesOf = async (name: string) => {
      const answer = await (await platform.as(`${name}@kursportal.example`)).get('/courses')
      return (answer.body as { items: { title: string; state: string }[] }).items
    }
    const learner = await coursesOf('learner')
    expect(new Set(learner.map((course) => course.state))).toEqual(
      new Set(['running', 'not_started', 'finished']),
    )
    const minor = await coursesOf('minor')
    const known = new Set(learner.map((course) => course.title))
    const extra = minor.filter((course) => !known.has(course.title))
    expect(extra).toHaveLength(1)
    expect(minor).toHaveLength(learner.length + 1)
  })

  it('asks nobody again what they confirmed when they began, and whoever has not begun', async () => {
    const learner = await platform.as('learner@kursportal.example')
    const open = async (name: string) => {
      const person = await platform.as(`${name}@kursportal.example`)
      const found = itemsOf(await person.get('/courses', { search: 'Rücken in Bewegung' }))
      const start = await person.get('/course-start', { 'course-id': String(found[0]?.['id']) })
      return (start.body as { open: string[] }).open
    }
    const begun = itemsOf(await learner.get('/courses', { search: 'Rücken in Bewegung' }))
    expect(begun[0]).toMatchObject({ state: 'running' })
    expect(await open('learner')).toEqual([])
    expect(await open('admin')).toEqual(['contraindications'])
  })

  it('shows the learner a certificate, and a finished course that still waits for one', async () => {
    const learner = await platform.as('learner@kursportal.example')
    expect((await learner.get('/certificates')).body).toMatchObject({
      total: 1,
      items: [{ course_title: 'Atem holen', name: 'Annegret Schäfer' }],
    })
    const finished = itemsOf(await learner.get('/courses')).filter(({ state }) => state === 'finished')
    expect(finished.map(({ certificate }) => certificate !== null)).toEqual(
      expect.arrayContaining([true, false]),
    )
  })

  it('has a club that offers a course itself, and certificates that name it', async () => {
    const admin = await platform.as('admin@kursportal.example')
    const clubs = itemsOf(await admin.get('/societies', { search: 'Gesund in Kassel' }))
    const club = { 'society-id': String(clubs[0]?.['id']) }
    expect((await admin.get('/society/provider', club)).body).toMatchObject({
      provider: { name: 'Gesund in Kassel e. V.', represented_by: expect.stringContaining('Köhler') },
    })
    const learner = await platform.as('learner@kursportal.example')
    const [certificate] = itemsOf(await learner.get('/certificates'))
    const { body } = await learner.get('/certificate', { 'certificate-id': String(certificate?.['id']) })
    expect(body).toMatchObject({ facts: { fee_cents: 4_500, issuer: 'Gesund in Kassel e. V.' } })
  })

  it('shows admins a certificate that was issued anew, and proofs in every state', async () => {
    const admin = await platform.as('admin@kursportal.example')
    const line = itemsOf(await admin.get('/audit-log', { kind: 'changes', limit: 100 })).find(
      ({ action }) => action === 'certificate_reissued',
    )
    const [newest, first] = itemsOf(
      await admin.get('/certificates', { 'user-id': (line as { person: { id: string } }).person.id }),
    )
    expect(first).toMatchObject({ name: expect.stringMatching(/ Kern$/), replaced_by: newest?.['number'] })
    expect(newest).toMatchObject({ name: expect.not.stringMatching(/ Kern$/), replaced_by: null })
    const corrected = itemsOf(await admin.get('/audit-log', { area: 'people', limit: 100 })).find(
      ({ action }) => action === 'person_changed',
    )
    expect(corrected).toMatchObject({ details: { before: { last_name: 'Kern' } } })
    const missing = itemsOf(await admin.get('/certifications')).map((course) => course['missing'])
    const creator = await platform.as('creator@kursportal.example')
    const proofs = await Promise.all(
      itemsOf(await creator.get('/courses/dev', { limit: 50 })).map(async ({ id }) =>
        itemsOf(await creator.get('/qualification-proofs', { 'course-id': String(id) })),
      ),
    )
    expect(proofs.flat()).toHaveLength(3)
    expect(missing.flat()).toEqual(
      expect.arrayContaining(['qualification_proof', 'qualification_proof_expired']),
    )
  })

  it('shows with a withdrawal what the person agreed to before they began', async () => {
    const admin = await platform.as('admin@kursportal.example')
    const theirs = itemsOf(await admin.get('/withdrawals')).find(
      ({ email }) => email === 'learner@kursportal.example',
    )
    const { body } = await admin.get('/withdrawal', { 'withdrawal-id': String(theirs?.['id']) })
    const { courses } = body as { courses: { title: string; early_start: object | null }[] }
    expect(courses.filter((course) => course.early_start).map(({ title }) => title)).toEqual([
      'Besser schlafen',
    ])
  })

  it('has a week with something in it, and a course that somebody pauses', async () => {
    const learner = await platform.as('learner@kursportal.example')
    const { entries } = calendarCalls.readCalendar.answer.parse((await learner.get('/calendar')).body)
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'unit', state: 'planned', day: '2026-11-24' }),
    )
    const minor = await platform.as('minor@kursportal.example')
    const paused = itemsOf(await minor.get('/courses')).filter(({ paused_until }) => paused_until !== null)
    expect(paused).toMatchObject([{ title: 'Besser schlafen', paused_until: '2026-12-01' }])
  })

  it('shows visits, registrations and finishes over the months of this and of last year', async () => {
    for (const name of ['leader', 'sales']) {
      const person = await platform.as(`${name}@kursportal.example`)
      for (const year of [2025, 2026]) {
        const answer = await person.get('/sales-performance', { year })
        const { years, societies } = moneyCalls.readSalesPerformance.answer.parse(answer.body)
        expect(years).toEqual(expect.arrayContaining([2026, 2025]))
        for (const { months, visits, registrations, progress, payout } of societies) {
          expect(progress.finishes).toBeGreaterThanOrEqual(payout.minimum_finishes)
          expect(months.filter(({ finishes }) => finishes > 0).length).toBeGreaterThanOrEqual(3)
          expect(months.filter((month) => month.registrations > 0).length).toBeGreaterThanOrEqual(3)
          expect(visits).toBeGreaterThan(registrations)
          for (const month of months.slice(0, year === 2026 ? 11 : 12))
            expect(month.visits).toBeGreaterThan(0)
        }
      }
    }
  })

  it.each(['leader', 'sales'])('has payouts of %s in every state, which add up', async (name) => {
    const person = await platform.as(`${name}@kursportal.example`)
    const requests = listOf(await person.get('/transaction-requests'))
    const stages = requests.map(({ stage }) => stage)
    expect(stages.toSorted()).toEqual(['booked', 'exported', 'refused', 'requested', 'returned', 'withdrawn'])
    const paid = (year: number, state: string) =>
      requests
        .filter((request) => request.target_year === year && request.state === state)
        .reduce((sum, { amount }) => sum + amount, 0)
    for (const year of [2025, 2026]) {
      const answer = await person.get('/sales-performance', { year })
      const { societies } = moneyCalls.readSalesPerformance.answer.parse(answer.body)
      const own = societies.find(({ is_owner }) => is_owner)
      expect(own?.money).toMatchObject({ paid: paid(year, 'booked'), requested: paid(year, 'requested') })
    }
  })

  it('has something that looks odd, for an admin to look at', async () => {
    const admin = await platform.as('admin@kursportal.example')
    expect(itemsOf(await admin.get('/sales-remarks'))).toMatchObject([{ kind: 'fast_finish' }])
  })

  it('has a SEPA file, and the account it is paid from', async () => {
    const admin = await platform.as('admin@kursportal.example')
    expect(itemsOf(await admin.get('/sepa-exports'))).toMatchObject([{ payments: 2 }, { payments: 2 }])
    expect((await admin.get('/payout-account')).body).toMatchObject({ holder: 'Kursportal Demo GmbH' })
  })

  it('has forums with something new for the learner and something to decide for the creator', async () => {
    const learner = await platform.as('learner@kursportal.example')
    const courses = await learner.get('/courses')
    const { items } = courses.body as { items: { id: string; title: string }[] }
    const back = items.find(({ title }) => title === 'Rücken in Bewegung')?.id
    const topics = await learner.get('/threads', { 'course-id': back })
    expect(topics.body).toMatchObject({ total: 5, items: [{ pinned: true }, {}, {}, {}, {}] })
    const beside = (topics.body as { items: { referrer: object | null }[] }).items.filter(
      (item) => item.referrer,
    )
    expect(beside).toHaveLength(1)
    expect((await learner.get('/forum', { 'course-id': back })).body).toMatchObject({ unread: 3 })
    const creator = await platform.as('creator@kursportal.example')
    expect((await creator.get('/forum', { 'course-id': back })).body).toMatchObject({ open_reports: 1 })
  })

  it('has care in every state: questions, appointments before and after today, enough minutes and too few', async () => {
    const creator = await platform.as('creator@kursportal.example')
    const counts = (await creator.get('/care-inbox/counts')).body as {
      open: number
      overdue: number
      courses: { id: string; open: number }[]
    }
    expect(counts).toMatchObject({ open: 2, overdue: 1 })
    const cared = { 'course-id': counts.courses.find(({ open }) => open > 0)?.id }
    expect((await creator.get('/care-inbox', { ...cared, state: 'answered' })).body).toMatchObject({
      total: 2,
    })
    expect((await creator.get('/appointments', cared)).body).toMatchObject({ total: 2 })
    expect((await creator.get('/appointments', { ...cared, over: true })).body).toMatchObject({ total: 3 })
    const all = itemsOf(await creator.get('/care-record', cared)).length
    const lacking = itemsOf(await creator.get('/care-record', { ...cared, lacking: true })).length
    expect(lacking).toBeGreaterThan(0)
    expect(lacking).toBeLessThan(all)
    const learner = await platform.as('learner@kursportal.example')
    expect((await learner.get('/care', cared)).body).toMatchObject({ unread: 1 })
  })

  it('has an invitation with a landing page of every kind of block, and one without', async () => {
    const query = { 'access-id': DEMO_INVITATION }
    const { body } = await platform.client.get('/landing-page', query)
    const { page } = body as LandingPageAnswer
    expect(landingPage.parse(page)).toEqual(page)
    const kinds = new Set(page?.blocks.map(({ type }) => type))
    expect(kinds).toEqual(new Set(landingBlock.def.options.map((option) => option.shape.type.value)))
    const sheet = page && filesOffered(page)[0]
    const file = { ...query, 'file-id': sheet?.file_id ?? '' }
    const sent = await platform.client.get('/landing-page/file', file)
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/png'])
    const film = page && filmsShown(page)[0]
    // It is made meanwhile.
    const watched = await platform.client.get('/landing-page/film', {
      ...query,
      'film-id': film?.film_id ?? '',
    })
    expect(codeOf(watched)).toBe('425 not_processed_yet')
    expect((await platform.client.get('/access', query)).body).toMatchObject({
      inviter: 'Miriam Vogt',
      courses: [{ title: 'Rücken in Bewegung' }],
    })
    const creator = await platform.as('creator@kursportal.example')
    expect(itemsOf(await creator.get('/accesses'))).toContainEqual(
      expect.objectContaining({ name: 'Besser schlafen für alle', has_landing_page: false }),
    )
  })
})
