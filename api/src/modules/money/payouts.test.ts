import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import { bookBonuses } from './book-bonuses.ts'
import { openMoneyWorld, reason, year, type MoneyWorld } from './money.fixtures.ts'

describe('money that is paid out', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  describe('a payout', () => {
    it('is requested, booked once, and told by e-mail', async () => {
      await money.finish(12)
      const asked = await money.request(5_000, { notes: 'Für das Sommerfest' })
      expect(asked.body).toMatchObject({
        society: { name: 'TSV Möwe' },
        target_year: year,
        amount: 5_000,
        notes: 'Für das Sommerfest',
        state: 'requested',
        account_holder: 'Olga Öçal',
        iban_end: '3000',
        finishes: 12,
      })
      expect(asked.text).not.toContain(IBAN)
      const request_id = idOf(asked)
      expect((await money.admin.get('/transaction/requests')).body).toEqual({ [request_id]: asked.body })
      expect(await money.figures()).toMatchObject({ money: { available: 1_900, requested: 5_000 } })

      const [told] = await money.mails('payout-requested')
      expect(told).toMatchObject({
        to_address: 'admin@beispiel.de',
        subject: expect.stringContaining('50 €'),
      })
      expect(told?.text).toMatch(/TSV Möwe[^]*\/admin/)

      const booked = await money.admin.post('/society/transaction', { request_id })
      expect(booked.body).toMatchObject({ state: 'booked', decided_at: expect.any(String) })
      expect(codeOf(await money.admin.post('/society/transaction', { request_id }))).toBe(
        '409 already_booked',
      )
      expect(codeOf(await money.admin.post('/society/transaction-refusal', { request_id, reason }))).toBe(
        '409 already_booked',
      )
      expect((await money.admin.get('/transaction/requests')).body).toEqual({})
      expect(await money.figures()).toMatchObject({ money: { available: 1_900, requested: 0, paid: 5_000 } })
      const [mail] = await money.mails()
      expect(mail).toMatchObject({ to_address: 'olga@beispiel.de', subject: expect.stringContaining('50 €') })
      expect(mail?.text).toContain('TSV Möwe')
      expect(mail?.text).toContain(`/auszahlungen?jahr=${year}`)
    })

    it('is refused with a reason, and the money is there again', async () => {
      await money.finish(12)
      const request_id = idOf(await money.request(5_000))
      const refused = await money.admin.post('/society/transaction-refusal', {
        request_id,
        reason: 'Das Konto gibt es nicht mehr.',
      })
      expect(refused.body).toMatchObject({ state: 'refused', reason: 'Das Konto gibt es nicht mehr.' })
      expect(await money.figures()).toMatchObject({ money: { available: 6_900, requested: 0 } })
      const [mail] = await money.mails()
      expect(mail?.text).toContain('Das Konto gibt es nicht mehr.')
      expect(itemsOf(await money.owner.get('/transaction-requests', { state: 'refused' }))).toMatchObject([
        { id: request_id, state: 'refused' },
      ])
      expect(itemsOf(await money.owner.get('/transaction-requests', { state: 'booked' }))).toEqual([])
      expect((await money.admin.get('/transaction-requests')).body).toMatchObject({ total: 1 })
    })

    it('needs whole euros, five finishes, enough money, a name and an IBAN', async () => {
      await money.finish(4)
      expect((await money.request(100)).body).toMatchObject({
        code: 'not_enough_finishes',
        details: { finishes: 4, minimum_finishes: 5 },
      })
      await money.finish(1)
      const amounts: [number, string][] = [
        [99, '422 validation_failed'],
        [150, '422 validation_failed'],
        [0, '422 validation_failed'],
        [-100, '422 validation_failed'],
        [100.5, '422 validation_failed'],
        [2_600, '409 amount_not_available'],
        [2_500, '200'],
        [100, '409 amount_not_available'],
      ]
      for (const [amount, expected] of amounts) expect(codeOf(await money.request(amount))).toBe(expected)
      expect((await money.request(100)).body).toMatchObject({ details: { available: 0 } })
      expect(codeOf(await money.request(100, { target_year: 2025 }))).toBe('409 not_enough_finishes')
      await platform.run(({ db, secrets }) =>
        db
          .updateTable('users')
          .set({
            iban_encrypted: secrets.encrypt('SA0380000000608010167519'),
            first_name: '\u00ad',
            last_name: '\u200b',
          })
          .execute(),
      )
      expect((await money.request(100)).body).toMatchObject({
        code: 'payout_data_missing',
        details: { missing: ['name', 'sepa_iban'] },
      })
      await platform.run(({ db }) =>
        db.updateTable('users').set({ iban_encrypted: null, last_name: '' }).execute(),
      )
      expect((await money.request(100)).body).toMatchObject({
        code: 'payout_data_missing',
        details: { missing: ['name', 'iban'] },
      })
      await platform.run(({ db }) => db.updateTable('societies').set({ owner_id: null }).execute())
      expect(
        (await money.leader.post('/transaction-request', { amount: 100, target_year: year })).body,
      ).toMatchObject({ details: { missing: ['owner', 'name', 'iban'] } })
    })

    it('says for which society when one leads several', async () => {
      await money.finish(6)
      await money.owner.post('/own-society', { name: 'Meine Gruppe', terms_accepted: true })
      expect((await money.request(100)).body).toMatchObject({
        code: 'validation_failed',
        details: [{ path: 'society_id' }],
      })
      expect(codeOf(await money.request(100, { society_id: money.society_id }))).toBe('200')
    })

    it('is not found under an unknown id', async () => {
      expect(codeOf(await money.admin.post('/society/transaction', { request_id: UNKNOWN }))).toBe(
        '404 not_found',
      )
    })

    it('stands in the way of removing the society', async () => {
      await money.finish(6)
      await money.request(100)
      await platform.run(async ({ db }) => {
        await db.updateTable('users').set({ society_id: null }).execute()
        await db.deleteFrom('society_admins').execute()
      })
      expect((await money.admin.delete('/society', { 'society-id': money.society_id })).body).toMatchObject({
        code: 'society_not_empty',
        details: { members: 0, admins: 0, open_requests: 1 },
      })
    })
  })

  describe('the year’s end', () => {
    it('books the bonus of the highest level once, and makes up for late finishes', async () => {
      await money.finish(24)
      expect(await bookBonuses(platform.services)).toBe(0)
      await money.later('2026-12-31T23:00:00Z')
      expect(await bookBonuses(platform.services)).toBe(1)
      expect(await bookBonuses(platform.services)).toBe(0)
      expect(await money.figures(money.owner, { year })).toMatchObject({
        progress: { bonus_reached: 5_000, bonus_booked: 5_000 },
        money: { earned: 16_500 + 5_000 },
      })
      await money.finish(1, new Date('2026-12-30T12:00:00Z'))
      expect(await bookBonuses(platform.services)).toBe(1)
      expect(await money.figures(money.owner, { year })).toMatchObject({
        progress: { tier: 'silver', bonus_reached: 15_000, bonus_booked: 15_000 },
        money: { earned: 17_500 + 15_000 },
      })
      expect(await money.figures()).toMatchObject({ progress: { tier: 'none', finishes: 0 } })
    })

    it('does not bring back a bonus an admin reversed', async () => {
      await money.finish(10)
      await money.later('2027-01-02T00:00:00Z')
      await bookBonuses(platform.services)
      const [bonus] = itemsOf(
        await money.admin.get('/society/transactions', { society_id: money.society_id, year, limit: 1 }),
      )
      expect(bonus).toMatchObject({ kind: 'bonus' })
      expect(
        codeOf(await money.admin.post('/society/reversal', { transaction_id: bonus?.['id'], reason })),
      ).toBe('200')
      expect(await bookBonuses(platform.services)).toBe(0)
      expect(await money.figures(money.owner, { year })).toMatchObject({ money: { available: 5_300 } })
    })
  })

  describe('the ledger', () => {
    it('shows each transaction with entries that sum to zero', async () => {
      await money.finish(6)
      await money.admin.post('/society/transaction', { request_id: idOf(await money.request(1_000)) })
      const [payout, requested, counted] = await money.ledger()
      expect(payout).toMatchObject({
        kind: 'payout',
        entries: [
          { account: 'requested', amount: -1_000 },
          { account: 'paid', amount: 1_000 },
        ],
      })
      expect(requested).toMatchObject({ kind: 'request', request_id: payout?.['request_id'] })
      expect(counted).toMatchObject({
        kind: 'finish',
        entries: [
          { account: 'earned', amount: -500 },
          { account: 'available', amount: 500 },
        ],
      })
      expect(
        (await money.leader.get('/society/transactions', { society_id: money.society_id, year: 2025 })).body,
      ).toEqual({
        items: [],
        total: 0,
      })
    })

    it('corrects with a reason, and never takes more than is available', async () => {
      await money.finish(6)
      const correct = (amount: number) =>
        money.admin.post('/society/correction', {
          society_id: money.society_id,
          year,
          amount,
          reason: 'Kulanz nach Rücksprache',
        })
      expect((await correct(250)).body).toMatchObject({
        kind: 'correction',
        reason: 'Kulanz nach Rücksprache',
      })
      expect(codeOf(await correct(-3_251))).toBe('409 amount_not_available')
      expect(codeOf(await correct(0))).toBe('422 validation_failed')
      expect(codeOf(await correct(-3_250))).toBe('200')
      expect(await money.figures()).toMatchObject({ money: { earned: 0, available: 0 } })
      const unknown = { society_id: UNKNOWN, year, amount: 1, reason }
      expect(codeOf(await money.admin.post('/society/correction', unknown))).toBe('404 not_found')
    })

    it('takes a finish back: it counts no more, and the next one takes its number', async () => {
      await money.finish(10)
      const [tenth] = await money.ledger()
      expect((await money.reverse(tenth?.['id'])).body).toMatchObject({
        kind: 'reversal',
        reverses: tenth?.['id'],
        reason: 'Doppelt gezählt',
      })
      expect(codeOf(await money.reverse(tenth?.['id']))).toBe('409 already_reversed')
      expect(await money.figures()).toMatchObject({
        progress: { finishes: 9, tier: 'iron', bonus_reached: 0 },
        money: { earned: 4_500 },
      })
      await money.finish(1)
      expect(await money.figures()).toMatchObject({ progress: { finishes: 10 }, money: { earned: 5_300 } })
      const listed = itemsOf(
        await money.leader.get('/user-finishes', { society_id: money.society_id, limit: 2 }),
      )
      expect(listed).toMatchObject([
        { number: 10, reversed: false },
        { number: 10, reversed: true },
      ])
    })

    it('opens the request again when a payout came back from the bank', async () => {
      await money.finish(6)
      const request_id = idOf(await money.request(1_000))
      await money.admin.post('/society/transaction', { request_id })
      const [payout, requested] = await money.ledger()
      expect(codeOf(await money.reverse(requested?.['id']))).toBe('409 not_reversible')
      expect(codeOf(await money.reverse(payout?.['id']))).toBe('200')
      expect((await money.admin.get('/transaction/requests')).body).toMatchObject({
        [request_id]: { state: 'requested', decided_at: null },
      })
      expect(await money.figures()).toMatchObject({ money: { requested: 1_000, paid: 0 } })
      expect((await money.admin.post('/society/transaction', { request_id })).body).toMatchObject({
        state: 'booked',
      })
      expect(await money.figures()).toMatchObject({ money: { requested: 0, paid: 1_000 } })
      expect(codeOf(await money.reverse(UNKNOWN))).toBe('404 not_found')
    })

    it('does not take back what was requested meanwhile', async () => {
      await money.finish(6)
      await money.request(3_000)
      const finishTransaction = (await money.ledger()).find((one) => one['kind'] === 'finish')
      expect((await money.reverse(finishTransaction?.['id'])).body).toMatchObject({
        code: 'amount_not_available',
        details: { available: 0 },
      })
    })

    it('stays without the person when an account is deleted', async () => {
      const [member] = await money.finish(6)
      await money.request(1_000)
      await platform.run(async ({ db }) => {
        await db.deleteFrom('courses').execute()
        await db
          .deleteFrom('users')
          .where('id', 'in', [money.owner_id, member ?? ''])
          .execute()
      })
      expect(
        itemsOf(await money.leader.get('/user-finishes', { society_id: money.society_id })),
      ).toContainEqual(expect.objectContaining({ number: 1, person: null }))
      const requests = itemsOf(await money.leader.get('/transaction-requests'))
      expect(requests).toMatchObject([{ amount: 1_000, requested_by: null }])
      expect(await money.ledger()).toHaveLength(7)
    })
  })
})
