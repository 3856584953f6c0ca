import type { RetentionState } from '@kursportal/shared/contract'
import { retentionKinds, type RetentionKind } from '@kursportal/shared/domain'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { addDecidedWithdrawal, addLogLine, addSentMail, lastSeen } from './retention.fixtures.ts'
import { beginRun, runRetention } from './run-retention.ts'

const DAY = 86_400

describe('retention', () => {
  let platform: TestPlatform
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-06-15T10:00:00Z')
    await platform.run((context) =>
      addPerson(context, {
        email: 'admin@beispiel.de',
        is_admin: true,
        first_name: 'Ada',
        last_name: 'Muster',
      }),
    )
    admin = await platform.as('admin@beispiel.de')
  })

  const state = async () => (await admin.get('/retention')).body as RetentionState
  const numbersOf = async (kind: RetentionKind) => {
    const found = (await state()).kinds.find((one) => one.kind === kind)
    return [found?.total, found?.due_now, found?.due_soon]
  }
  const change = (body: Record<string, unknown>) =>
    admin.patch('/retention', { on: true, reason: 'So steht es im Vertrag', ...body })
  const run = () => runRetention(platform.services)
  const count = async (table: 'mails' | 'withdrawals' | 'admin_log' | 'users') =>
    (await platform.context.db.selectFrom(table).select('id').execute()).length

  it('is for admins', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    for (const path of ['/retention', '/retention-preview?kind=care&count=3']) {
      expect((await platform.client.get(path)).status).toBe(401)
      expect((await anna.get(path)).status).toBe(403)
    }
    expect((await anna.post('/retention-run')).status).toBe(403)
    expect((await anna.patch('/retention', {})).status).toBe(403)
  })

  it('tells every kind, and deletes nothing that is the operator’s to weigh', async () => {
    const { kinds, last_run } = await state()
    expect(kinds.map(({ kind }) => kind)).toEqual(retentionKinds)
    expect(last_run).toBeNull()
    await platform.run((context) => addDecidedWithdrawal(context, 3_000))
    expect(await numbersOf('withdrawals')).toEqual([1, 1, 0])
    await run()
    expect(await count('withdrawals')).toBe(1)
  })

  it('announces what is due now and within 30 days, and takes exactly that', async () => {
    await platform.run(async (context) => {
      for (const days of [10, 340, 370, 400]) await addSentMail(context, days)
    })
    expect(await numbersOf('sent_mails')).toEqual([4, 2, 1])
    await run()
    expect(await numbersOf('sent_mails')).toEqual([2, 0, 1])
    expect((await state()).last_run).toMatchObject({
      started_by: null,
      finished_at: expect.any(String),
      taken: [{ kind: 'sent_mails', count: 2 }],
      failed: [],
    })
    // 30 nights later exactly the one that was announced is due.
    platform.clock.advance(30 * DAY)
    admin = await platform.as('admin@beispiel.de')
    expect(await numbersOf('sent_mails')).toEqual([2, 1, 0])
  })

  it('says what a shorter period would take, sets it with a reason, and leaves a line without any content', async () => {
    await platform.run(async (context) => {
      for (const days of [20, 100, 200]) await addSentMail(context, days)
    })
    const preview = await admin.get('/retention-preview?kind=sent_mails&count=3')
    expect(preview.body).toEqual({ total: 3, due_now: 2, due_soon: 0, held: 0 })
    expect(await count('mails')).toBe(3)
    expect((await change({ kind: 'sent_mails', count: 3, based_on: '' })).status).toBe(200)
    await run()
    expect(await count('mails')).toBe(1)
    const log = (await admin.get('/audit-log')).body as { items: Record<string, unknown>[] }
    expect(log.items).toMatchObject([
      { action: 'retention_ran', admin: null, details: { count: 2, sent_mails: 2 } },
      {
        action: 'retention_changed',
        admin: { name: 'Ada Muster' },
        reason: 'So steht es im Vertrag',
        details: { kind: 'sent_mails', before: { count: 12 }, after: { count: 3 } },
      },
    ])
  })

  it.each([
    [{ kind: 'sent_mails', count: 0 }, 'count'],
    [{ kind: 'sent_mails', count: 37 }, 'count'],
    [{ kind: 'audit_money', count: 7 }, 'count'],
    [{ kind: 'audit_log', count: 12, on: false }, 'on'],
    [{ kind: 'sessions', count: 1 }, 'kind'],
    [{ kind: 'sent_mails', count: 1.5 }, 'count'],
    [{ kind: 'sent_mails', count: 6, reason: '' }, 'reason'],
  ])('refuses %j', async (body, path) => {
    const answer = await change(body)
    expect(answer.body).toMatchObject({ status: 422, details: [{ path }] })
  })

  it('is not written over by who started from other periods, and says whose those are', async () => {
    const { version } = (await change({ kind: 'care', count: 7, based_on: '' })).body as RetentionState
    platform.clock.advance(1)
    expect((await change({ kind: 'care', count: 8, based_on: version })).status).toBe(200)
    const stale = await change({ kind: 'withdrawals', count: 4, based_on: version })
    expect(stale.body).toMatchObject({
      code: 'edited_meanwhile',
      details: { edited: { by: { name: 'Ada Muster' } } },
    })
    expect((await change({ kind: 'withdrawals', count: 4, based_on: '' })).status).toBe(409)
  })

  it('keeps lines about money for longer than others, and tells what was looked at apart', async () => {
    await platform.run(async (context) => {
      for (const action of [
        'society_removed',
        'withdrawal_decided',
        'person_invited',
        'person_merged',
      ] as const)
        await addLogLine(context, action, 400)
      for (const action of ['payout_booked', 'person_viewed', 'faq_changed'] as const)
        for (const days of [30, 400, 4_500]) await addLogLine(context, action, days)
    })
    expect(await numbersOf('audit_log')).toEqual([3, 2, 0])
    expect(await numbersOf('audit_reads')).toEqual([3, 2, 0])
    expect(await numbersOf('audit_money')).toEqual([7, 1, 0])
    await run()
    const left = await platform.context.db
      .selectFrom('admin_log')
      .select('action')
      .where('action', '<>', 'retention_ran')
      .orderBy('action')
      .execute()
    expect(left.map(({ action }) => action)).toEqual([
      'faq_changed',
      'payout_booked',
      'payout_booked',
      'person_invited',
      'person_merged',
      'person_viewed',
      'society_removed',
      'withdrawal_decided',
    ])
  })

  it('counts a withdrawal’s years from the end of the one it was decided in, and never takes an open one', async () => {
    await change({ kind: 'withdrawals', count: 3 })
    await platform.run(async (context) => {
      await addDecidedWithdrawal(context, null)
      // 2026-06-15 less 1262 days is 2022-12-31, less 1261 is 2023-01-01.
      await addDecidedWithdrawal(context, 1_262)
      await addDecidedWithdrawal(context, 1_261)
    })
    expect(await numbersOf('withdrawals')).toEqual([2, 1, 0])
    await run()
    expect(await count('withdrawals')).toBe(2)
  })

  describe('of accounts nobody uses', () => {
    const mails = async () =>
      (
        await platform.context.db
          .selectFrom('mails')
          .select(['to_address', 'template_key'])
          .orderBy('created_at')
          .execute()
      ).map(({ to_address, template_key }) => `${template_key} ${to_address}`)
    const emails = async () =>
      (await platform.context.db.selectFrom('users').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      )

    beforeEach(async () => {
      await platform.run(async (context) => {
        const away = await addPerson(context, { email: 'away@beispiel.de' })
        const back = await addPerson(context, { email: 'back@beispiel.de' })
        const leader = await addPerson(context, { email: 'leader@beispiel.de' })
        const often = await addPerson(context, { email: 'often@beispiel.de' })
        await addSociety(context, { name: 'TSV', owner_id: leader })
        for (const id of [away, back, leader]) await lastSeen(context, id, 1_500)
        await lastSeen(context, often, 10)
      })
      await change({ kind: 'inactive_accounts', count: 36 })
    })

    it('warns 30 days before, and then takes who did not come back', async () => {
      expect((await state()).kinds.find(({ kind }) => kind === 'inactive_accounts')).toMatchObject({
        total: 5,
        due_now: 0,
        due_soon: 2,
        held: 1,
      })
      await run()
      expect((await mails()).toSorted()).toEqual([
        'account-expiring away@beispiel.de',
        'account-expiring back@beispiel.de',
      ])
      expect(await count('users')).toBe(5)
      platform.clock.advance(10 * DAY)
      await platform.as('back@beispiel.de')
      await run()
      expect(await mails()).toHaveLength(2)
      platform.clock.advance(20 * DAY + 60)
      admin = await platform.as('admin@beispiel.de')
      expect(await numbersOf('inactive_accounts')).toEqual([5, 1, 0])
      await run()
      expect(await emails()).toEqual([
        'admin@beispiel.de',
        'back@beispiel.de',
        'leader@beispiel.de',
        'often@beispiel.de',
      ])
      expect(await mails()).toEqual(expect.arrayContaining(['account-deleted away@beispiel.de']))
    })

    it('warns anew where the period was switched off meanwhile', async () => {
      await run()
      await change({ kind: 'inactive_accounts', count: 36, on: false })
      platform.clock.advance(200 * DAY)
      admin = await platform.as('admin@beispiel.de')
      await change({ kind: 'inactive_accounts', count: 36, on: true })
      await run()
      expect(await count('users')).toBe(5)
      expect(await mails()).toHaveLength(4)
    })

    it('never takes an admin, however long they were away', async () => {
      platform.clock.advance(5_000 * DAY)
      await run()
      platform.clock.advance(31 * DAY)
      await run()
      expect(await emails()).toEqual(['admin@beispiel.de', 'leader@beispiel.de'])
    })
  })

  it('runs at once when an admin wants it, in the background, one at a time', async () => {
    await platform.run((context) => addSentMail(context, 500))
    const begun = await admin.post('/retention-run')
    expect(begun.body).toMatchObject({ last_run: { started_by: { name: 'Ada Muster' } } })
    await waitUntil(async () => (await state()).last_run?.finished_at != null)
    expect((await state()).last_run?.taken).toEqual([{ kind: 'sent_mails', count: 1 }])
    expect(await count('mails')).toBe(0)
  })

  it('has one run at a time, whoever wants it', async () => {
    const [one, two] = [
      await platform.run((context) => beginRun(context, null)),
      await platform.run((context) => beginRun(context, null)),
    ]
    expect(two).toEqual(one)
  })

  it('goes on with what was interrupted, and takes what was announced when it began', async () => {
    await platform.run((context) => addSentMail(context, 366))
    await platform.run((context) => addSentMail(context, 364))
    const interrupted = await platform.run((context) => beginRun(context, null))
    platform.clock.advance(10 * DAY)
    await run()
    const runs = await platform.context.db.selectFrom('retention_runs').selectAll().execute()
    expect(runs).toMatchObject([{ id: interrupted.id, taken: { sent_mails: 1 } }])
    await run()
    expect(await count('mails')).toBe(0)
  })

  it('takes thousands in batches', async () => {
    await platform.services.database.script(`
      insert into mails (id, to_address, subject, html, text, state, created_at)
        select gen_random_uuid(), 'a@beispiel.de', '', '', '', 'sent', '2020-01-01' from generate_series(1, 1234)`)
    await run()
    expect((await state()).last_run?.taken).toEqual([{ kind: 'sent_mails', count: 1_234 }])
    expect(await count('mails')).toBe(0)
  })
})
