import { moneyCalls, recommendingCalls } from '@kursportal/shared/contract'
import { addVisits } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { openMoneyWorld, reason, year, type MoneyWorld } from './money.fixtures.ts'

const OTHER_IBAN = 'DE02120300000000202051'

describe('recommending', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  describe('a request', () => {
    const withdraw = (client: MoneyWorld['owner'], id: string) =>
      client.delete('/transaction-request', { 'request-id': id })

    it('is withdrawn while nobody has decided, and its money is available again', async () => {
      await money.finish(6)
      const id = idOf(await money.request(1_000))
      expect((await money.figures()).money).toMatchObject({ available: 2_000, requested: 1_000 })
      // Somebody else does not learn that it exists; whoever leads with the owner may.
      expect((await withdraw(money.stranger, id)).status).toBe(404)
      expect((await withdraw(money.leader, id)).body).toMatchObject({ state: 'withdrawn', reason: null })
      expect((await money.figures()).money).toMatchObject({ available: 3_000, requested: 0 })
      expect((await money.ledger())[0]).toMatchObject({ kind: 'withdrawal', request_id: id })
    })

    it('is not withdrawn once it is decided, and not decided once it is withdrawn', async () => {
      await money.finish(6)
      const booked = await money.bookedRequest(1_000)
      expect(codeOf(await withdraw(money.owner, booked))).toBe('409 already_booked')
      const open = idOf(await money.request(500))
      expect((await withdraw(money.owner, open)).status).toBe(200)
      expect(await withdraw(money.owner, open)).toMatchObject({
        status: 409,
        body: { code: 'already_booked', details: { state: 'withdrawn' } },
      })
      expect(codeOf(await money.admin.post('/society/transaction', { request_id: open }))).toBe(
        '409 already_booked',
      )
      const { sums } = moneyCalls.listPayoutRequests.answer.parse(
        (await money.admin.get('/transaction-requests', {})).body,
      )
      expect(sums.withdrawn).toEqual({ count: 1, amount: 500 })
    })

    it('is noted where an admin withdraws it who does not lead the society', async () => {
      await money.finish(6)
      const id = idOf(await money.request(500))
      expect((await withdraw(money.admin, id)).status).toBe(200)
      const log = await money.admin.get('/audit-log', { limit: 1 })
      expect(log.body).toMatchObject({ items: [{ action: 'payout_withdrawn' }] })
    })
  })

  describe('the account', () => {
    const read = async () =>
      recommendingCalls.readOwnPayoutAccount.answer.parse((await money.owner.get('/own-payout-account')).body)

    it('is that of the profile, whose name it follows, until it is another one', async () => {
      expect(await read()).toEqual({
        is_own: false,
        holder: 'Olga Öçal',
        own_name: 'Olga Öçal',
        iban_masked: 'DE89 •••• 3000',
        sepa: true,
        returned_reason: null,
      })
      await money.owner.patch('/user', { last_name: 'Ober' })
      expect((await read()).holder).toBe('Olga Ober')
      const put = (body: object) => money.owner.put('/own-payout-account', body)
      expect((await put({ holder: 'TSV Möwe e. V.', iban: OTHER_IBAN })).body).toMatchObject({
        holder: 'TSV Möwe e. V.',
        iban_masked: 'DE02 •••• 2051',
      })
      expect((await money.figures()).payout).toMatchObject({
        account_holder: 'TSV Möwe e. V.',
        iban_end: '2051',
      })
      // The IBAN stays when only the name is set.
      expect((await put({ holder: 'Olga Öçal' })).body).toMatchObject({
        is_own: true,
        iban_masked: 'DE02 •••• 2051',
      })
    })

    it.each([
      [{ holder: '\u200b', iban: IBAN }, '422 payout_account_unusable'],
      [{ holder: 'Olga', iban: 'BR1800360305000010009795493C1' }, '422 payout_account_unusable'],
      [{ holder: 'Olga', iban: 'DE00' }, '422 validation_failed'],
      [{ holder: '' }, '422 validation_failed'],
    ])('is refused as %j', async (body, code) => {
      expect(codeOf(await money.owner.put('/own-payout-account', body))).toBe(code)
      expect((await read()).iban_masked).toBe('DE89 •••• 3000')
    })

    it('is trusted again once an admin pays to it as it is', async () => {
      await money.finish(6)
      const request_id = await money.bookedRequest(1_000)
      await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
      await money.admin.post('/sepa-export', {})
      await money.admin.post('/society/payout-return', { request_id, reason: 'Die Bank nennt keinen Grund.' })
      expect((await money.figures()).payout.obstacles).toEqual(['account_returned'])
      await money.admin.post('/society/transaction', { request_id })
      expect((await money.figures()).payout).toMatchObject({ obstacles: [], returned_reason: null })
      expect((await money.request(500)).status).toBe(200)
    })

    it('is told to the admin who decides about what was asked for before', async () => {
      await money.finish(6)
      const returned = await money.bookedRequest(1_000)
      const open = idOf(await money.request(500))
      const told = async () =>
        (await money.admin.get('/transaction-request', { 'request-id': open })).body as object
      await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
      await money.admin.post('/sepa-export', {})
      expect(await told()).toMatchObject({ account_returned: null })
      await money.admin.post('/society/payout-return', { request_id: returned, reason: 'Konto erloschen' })
      expect(await told()).toMatchObject({ account_returned: 'Konto erloschen' })
      await money.owner.put('/own-payout-account', { holder: 'Olga Öçal', iban: OTHER_IBAN })
      expect(await told()).toMatchObject({ account_returned: null, owner_iban_changed: true })
    })

    it('is not asked for again where the admin says that it is not at fault', async () => {
      await money.finish(6)
      const request_id = await money.bookedRequest(1_000)
      await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
      await money.admin.post('/sepa-export', {})
      const said = { request_id, reason: 'Die Bank nennt keinen Grund.', mend_account: false }
      const asked = { ...said, decision: 'returned' }
      const preview = (await money.admin.post('/transaction-request/mail-preview', asked)).body
      expect(preview).toMatchObject({ text: expect.stringContaining('Am Konto liegt es nicht') })
      await money.admin.post('/society/payout-return', said)
      expect((await money.figures()).payout).toMatchObject({ obstacles: [], returned_reason: null })
      const [mail] = await money.mails('payout-returned')
      expect(mail?.text).toContain('Am Konto liegt es nicht')
    })

    it('is the owner’s to mend, and whoever asked is told so', async () => {
      await money.finish(6)
      const asked = await money.leader.post('/transaction-request', { amount: 1_000, target_year: year })
      const request_id = idOf(asked)
      await money.admin.post('/society/transaction', { request_id })
      const mailTo = async (template: string, to: string) =>
        (await money.mails(template)).find(({ to_address }) => to_address === to)?.text
      for (const to of ['lena@beispiel.de', 'olga@beispiel.de'])
        expect(await mailTo('payout-booked', to)).toContain('überweisen das Geld an Olga Öçal')
      await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
      await money.admin.post('/sepa-export', {})
      const said = { request_id, reason: 'Konto erloschen' }
      const preview = await money.admin.post('/transaction-request/mail-preview', {
        ...said,
        decision: 'returned',
      })
      expect(preview.body).toMatchObject({ to: 'lena@beispiel.de, olga@beispiel.de' })
      await money.admin.post('/society/payout-return', said)
      const leader = await mailTo('payout-returned', 'lena@beispiel.de')
      expect(leader).toContain('Wem TSV Möwe gehört, der muss jetzt das Konto prüfen')
      expect(leader).not.toContain('deines Kontos')
      const owner = await mailTo('payout-returned', 'olga@beispiel.de')
      expect(owner).toContain('Bitte prüfe den Namen und die IBAN deines Kontos')
    })

    it('is asked for again after the bank sent a payment back, and mended by another name or number', async () => {
      await money.finish(6)
      const request_id = await money.bookedRequest(1_000)
      await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
      await money.admin.post('/sepa-export', {})
      await money.admin.post('/society/payout-return', { request_id, reason: 'Konto erloschen' })
      expect((await money.figures()).payout).toMatchObject({
        obstacles: ['account_returned'],
        returned_reason: 'Konto erloschen',
      })
      expect(await money.request(500)).toMatchObject({
        status: 409,
        body: { code: 'payout_data_missing', details: { missing: ['other_account'] } },
      })
      await money.owner.put('/own-payout-account', { holder: 'Olga Öçal', iban: OTHER_IBAN })
      expect((await money.figures()).payout.obstacles).toEqual([])
      expect((await money.owner.delete('/transaction-request', { 'request-id': request_id })).status).toBe(
        200,
      )
      const again = await money.bookedRequest(1_000)
      expect(again).not.toBe(request_id)
      expect((await money.figures()).money).toEqual({
        earned: 3_000,
        available: 2_000,
        requested: 0,
        paid: 1_000,
      })
    })
  })

  it('has money wait for a finish in impossible time, until an admin finds it in order', async () => {
    await money.finish(5)
    const [odd] = await money.finish(1)
    await platform.context.db
      .updateTable('participations')
      .set({ started_at: platform.clock.now() })
      .where('user_id', '=', odd ?? '')
      .execute()
    expect((await money.figures()).payout).toMatchObject({ held: 500, maximum_amount: 2_500 })
    expect(await money.request(3_000)).toMatchObject({
      status: 409,
      body: { code: 'amount_not_available', details: { available: 2_500 } },
    })
    const { items } = (await money.admin.get('/sales-remarks')).body as { items: { key: string }[] }
    await money.admin.post('/sales-remark/settle', {
      society_id: money.society_id,
      key: items[0]?.key,
      note: reason,
    })
    expect((await money.figures()).payout).toMatchObject({ held: 0, maximum_amount: 3_000 })
    expect((await money.request(3_000)).status).toBe(200)
  })

  describe('the way from the link to the finish', () => {
    const funnel = async (days: number) =>
      recommendingCalls.readSalesFunnel.answer.parse(
        (await money.leader.get('/sales-funnel', { society_id: money.society_id, days })).body,
      )

    it('is told by days until today, as people in Berlin count them', async () => {
      const { society_id } = money
      await platform.run((context) =>
        addVisits(context, [
          { society_id, day: '2026-08-01', visits: 3 },
          { society_id, day: '2026-07-03', visits: 2 },
          { society_id, day: '2026-07-02', visits: 9 },
        ]),
      )
      // Half past midnight in Berlin is still yesterday elsewhere.
      await money.finish(2, new Date('2026-07-31T22:30:00Z'))
      const told = await funnel(30)
      expect(told).toMatchObject({ from: '2026-07-03', to: '2026-08-01', visits: 5, finishes: 2 })
      expect(told.parts).toHaveLength(30)
      expect(told.parts.at(0)).toMatchObject({ from: '2026-07-03', visits: 2 })
      expect(told.parts.at(-1)).toEqual({ from: '2026-08-01', visits: 3, registrations: 2, finishes: 2 })
    })

    it('is told by weeks over a longer time', async () => {
      const told = await funnel(91)
      expect(told.parts).toHaveLength(13)
      expect(told).toMatchObject({ from: '2026-05-03', to: '2026-08-01', visits: 0 })
    })

    it('is nobody else’s to read, and not of any length', async () => {
      const { society_id } = money
      expect((await money.stranger.get('/sales-funnel', { society_id, days: 30 })).status).toBe(404)
      expect((await money.owner.get('/sales-funnel', { society_id, days: 4000 })).status).toBe(422)
    })
  })

  it('is found by its short word', async () => {
    const { referral_code, short_link } = await money.figures()
    expect(short_link).toMatch(new RegExp(`/e/${referral_code}$`))
    const found = await platform.client.get('/referral-code', { code: referral_code.toLowerCase() })
    expect(found.body).toEqual({ id: money.society_id, name: 'TSV Möwe', is_community: true, referral_code })
    expect((await platform.client.get('/referral-code', { code: 'gibtesnicht' })).status).toBe(404)
  })
})
