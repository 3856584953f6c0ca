import { moneyCalls } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { balancesOf } from './ledger.store.ts'
import { openMoneyWorld, reason, year, type MoneyWorld } from './money.fixtures.ts'

/** What the administration does with payouts, from the request to the bank and back. */
describe('payouts in the administration', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
  })

  const caseOf = async (request_id: string) => {
    const answer = await money.admin.get('/transaction-request', { 'request-id': request_id })
    return moneyCalls.readPayoutRequest.answer.parse(answer.body)
  }
  const sums = async () =>
    moneyCalls.listPayoutRequests.answer.parse((await money.admin.get('/transaction-requests')).body).sums
  const giveBack = (request_id: string, why = 'Konto erloschen') =>
    money.admin.post('/society/payout-return', { request_id, reason: why })
  const stages = async (query: Record<string, string | number | boolean> = {}) =>
    itemsOf(await money.admin.get('/transaction-requests', query)).map(({ stage, amount }) => [stage, amount])

  /** A payout in every stage: 1, 2, 3, 4 and 5 euros. */
  const inEveryStage = async () => {
    await money.finish(12)
    const exported = await money.bookedRequest(100)
    const returned = await money.bookedRequest(200)
    await money.admin.post('/sepa-export', {})
    await giveBack(returned)
    // Nothing is asked for again to the account it came back from.
    await money.owner.put('/own-payout-account', { holder: 'O. Öçal' })
    const booked = await money.bookedRequest(300)
    const refused = idOf(await money.request(400))
    await money.admin.post('/society/transaction-refusal', { request_id: refused, reason })
    const requested = idOf(await money.request(500))
    return { exported, returned, booked, refused, requested }
  }

  it('are divided by how far they came, and the sums are those of the ledger', async () => {
    await inEveryStage()
    expect(await sums()).toEqual({
      exported: { count: 1, amount: 100 },
      returned: { count: 1, amount: 200 },
      booked: { count: 1, amount: 300 },
      refused: { count: 1, amount: 400 },
      withdrawn: { count: 0, amount: 0 },
      requested: { count: 1, amount: 500 },
    })
    const ledger = await balancesOf(platform.context, { society_id: money.society_id, year })
    expect(ledger).toMatchObject({ requested: 200 + 500, paid: 100 + 300 })
    expect(await stages({ stage: 'returned' })).toEqual([['returned', 200]])
    expect(await stages({ state: 'booked' })).toEqual([
      ['booked', 300],
      ['exported', 100],
    ])
  })

  it('are searched, narrowed and put in order', async () => {
    await inEveryStage()
    expect(await stages({ sort: 'amount', descending: true, limit: 2 })).toEqual([
      ['requested', 500],
      ['refused', 400],
    ])
    expect(await stages({ sort: 'amount', limit: 1, offset: 1 })).toEqual([['returned', 200]])
    expect(await stages({ min_amount: 400 })).toHaveLength(2)
    expect(await stages({ search: 'möwe oeczal' })).toEqual([])
    expect(await stages({ search: 'moewe öcal' })).toHaveLength(5)
    expect(await stages({ waiting_days: 1 })).toEqual([])
    expect(await stages({ from: '2026-08-01', to: '2026-08-01' })).toHaveLength(5)
    expect(await stages({ to: '2026-07-31' })).toEqual([])
    // The name of the society is known to who leads it; people behind a request are searched by admins only.
    const led = (search: string) => money.leader.get('/transaction-requests', { search })
    expect(itemsOf(await led('möwe'))).toHaveLength(5)
    expect(itemsOf(await led('öcal'))).toEqual([])
    await platform.run((context) => context.db.updateTable('users').set({ iban_encrypted: null }).execute())
    expect(itemsOf(await led('möwe'))[0]).toMatchObject({ decided_by: null, owner_iban_changed: false })
  })

  it('tell what makes the amount, and who looked is noted', async () => {
    await money.finish(12)
    await money.admin.post('/society/correction', { society_id: money.society_id, year, amount: -50, reason })
    const [finish] = (await money.ledger()).filter(({ kind }) => kind === 'finish')
    await money.reverse(finish?.['id'])
    const request_id = idOf(await money.request(1_000))
    const told = await caseOf(request_id)
    expect(told).toMatchObject({
      stage: 'requested',
      tier: 'bronze',
      own: false,
      owner_iban_changed: false,
      money: { earned: 6_050, available: 5_050, requested: 1_000, paid: 0 },
      earned_by: { finishes: 6_100, bonuses: 0, corrections: -50, transfers: 0 },
      history: [{ kind: 'request', made_by: { name: 'Olga Öçal' } }],
    })
    const { finishes, bonuses, corrections, transfers } = told.earned_by
    expect(finishes + bonuses + corrections + transfers).toBe(told.money.earned)
    await caseOf(request_id)
    const looked = itemsOf(await money.admin.get('/audit-log', { kind: 'reads' }))
    expect(looked).toMatchObject([{ action: 'payout_viewed', person: { name: 'Olga Öçal' } }])
    expect(codeOf(await money.admin.get('/transaction-request', { 'request-id': UNKNOWN }))).toBe(
      '404 not_found',
    )
    await platform.run(({ db, secrets }) =>
      db
        .updateTable('users')
        .set({ iban_encrypted: secrets.encrypt('DE02120300000000202051') })
        .execute(),
    )
    expect(await caseOf(request_id)).toMatchObject({ owner_iban_changed: true, iban_end: '3000' })
  })

  it('show the mail before it is sent', async () => {
    await money.finish(6)
    const request_id = idOf(await money.request(1_000))
    const preview = await money.admin.post('/transaction-request/mail-preview', {
      request_id,
      decision: 'refused',
      reason: 'Bitte prüfe den Namen.',
    })
    expect(preview.body).toMatchObject({
      to: 'olga@beispiel.de',
      subject: expect.stringContaining('10 €'),
      text: expect.stringContaining('Bitte prüfe den Namen.'),
    })
    expect(await money.mails()).toEqual([])
    expect(await sums()).toMatchObject({ requested: { count: 1 } })
  })

  it('come back from the bank, and are paid again', async () => {
    await money.finish(6)
    const request_id = await money.bookedRequest(1_000)
    const first = idOf(await money.admin.post('/sepa-export', {}))
    const back = await giveBack(request_id, 'Konto erloschen')
    expect(back.body).toMatchObject({
      state: 'requested',
      stage: 'returned',
      returned_at: expect.any(String),
      return_reason: 'Konto erloschen',
      decided_by: null,
      exported_at: null,
    })
    expect(codeOf(await giveBack(request_id))).toBe('409 already_reversed')
    const told = (await money.mails('payout-returned'))[0]
    expect(told).toMatchObject({ to_address: 'olga@beispiel.de' })
    expect(told?.text).toContain('Konto erloschen')
    const again = await money.admin.post('/society/transaction', { request_id })
    expect(again.body).toMatchObject({ stage: 'booked', decided_by: { name: 'Erika Beispiel' } })
    const second = await money.admin.post('/sepa-export', {})
    expect(second.body).toMatchObject({ payments: 1, total: 1_000 })
    // The file that came first stays as it was.
    expect((await money.admin.get('/sepa-export', { 'export-id': first })).status).toBe(200)
    expect((await caseOf(request_id)).history.map(({ kind, reason: why }) => [kind, why])).toEqual([
      ['request', null],
      ['payout', null],
      ['reversal', 'Konto erloschen'],
      ['payout', null],
    ])
    await giveBack(request_id)
    expect(await sums()).toMatchObject({ returned: { count: 1, amount: 1_000 } })
  })

  it('are as they were before when one is taken back that no bank file holds', async () => {
    await money.finish(6)
    const request_id = await money.bookedRequest(1_000)
    const back = await giveBack(request_id, 'Aus Versehen gebucht')
    expect(back.body).toMatchObject({ stage: 'requested', returned_at: null, return_reason: null })
    // No bank sent anything back: nobody is told so, and the account is as good as before.
    expect(await money.mails('payout-returned')).toEqual([])
    expect((await money.figures()).payout).toMatchObject({ obstacles: [], returned_reason: null })
    const ledger = await balancesOf(platform.context, { society_id: money.society_id, year })
    expect(ledger).toMatchObject({ requested: 1_000, paid: 0 })
    expect((await money.admin.post('/society/transaction', { request_id })).body).toMatchObject({
      stage: 'booked',
    })
  })

  it('are not taken for returned where only a booking was to be undone and a bank file was made meanwhile', async () => {
    await money.finish(6)
    const request_id = await money.bookedRequest(1_000)
    const undone = () =>
      money.admin.post('/society/payout-return', { request_id, reason: 'Aus Versehen gebucht', undo: true })
    expect((await undone()).body).toMatchObject({ stage: 'requested' })
    await money.admin.post('/society/transaction', { request_id })
    await money.admin.post('/sepa-export', {})
    expect(codeOf(await undone())).toBe('409 already_exported')
    expect(await money.mails('payout-returned')).toEqual([])
    expect((await giveBack(request_id)).body).toMatchObject({ stage: 'returned' })
  })

  it('cannot come back before they were booked', async () => {
    await money.finish(6)
    const request_id = idOf(await money.request(1_000))
    expect(codeOf(await giveBack(request_id))).toBe('409 not_reversible')
    expect(codeOf(await giveBack(UNKNOWN))).toBe('404 not_found')
    expect(codeOf(await giveBack(request_id, ''))).toBe('422 validation_failed')
  })

  it('say who was faster', async () => {
    await money.finish(6)
    const request_id = await money.bookedRequest(1_000)
    const late = await money.admin.post('/society/transaction-refusal', { request_id, reason })
    expect(late.body).toMatchObject({
      code: 'already_booked',
      details: { state: 'booked', decided_by: 'Erika Beispiel', decided_at: expect.any(String) },
    })
  })

  it('of a society one leads need a reason, which stays', async () => {
    await money.finish(6)
    const request_id = idOf(await money.request(1_000))
    await platform.run(({ db }) =>
      db.updateTable('users').set({ is_admin: true }).where('id', '=', money.owner_id).execute(),
    )
    const owner = await platform.as('olga@beispiel.de')
    expect(itemsOf(await owner.get('/transaction-requests'))).toMatchObject([{ own: true }])
    expect(codeOf(await owner.post('/society/transaction', { request_id }))).toBe(
      '409 own_society_needs_reason',
    )
    expect((await owner.post('/society/transactions', { request_ids: [request_id] })).body).toMatchObject({
      booked: [],
      left_out: [{ id: request_id, why: 'own_society' }],
    })
    const why = 'Sonst ist niemand in der Verwaltung'
    expect((await owner.post('/society/transaction', { request_id, reason: why })).status).toBe(200)
    expect(itemsOf(await money.admin.get('/audit-log'))[0]).toMatchObject({
      action: 'payout_booked',
      reason: why,
      details: { own_society: true, amount: 1_000 },
    })
  })

  it('are booked together, without those decided meanwhile', async () => {
    await money.finish(12)
    const [first, second] = [idOf(await money.request(1_000)), idOf(await money.request(2_000))]
    const decided = await money.bookedRequest(500)
    const answer = await money.admin.post('/society/transactions', {
      request_ids: [first, decided, second, second, UNKNOWN],
    })
    expect(answer.body).toMatchObject({
      booked: [first, second],
      amount: 3_000,
      left_out: [
        { id: UNKNOWN, why: 'unknown' },
        { id: decided, why: 'decided', decided_by: 'Erika Beispiel' },
      ],
    })
    expect(await sums()).toMatchObject({ booked: { count: 3, amount: 3_500 }, requested: { count: 0 } })
    const logged = itemsOf(await money.admin.get('/audit-log')).filter(
      ({ action }) => action === 'payout_booked',
    )
    expect(logged).toHaveLength(3)
  })

  it('have a ledger that says who booked and whose finish it was, also once the society is gone', async () => {
    const [member] = await money.finish(6)
    await money.admin.post('/society/correction', { society_id: money.society_id, year, amount: 100, reason })
    const lines = async (client = money.admin, query = {}) =>
      itemsOf(await client.get('/society/transactions', { society_id: money.society_id, ...query }))
    expect(await lines(money.admin, { kind: 'correction' })).toMatchObject([
      { reason, made_by: { name: 'Erika Beispiel' }, person: null },
    ])
    expect(await lines(money.leader, { kind: 'correction' })).toMatchObject([{ made_by: null }])
    expect((await lines(money.leader, { kind: 'finish' })).at(-1)).toMatchObject({ person: { id: member } })
    await platform.run(({ db }) =>
      db.updateTable('societies').set({ deleted_at: platform.clock.now() }).execute(),
    )
    expect(await lines()).toHaveLength(7)
    expect(
      (await money.admin.get('/society/balance', { society_id: money.society_id, year })).body,
    ).toMatchObject({
      society: { name: 'TSV Möwe' },
      deleted_at: expect.any(String),
      years: [year],
      finishes: 6,
      money: { earned: 3_100, available: 3_100, requested: 0, paid: 0 },
    })
    expect(codeOf(await money.admin.get('/society/balance', { society_id: UNKNOWN }))).toBe('404 not_found')
    const gone = { society_id: money.society_id }
    expect(codeOf(await money.leader.get('/society/transactions', gone))).toBe('404 not_found')
  })

  it('are not for people who only learn', async () => {
    await platform.run((context) => addPerson(context, { email: 'mia@beispiel.de' }))
    const mia = await platform.as('mia@beispiel.de')
    expect(itemsOf(await mia.get('/transaction-requests'))).toEqual([])
    expect(codeOf(await mia.post('/society/payout-return', { request_id: UNKNOWN, reason }))).toBe(
      '403 forbidden',
    )
  })
})
