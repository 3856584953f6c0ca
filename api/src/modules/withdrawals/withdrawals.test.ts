import { berlinDay, lastWithdrawalDay } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { addFinish } from '../../seed/scenarios/finishes.ts'
import { addLearning } from '../../seed/scenarios/learning.ts'
import { offerWithdrawals } from '../../seed/scenarios/withdrawals.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { declaration, openWithdrawalWorld, type WithdrawalWorld } from './withdrawals.fixtures.ts'

describe('withdrawals', () => {
  let platform: TestPlatform
  let admin: WithdrawalWorld['admin']
  let learner: WithdrawalWorld['learner']
  let erna: string
  let society: string
  let access: string
  let course: WithdrawalWorld['course']
  let declare: WithdrawalWorld['declare']
  let caseOf: WithdrawalWorld['caseOf']
  let decide: WithdrawalWorld['decide']
  let learnsCourse: WithdrawalWorld['learnsCourse']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    ;({ admin, learner, erna, society, access, course, declare, caseOf, decide, learnsCourse } =
      await openWithdrawalWorld(platform))
  })

  const mailsTo = async (email: string, template: string) => {
    const mails = await platform.context.db
      .selectFrom('mails')
      .selectAll()
      .where('template_key', '=', template)
      .execute()
    return mails.filter((mail) => mail.to_address.toLowerCase() === email.toLowerCase())
  }

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
