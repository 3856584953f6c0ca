import type { WithdrawalCase } from '@kursportal/shared/contract'
import { berlinDay, lastWithdrawalDay } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addFinish } from '../../seed/scenarios/finishes.ts'
import { addAccess, addLearning } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { offerWithdrawals } from '../../seed/scenarios/withdrawals.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const declaration = { name: 'Erna Ernst', email: 'Erna@beispiel.de', contract: 'Kurs „Rücken“' }

describe('withdrawals', () => {
  let platform: TestPlatform
  let admin: TestClient
  let learner: TestClient
  let erna: string
  let society: string
  let access: string
  let course: { draft: string; live: string }

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      erna = await addPerson(context, { email: 'erna@beispiel.de' })
      society = await addSociety(context, { name: 'TSV' })
      await addLevels(context, null)
      await context.db.updateTable('users').set({ society_id: society }).where('id', '=', erna).execute()
      const content = { fields: { title: 'Rücken' }, chapters: [] }
      const draft = await addCourse(context, content, { owner_id })
      course = { draft, live: await publishCourse(context, draft) }
      access = await addAccess(context, {
        owner_id,
        name: 'Für Erna',
        course_ids: [draft],
        user_ids: [erna],
      })
    })
    admin = await platform.as('admin@beispiel.de')
    learner = await platform.as('erna@beispiel.de')
    await admin.patch('/settings', { withdrawals: true })
  })

  const declare = async (client = platform.client) => {
    const answer = await client.post('/withdrawal', declaration)
    expect(answer.status).toBe(200)
    const { items } = (await admin.get('/withdrawals', { state: 'open' })).body as { items: { id: string }[] }
    return items.at(-1)?.id ?? ''
  }
  const caseOf = async (id: string): Promise<WithdrawalCase> =>
    (await admin.get('/withdrawal', { 'withdrawal-id': id })).body as WithdrawalCase
  const decide = (id: string, body: object) => admin.patch('/withdrawal', body, { 'withdrawal-id': id })
  const mailsTo = async (email: string, template: string) => {
    const mails = await platform.context.db
      .selectFrom('mails')
      .selectAll()
      .where('template_key', '=', template)
      .execute()
    return mails.filter((mail) => mail.to_address.toLowerCase() === email.toLowerCase())
  }
  const learnsCourse = async () => (await learner.get('/course', { 'course-id': course.live })).status === 200

  it('are not there while the setting is off', async () => {
    await admin.patch('/settings', { withdrawals: false })
    expect((await platform.client.post('/withdrawal', declaration)).body).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })

  it('are taken from anybody, with a receipt that says what was declared and when', async () => {
    platform.clock.set('2026-03-02T17:30:12Z')
    const answer = await platform.client.post('/withdrawal', { ...declaration, note: 'Danke **trotzdem**' })
    expect(answer.body).toEqual({
      ...declaration,
      note: 'Danke **trotzdem**',
      receipt_mailed: true,
      number: expect.stringMatching(/^W-[A-Z0-9]{8}$/),
      received_at: expect.stringMatching(/^2026-03-02T17:30/),
    })
    const [receipt] = await mailsTo('erna@beispiel.de', 'withdrawal-received')
    const { number } = answer.body as { number: string }
    for (const words of ['2. März 2026 um 18:30', 'Erna Ernst', 'Kurs „Rücken“', number])
      expect(receipt?.text).toContain(words)
    expect(receipt?.text).toContain('Danke **trotzdem**')
    expect(await mailsTo('admin@beispiel.de', 'withdrawal-arrived')).toHaveLength(1)
  })

  it('are taken also where the address got its mails of the day', async () => {
    const strict = await openTestPlatform({ rateLimits: true })
    await strict.run(offerWithdrawals)
    const mailed: unknown[] = []
    for (const _ of [1, 2, 3, 4]) mailed.push((await strict.client.post('/withdrawal', declaration)).body)
    expect(mailed).toMatchObject([true, true, true, false].map((receipt_mailed) => ({ receipt_mailed })))
    await strict.close()
  })

  it.each([
    ['without a name', { name: ' ' }],
    ['without an address', { email: 'erna' }],
    ['without a contract', { contract: '' }],
  ])('are refused %s', async (_what, missing) => {
    const { body } = await platform.client.post('/withdrawal', { ...declaration, ...missing })
    expect(body).toMatchObject({ status: 422, code: 'validation_failed' })
  })

  it('show an admin who it may be from, their courses and the last day of each', async () => {
    const id = await declare()
    const today = berlinDay(platform.clock.now())
    expect(await caseOf(id)).toMatchObject({
      state: 'open',
      person: { id: erna },
      courses: [
        {
          course_id: course.live,
          title: 'Rücken',
          begun_at: null,
          concluded_on: today,
          last_day: lastWithdrawalDay(today),
          certified: false,
          commission: 'none',
          withdrawn: false,
        },
      ],
    })
  })

  it('before and after the start are the same right, and say to an admin which of both it is', async () => {
    const before = await declare()
    expect((await caseOf(before)).courses).toMatchObject([{ begun_at: null, finished_at: null }])
    await decide(before, { state: 'declined', reason: 'Ist ein Versehen, sagt Erna am Telefon.' })
    await platform.run((context) =>
      addLearning(context, { user_id: erna, course_id: course.live, share: 0, begun_days_ago: 2 }),
    )
    const after = await declare()
    expect((await caseOf(after)).courses).toMatchObject([
      { begun_at: expect.stringMatching(/^\d{4}-/) as string, finished_at: null },
    ])
    await decide(after, { state: 'accepted', course_ids: [course.live] })
    expect(await learnsCourse()).toBe(false)
    // What was begun is shown to the admin still, and nothing of it can be gone on with.
    expect((await caseOf(after)).courses).toMatchObject([{ withdrawn: true }])
    expect((await learner.get('/courses')).body).toMatchObject({ total: 0 })
  })

  it('from somebody without an account have no courses, and are accepted all the same', async () => {
    await platform.client.post('/withdrawal', { ...declaration, email: 'fremd@beispiel.de' })
    const { items } = (await admin.get('/withdrawals', { search: 'fremd' })).body as {
      items: { id: string }[]
    }
    const id = items[0]?.id ?? ''
    expect(await caseOf(id)).toMatchObject({ person: null, courses: [] })
    expect((await decide(id, { state: 'accepted', course_ids: [course.live] })).status).toBe(404)
    expect((await decide(id, { state: 'accepted' })).status).toBe(200)
    expect(await mailsTo('fremd@beispiel.de', 'withdrawal-accepted')).toHaveLength(1)
  })

  it('take the course once accepted, until somebody gives it anew', async () => {
    const id = await declare()
    expect(await learnsCourse()).toBe(true)
    const accepted = await decide(id, { state: 'accepted', course_ids: [course.live] })
    expect(accepted.body).toMatchObject({ state: 'accepted', courses: [{ withdrawn: true }] })
    expect(await learnsCourse()).toBe(false)
    expect((await learner.get('/courses')).body).toMatchObject({ total: 0 })
    expect((await decide(id, { state: 'accepted' })).body).toMatchObject({
      status: 409,
      code: 'already_decided',
    })
    expect((await learner.post('/access/join', undefined, { 'access-id': access })).status).toBe(204)
    expect(await learnsCourse()).toBe(true)
  })

  it('take one of several courses of an access; what is left stays, and the one is a new contract', async () => {
    const both = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const fields = { title: 'Schlaf', price_cents: 4_900 }
      const draft = await addCourse(context, { fields, chapters: [] }, { owner_id })
      await publishCourse(context, draft)
      return addAccess(context, {
        owner_id,
        name: 'Beide',
        course_ids: [course.draft, draft],
        fee_cents: 9_900,
      })
    })
    const query = { 'access-id': both }
    await admin.delete('/access/user', { 'access-id': access, 'user-id': erna })
    expect(codeOf(await learner.post('/access/join', undefined, { ...query, order_cents: '1' }))).toBe(
      '409 order_not_confirmed',
    )
    expect((await learner.post('/access/join', undefined, { ...query, order_cents: '9900' })).status).toBe(
      204,
    )
    const { courses } = (await learner.get('/access', query)).body as { courses: { id: string }[] }
    const sleep = courses.map(({ id }) => id).find((id) => id !== course.live) ?? ''
    const concluded = (await caseOf(await declare())).courses.map(({ concluded_on }) => concluded_on)
    platform.clock.advance(5 * 86_400)
    await decide(await declare(), { state: 'accepted', course_ids: [sleep] })

    const title = (name: string, withdrawn: boolean) => expect.objectContaining({ title: name, withdrawn })
    expect((await learner.get('/access', query)).body).toMatchObject({
      has_access: true,
      can: { join: true },
      order: { total_cents: 4_900 },
      courses: expect.arrayContaining([title('Rücken', false), title('Schlaf', true)]),
    })
    expect(await learnsCourse()).toBe(true)
    expect((await learner.get('/course', { 'course-id': sleep })).status).toBe(404)
    expect(itemsOf(await admin.get('/other-user/accesses', { 'user-id': erna }))).toMatchObject([
      { name: 'Beide', courses: 2, withdrawn: 1 },
    ])

    // It is not given back for nothing, and the new contract has a period of its own.
    expect(codeOf(await learner.post('/access/join', undefined, query))).toBe('409 order_not_confirmed')
    expect((await learner.post('/access/join', undefined, { ...query, order_cents: '4900' })).status).toBe(
      204,
    )
    expect((await learner.get('/course', { 'course-id': sleep })).status).toBe(200)
    expect((await learner.get('/access', query)).body).toMatchObject({ can: { join: false }, order: null })
    const again = await caseOf(await declare())
    expect(again.courses).toMatchObject([
      { title: 'Rücken', concluded_on: concluded[0], withdrawn: false },
      { title: 'Schlaf', concluded_on: berlinDay(platform.clock.now()), withdrawn: false },
    ])
    await decide(again.id, { state: 'accepted', course_ids: [sleep] })
    expect((await learner.get('/course', { 'course-id': sleep })).status).toBe(404)
  })

  it('leave an access that a leader can give anew for the course that was taken', async () => {
    const both = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const other = await addCourse(context, { fields: { title: 'Schlaf' }, chapters: [] }, { owner_id })
      await publishCourse(context, other)
      return addAccess(context, {
        owner_id,
        name: 'Beide',
        course_ids: [course.draft, other],
        user_ids: [erna],
      })
    })
    const give = () => admin.post('/access/user', undefined, { 'access-id': both, 'user-id': erna })
    expect(codeOf(await give())).toBe('409 user_already_has_access')
    await decide(await declare(), { state: 'accepted', course_ids: [course.live] })
    expect(await learnsCourse()).toBe(false)
    const many = { access_id: both, user_ids: [erna], dry_run: true }
    expect((await admin.post('/access/users', many)).body).toMatchObject({ done: 1 })
    expect((await give()).status).toBe(204)
    expect(await learnsCourse()).toBe(true)
    expect(codeOf(await give())).toBe('409 user_already_has_access')
  })

  it('take a course that everybody has from this person only', async () => {
    await admin.patch('/default-ids', { access_ids: [access] })
    await platform.run((context) => addPerson(context, { email: 'otto@beispiel.de' }))
    const otto = await platform.as('otto@beispiel.de')
    await decide(await declare(), { state: 'accepted', course_ids: [course.live] })
    expect(await learnsCourse()).toBe(false)
    expect((await otto.get('/course', { 'course-id': course.live })).status).toBe(200)
  })

  it('book back what a finish earned, also where the course was begun anew since', async () => {
    const finish = () =>
      platform.run((context) =>
        addFinish(context, { user_id: erna, course_id: course.live, finished_at: context.clock.now() }),
      )
    await finish()
    const year = Number(berlinDay(platform.clock.now()).slice(0, 4))
    const earned = async () =>
      (
        (await admin.get('/society/transactions', { society_id: society, year })).body as {
          items: { kind: string; entries: { account: string; amount: number }[] }[]
        }
      ).items
    expect((await earned()).map(({ kind }) => kind)).toEqual(['finish'])
    await platform.context.db
      .insertInto('participations')
      .values({ id: newId(), user_id: erna, course_id: course.live, number: 2 })
      .execute()
    const id = await declare()
    expect((await caseOf(id)).courses).toMatchObject([
      { commission: 'booked', finished_at: expect.any(String) },
    ])
    await decide(id, { state: 'accepted', course_ids: [course.live] })
    expect((await caseOf(id)).courses).toMatchObject([{ commission: 'booked_back', withdrawn: true }])
    const available = (await earned())
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === 'available')
      .map(({ amount }) => amount)
    expect(available).toHaveLength(2)
    expect(available.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  })

  it('are declined with a reason only, and change nothing then', async () => {
    const id = await declare()
    expect((await decide(id, { state: 'declined' })).body).toMatchObject({
      status: 422,
      details: [{ path: 'reason', message: 'required' }],
    })
    const reason = 'Die Frist endete am 2. März.'
    expect((await decide(id, { state: 'declined', reason })).body).toMatchObject({
      state: 'declined',
      reason,
    })
    expect(await learnsCourse()).toBe(true)
    const [mail] = await mailsTo('erna@beispiel.de', 'withdrawal-declined')
    expect(mail?.text).toContain(reason)
    const log = await admin.get('/audit-log', { 'user-id': erna })
    expect(log.body).toMatchObject({
      items: [{ action: 'withdrawal_decided', details: { state: 'declined' } }],
    })
  })

  it('are listed open ones first, longest waiting first, and found by their words', async () => {
    const first = await declare()
    platform.clock.advance(60)
    const second = await declare()
    await decide(first, { state: 'declined', reason: 'Zu spät' })
    platform.clock.advance(60)
    const third = await declare()
    const listed = (await admin.get('/withdrawals', { search: 'rucken' })).body as { items: { id: string }[] }
    expect(listed.items.map(({ id }) => id)).toEqual([second, third, first])
  })

  it('are in the export of the person, and keep no word of them after they left', async () => {
    await decide(await declare(), { state: 'declined', reason: 'Zu spät' })
    expect((await learner.get('/user-data')).body).toMatchObject({
      sections: { withdrawals: [{ name: 'Erna Ernst', state: 'declined' }] },
    })
    await admin.inject({
      method: 'DELETE',
      url: `/api/user?user-id=${erna}`,
      headers: { 'x-admin-password': 'Kursportal-2026!' },
    })
    const kept = await platform.context.db.selectFrom('withdrawals').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(/erna|rücken/i)
  })
})
