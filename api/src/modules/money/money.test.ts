import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { addFinish, addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { bookBonuses } from './book-bonuses.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const IBAN = 'DE89370400440532013000'
const year = 2026

describe('money', () => {
  let platform: TestPlatform
  let admin: TestClient
  let owner: TestClient
  let leader: TestClient
  let stranger: TestClient
  let society_id: string
  let owner_id: string
  let course_id: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-08-01T10:00:00Z')
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      owner_id = await addPerson(context, {
        email: 'olga@beispiel.de',
        first_name: 'Olga',
        last_name: 'Öçal',
      })
      const leader_id = await addPerson(context, { email: 'lena@beispiel.de' })
      await addPerson(context, { email: 'stefan@beispiel.de' })
      await context.db
        .updateTable('users')
        .set({ iban_encrypted: context.secrets.encrypt(IBAN) })
        .where('id', '=', owner_id)
        .execute()
      course_id = newId()
      await context.db.insertInto('courses').values({ id: course_id, owner_id, title: 'Geheim' }).execute()
      society_id = await addSociety(context, { name: 'TSV Möwe', owner_id, admin_ids: [leader_id] })
      await addLevels(context, society_id)
    })
    await logIn()
  })

  const logIn = async () => {
    admin = await platform.as('admin@beispiel.de')
    owner = await platform.as('olga@beispiel.de')
    leader = await platform.as('lena@beispiel.de')
    stranger = await platform.as('stefan@beispiel.de')
  }
  /** Sets the clock so far ahead that sessions have expired. */
  const later = async (instant: string) => {
    platform.clock.set(instant)
    await logIn()
  }

  const finish = (count: number, finished_at?: Date) =>
    platform.run((context) =>
      addFinishedMembers(context, { society_id, course_id, count, ...(finished_at ? { finished_at } : {}) }),
    )
  const request = (amount: number, more: object = {}) =>
    owner.post('/transaction-request', { amount, target_year: year, ...more })
  const figures = async (client = owner, query: Record<string, number> = {}) => {
    const answer = await client.get('/sales-performance', query)
    return (answer.body as { societies: Record<string, unknown>[] }).societies[0]
  }
  const mails = () =>
    platform.context.db.selectFrom('mails').select(['to_address', 'subject', 'text']).execute()
  const ledger = async () => itemsOf(await leader.get('/society/transactions', { society_id }))
  const reverse = (transaction_id: unknown) =>
    admin.post('/society/reversal', { transaction_id, reason: 'Doppelt gezählt' })
  const bookedRequest = async (amount: number) => {
    const request_id = idOf(await request(amount))
    await admin.post('/society/transaction', { request_id })
    return request_id
  }
  const reason = 'Der Grund steht hier'

  describe('who may', () => {
    it('asks for a login', async () => {
      const nobody = platform.client
      const answers = await Promise.all([
        nobody.get('/sales-performance'),
        nobody.post('/transaction-request', { amount: 100, target_year: year }),
        nobody.get('/transaction/requests'),
        nobody.get('/transaction-requests'),
        nobody.post('/society/transaction', { request_id: UNKNOWN }),
        nobody.post('/society/transaction-refusal', { request_id: UNKNOWN, reason }),
        nobody.get('/society/transactions', { society_id }),
        nobody.post('/society/correction', { society_id, year, amount: 1, reason }),
        nobody.post('/society/reversal', { transaction_id: UNKNOWN, reason }),
        nobody.post('/sepa-export', {}),
        nobody.get('/sepa-export', { 'export-id': UNKNOWN }),
        nobody.get('/sepa-exports'),
        nobody.get('/payout-account'),
        nobody.put('/payout-account', { holder: 'X', iban: IBAN, bic: null }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '401 not_logged_in'))
    })

    it('leaves to admins what is theirs', async () => {
      const answers = await Promise.all([
        owner.get('/transaction/requests'),
        owner.post('/society/transaction', { request_id: UNKNOWN }),
        owner.post('/society/transaction-refusal', { request_id: UNKNOWN, reason }),
        owner.post('/society/correction', { society_id, year, amount: 1, reason }),
        owner.post('/society/reversal', { transaction_id: UNKNOWN, reason }),
        owner.post('/sepa-export', {}),
        owner.get('/sepa-export', { 'export-id': UNKNOWN }),
        owner.get('/sepa-exports'),
        owner.get('/payout-account'),
        owner.put('/payout-account', { holder: 'X', iban: IBAN, bic: null }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '403 forbidden'))
    })

    it('reveals nothing of somebody else’s money', async () => {
      await finish(6)
      await request(1_000)
      const answers = await Promise.all([
        stranger.get('/society/transactions', { society_id }),
        stranger.get('/transaction-requests', { society_id }),
        stranger.post('/transaction-request', { amount: 100, target_year: year, society_id }),
        stranger.post('/transaction-request', { amount: 100, target_year: year }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '404 not_found'))
      expect((await stranger.get('/transaction-requests')).body).toEqual({ items: [], total: 0 })
      expect((await stranger.get('/sales-performance')).body).toMatchObject({
        societies: [],
        member_of: null,
        own_society_possible: true,
        years: [year],
      })
    })
  })

  describe('figures of the year', () => {
    it('tell tier, earnings and what is missing', async () => {
      await finish(12)
      expect(await figures()).toMatchObject({
        society: { id: society_id, name: 'TSV Möwe', is_community: true },
        is_owner: true,
        members: 12,
        registrations: 12,
        progress: {
          tier: 'bronze',
          finishes: 12,
          income_per_user: 800,
          bonus_reached: 5_000,
          bonus_booked: 0,
          next: { tier: 'silver', start: 25, missing: 13 },
          resets_on: '2027-01-01',
        },
        money: { earned: 6_900, available: 6_900, requested: 0, paid: 0 },
        payout: { obstacles: [], maximum_amount: 6_900, iban_end: '3000', account_holder: 'Olga Öçal' },
      })
      expect((await figures(leader))?.['is_owner']).toBe(false)
    })

    it('go by month in Berlin', async () => {
      await platform.client.post('/referral-visit', { society_id })
      await finish(1, new Date('2026-03-31T22:30:00Z'))
      await finish(2, new Date('2026-03-31T21:30:00Z'))
      const { months, visits } = (await figures()) as { months: Record<string, number>[]; visits: number }
      expect(months.map((month) => month['finishes'])).toEqual([0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
      expect(months[7]).toEqual({ month: 8, visits: 1, registrations: 3, finishes: 0, earned: 1_500 })
      expect(visits).toBe(1)
    })

    it('say why a payout is not possible', async () => {
      await platform.run(({ db }) => db.updateTable('users').set({ iban_encrypted: null }).execute())
      expect(await figures()).toMatchObject({
        payout: {
          obstacles: ['not_enough_finishes', 'payout_data_missing', 'nothing_available'],
          finishes: 0,
          minimum_finishes: 5,
          maximum_amount: 0,
        },
      })
    })

    it('put a finish into the year Berlin says, once a person and year', async () => {
      const [first] = await finish(1, new Date('2025-12-31T22:59:59Z'))
      await finish(1, new Date('2025-12-31T23:00:00Z'))
      const user_id = first ?? ''
      const another = { user_id, course_id, finished_at: new Date('2025-06-01T12:00:00Z') }
      await platform.run(({ db }) => db.deleteFrom('participations').where('user_id', '=', user_id).execute())
      expect(await platform.run((context) => addFinish(context, another))).toMatchObject({
        year: 2025,
        number: 1,
      })
      expect(await figures(owner, { year: 2025 })).toMatchObject({ progress: { finishes: 1 } })
      expect(await figures(owner, { year: 2026 })).toMatchObject({ progress: { finishes: 1 } })
      expect((await owner.get('/sales-performance')).body).toMatchObject({ years: [2026, 2025] })
    })

    it('count nothing for people without a society', async () => {
      const user_id = await platform.run((context) => addPerson(context, { email: 'mia@beispiel.de' }))
      const counted = await platform.run((context) =>
        addFinish(context, { user_id, course_id, finished_at: platform.clock.now() }),
      )
      expect(counted).toBeNull()
      await platform.run(({ db }) =>
        db.updateTable('societies').set({ deleted_at: platform.clock.now() }).execute(),
      )
      const member_id = await platform.run(async (context) => {
        const id = await addPerson(context, { email: 'nele@beispiel.de' })
        await context.db.updateTable('users').set({ society_id }).where('id', '=', id).execute()
        return id
      })
      const finished = { user_id: member_id, course_id, finished_at: platform.clock.now() }
      expect(await platform.run((context) => addFinish(context, finished))).toBeNull()
    })

    it('keep what was earned when levels change, and count on with the new ones', async () => {
      await finish(12)
      const level = await platform.context.db
        .selectFrom('society_levels')
        .select('id')
        .where('start', '=', 10)
        .executeTakeFirstOrThrow()
      await admin.patch('/society-level', { income_per_user: 900, bonus: 1_000 }, { 'level-id': level.id })
      await finish(1)
      expect(await figures()).toMatchObject({
        money: { earned: 6_900 + 900 },
        progress: { finishes: 13, bonus_reached: 5_000 },
      })
    })
  })

  it('lists finishes without the course, and promotions', async () => {
    await finish(11)
    const finishes = await leader.get('/user-finishes', { society_id, limit: 2 })
    expect(finishes.body).toMatchObject({
      total: 11,
      items: [
        { number: 11, tier: 'bronze', income: 800, reversed: false, person: { name: 'Erika Beispiel' } },
        { number: 10, tier: 'bronze', income: 800 },
      ],
    })
    expect(finishes.text).not.toContain('Geheim')
    expect(finishes.text).not.toContain(course_id)
    expect(itemsOf(await leader.get('/society-level-promotions', { society_id, year }))).toMatchObject([
      { tier: 'iron', start: 1, number: 1 },
      { tier: 'bronze', start: 10, number: 10, bonus: 5_000 },
    ])
    expect(itemsOf(await leader.get('/user-finishes', { society_id, year: 2025 }))).toEqual([])
    const members = await leader.get('/users-in-society', { society_id, limit: 1 })
    expect(members.body).toMatchObject({ total: 11, items: [{ state: 'finished' }] })
  })

  it('tells each level once, also when it was reached again after a reversal', async () => {
    await finish(10)
    const ninth = (await ledger()).filter(({ kind }) => kind === 'finish')[1]
    expect((await reverse(ninth?.['id'])).status).toBe(200)
    await finish(1)
    expect(itemsOf(await leader.get('/society-level-promotions', { society_id, year }))).toMatchObject([
      { tier: 'iron', number: 1 },
      { tier: 'bronze', number: 10 },
    ])
  })

  describe('a payout', () => {
    it('is requested, booked once, and told by e-mail', async () => {
      await finish(12)
      const asked = await request(5_000, { notes: 'Für das Sommerfest' })
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
      expect((await admin.get('/transaction/requests')).body).toEqual({ [request_id]: asked.body })
      expect(await figures()).toMatchObject({ money: { available: 1_900, requested: 5_000 } })

      const booked = await admin.post('/society/transaction', { request_id })
      expect(booked.body).toMatchObject({ state: 'booked', decided_at: expect.any(String) })
      expect(codeOf(await admin.post('/society/transaction', { request_id }))).toBe('409 already_booked')
      expect(codeOf(await admin.post('/society/transaction-refusal', { request_id, reason }))).toBe(
        '409 already_booked',
      )
      expect((await admin.get('/transaction/requests')).body).toEqual({})
      expect(await figures()).toMatchObject({ money: { available: 1_900, requested: 0, paid: 5_000 } })
      const [mail] = await mails()
      expect(mail).toMatchObject({ to_address: 'olga@beispiel.de', subject: expect.stringContaining('50 €') })
      expect(mail?.text).toContain('TSV Möwe')
    })

    it('is refused with a reason, and the money is there again', async () => {
      await finish(12)
      const request_id = idOf(await request(5_000))
      const refused = await admin.post('/society/transaction-refusal', {
        request_id,
        reason: 'Das Konto gibt es nicht mehr.',
      })
      expect(refused.body).toMatchObject({ state: 'refused', reason: 'Das Konto gibt es nicht mehr.' })
      expect(await figures()).toMatchObject({ money: { available: 6_900, requested: 0 } })
      const [mail] = await mails()
      expect(mail?.text).toContain('Das Konto gibt es nicht mehr.')
      expect(itemsOf(await owner.get('/transaction-requests', { state: 'refused' }))).toMatchObject([
        { id: request_id, state: 'refused' },
      ])
      expect(itemsOf(await owner.get('/transaction-requests', { state: 'booked' }))).toEqual([])
      expect((await admin.get('/transaction-requests')).body).toMatchObject({ total: 1 })
    })

    it('needs whole euros, five finishes, enough money, a name and an IBAN', async () => {
      await finish(4)
      expect((await request(100)).body).toMatchObject({
        code: 'not_enough_finishes',
        details: { finishes: 4, minimum_finishes: 5 },
      })
      await finish(1)
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
      for (const [amount, expected] of amounts) expect(codeOf(await request(amount))).toBe(expected)
      expect((await request(100)).body).toMatchObject({ details: { available: 0 } })
      expect(codeOf(await request(100, { target_year: 2025 }))).toBe('409 not_enough_finishes')
      await platform.run(({ db }) =>
        db.updateTable('users').set({ iban_encrypted: null, last_name: '' }).execute(),
      )
      expect((await request(100)).body).toMatchObject({
        code: 'payout_data_missing',
        details: { missing: ['name', 'iban'] },
      })
      await platform.run(({ db }) => db.updateTable('societies').set({ owner_id: null }).execute())
      expect(
        (await leader.post('/transaction-request', { amount: 100, target_year: year })).body,
      ).toMatchObject({ details: { missing: ['owner', 'name', 'iban'] } })
    })

    it('says for which society when one leads several', async () => {
      await finish(6)
      await owner.post('/own-society', {})
      expect((await request(100)).body).toMatchObject({
        code: 'validation_failed',
        details: [{ path: 'society_id' }],
      })
      expect(codeOf(await request(100, { society_id }))).toBe('200')
    })

    it('is not found under an unknown id', async () => {
      expect(codeOf(await admin.post('/society/transaction', { request_id: UNKNOWN }))).toBe('404 not_found')
    })

    it('stands in the way of removing the society', async () => {
      await finish(6)
      await request(100)
      await platform.run(async ({ db }) => {
        await db.updateTable('users').set({ society_id: null }).execute()
        await db.deleteFrom('society_admins').execute()
      })
      expect((await admin.delete('/society', { 'society-id': society_id })).body).toMatchObject({
        code: 'society_not_empty',
        details: { members: 0, admins: 0, open_requests: 1 },
      })
    })
  })

  describe('the year’s end', () => {
    it('books the bonus of the highest level once, and makes up for late finishes', async () => {
      await finish(24)
      expect(await bookBonuses(platform.services)).toBe(0)
      await later('2026-12-31T23:00:00Z')
      expect(await bookBonuses(platform.services)).toBe(1)
      expect(await bookBonuses(platform.services)).toBe(0)
      expect(await figures(owner, { year })).toMatchObject({
        progress: { bonus_reached: 5_000, bonus_booked: 5_000 },
        money: { earned: 16_500 + 5_000 },
      })
      await finish(1, new Date('2026-12-30T12:00:00Z'))
      expect(await bookBonuses(platform.services)).toBe(1)
      expect(await figures(owner, { year })).toMatchObject({
        progress: { tier: 'silver', bonus_reached: 15_000, bonus_booked: 15_000 },
        money: { earned: 17_500 + 15_000 },
      })
      expect(await figures()).toMatchObject({ progress: { tier: 'none', finishes: 0 } })
    })

    it('does not bring back a bonus an admin reversed', async () => {
      await finish(10)
      await later('2027-01-02T00:00:00Z')
      await bookBonuses(platform.services)
      const [bonus] = itemsOf(await admin.get('/society/transactions', { society_id, year, limit: 1 }))
      expect(bonus).toMatchObject({ kind: 'bonus' })
      expect(codeOf(await admin.post('/society/reversal', { transaction_id: bonus?.['id'], reason }))).toBe(
        '200',
      )
      expect(await bookBonuses(platform.services)).toBe(0)
      expect(await figures(owner, { year })).toMatchObject({ money: { available: 5_300 } })
    })
  })

  describe('the ledger', () => {
    it('shows each transaction with entries that sum to zero', async () => {
      await finish(6)
      await admin.post('/society/transaction', { request_id: idOf(await request(1_000)) })
      const [payout, requested, counted] = await ledger()
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
      expect((await leader.get('/society/transactions', { society_id, year: 2025 })).body).toEqual({
        items: [],
        total: 0,
      })
    })

    it('corrects with a reason, and never takes more than is available', async () => {
      await finish(6)
      const correct = (amount: number) =>
        admin.post('/society/correction', { society_id, year, amount, reason: 'Kulanz nach Rücksprache' })
      expect((await correct(250)).body).toMatchObject({
        kind: 'correction',
        reason: 'Kulanz nach Rücksprache',
      })
      expect(codeOf(await correct(-3_251))).toBe('409 amount_not_available')
      expect(codeOf(await correct(0))).toBe('422 validation_failed')
      expect(codeOf(await correct(-3_250))).toBe('200')
      expect(await figures()).toMatchObject({ money: { earned: 0, available: 0 } })
      const unknown = { society_id: UNKNOWN, year, amount: 1, reason }
      expect(codeOf(await admin.post('/society/correction', unknown))).toBe('404 not_found')
    })

    it('takes a finish back: it counts no more, and the next one takes its number', async () => {
      await finish(10)
      const [tenth] = await ledger()
      expect((await reverse(tenth?.['id'])).body).toMatchObject({
        kind: 'reversal',
        reverses: tenth?.['id'],
        reason: 'Doppelt gezählt',
      })
      expect(codeOf(await reverse(tenth?.['id']))).toBe('409 already_reversed')
      expect(await figures()).toMatchObject({
        progress: { finishes: 9, tier: 'iron', bonus_reached: 0 },
        money: { earned: 4_500 },
      })
      await finish(1)
      expect(await figures()).toMatchObject({ progress: { finishes: 10 }, money: { earned: 5_300 } })
      const listed = itemsOf(await leader.get('/user-finishes', { society_id, limit: 2 }))
      expect(listed).toMatchObject([
        { number: 10, reversed: false },
        { number: 10, reversed: true },
      ])
    })

    it('opens the request again when a payout came back from the bank', async () => {
      await finish(6)
      const request_id = idOf(await request(1_000))
      await admin.post('/society/transaction', { request_id })
      const [payout, requested] = await ledger()
      expect(codeOf(await reverse(requested?.['id']))).toBe('409 not_reversible')
      expect(codeOf(await reverse(payout?.['id']))).toBe('200')
      expect((await admin.get('/transaction/requests')).body).toMatchObject({
        [request_id]: { state: 'requested', decided_at: null },
      })
      expect(await figures()).toMatchObject({ money: { requested: 1_000, paid: 0 } })
      expect((await admin.post('/society/transaction', { request_id })).body).toMatchObject({
        state: 'booked',
      })
      expect(await figures()).toMatchObject({ money: { requested: 0, paid: 1_000 } })
      expect(codeOf(await reverse(UNKNOWN))).toBe('404 not_found')
    })

    it('does not take back what was requested meanwhile', async () => {
      await finish(6)
      await request(3_000)
      const finishTransaction = (await ledger()).find((one) => one['kind'] === 'finish')
      expect((await reverse(finishTransaction?.['id'])).body).toMatchObject({
        code: 'amount_not_available',
        details: { available: 0 },
      })
    })

    it('stays without the person when an account is deleted', async () => {
      const [member] = await finish(6)
      await request(1_000)
      await platform.run(async ({ db }) => {
        await db.deleteFrom('courses').execute()
        await db
          .deleteFrom('users')
          .where('id', 'in', [owner_id, member ?? ''])
          .execute()
      })
      expect(itemsOf(await leader.get('/user-finishes', { society_id }))).toContainEqual(
        expect.objectContaining({ number: 1, person: null }),
      )
      const requests = itemsOf(await leader.get('/transaction-requests'))
      expect(requests).toMatchObject([{ amount: 1_000, requested_by: null }])
      expect(await ledger()).toHaveLength(7)
    })
  })

  describe('the SEPA file', () => {
    const account = {
      holder: 'Kursportal Gesundheit GmbH & Co. KG',
      iban: 'de89 3704 0044 0532 0130 00',
      bic: null,
    }
    it('needs an account to pay from, whose IBAN is checked', async () => {
      expect((await admin.get('/payout-account')).body).toBeNull()
      expect(codeOf(await admin.post('/sepa-export', {}))).toBe('409 payout_account_missing')
      const wrong = await admin.put('/payout-account', { ...account, iban: 'DE88 3704', bic: 'XX' })
      expect(wrong.body).toMatchObject({
        code: 'validation_failed',
        details: [{ path: 'iban' }, { path: 'bic' }],
      })
      expect((await admin.put('/payout-account', account)).body).toEqual({ ...account, iban: IBAN })
      expect((await admin.get('/payout-account')).body).toEqual({ ...account, iban: IBAN })
      expect(codeOf(await admin.post('/sepa-export', {}))).toBe('409 nothing_to_export')
    })

    it('holds each booked payout once, in letters every bank accepts', async () => {
      await finish(12)
      await admin.put('/payout-account', { ...account, bic: 'COBADEFFXXX' })
      const [first, second] = [await bookedRequest(1_000), await bookedRequest(2_300)]
      const made = await admin.post('/sepa-export', {})
      expect(made.body).toMatchObject({ payments: 2, total: 3_300, created_by: { name: 'Erika Beispiel' } })
      const file = await admin.get('/sepa-export', { 'export-id': idOf(made) })
      expect(file.headers['content-type']).toBe('application/xml; charset=utf-8')
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="KP-20260801-\w{8}\.xml"$/)
      expect(tags(file, 'Nm')).toEqual([
        'Kursportal Gesundheit GmbH + Co. KG',
        'Kursportal Gesundheit GmbH + Co. KG',
        'Olga Oecal',
        'Olga Oecal',
      ])
      expect(tags(file, 'NbOfTxs')).toEqual(['2', '2'])
      expect(tags(file, 'CtrlSum')).toEqual(['33.00', '33.00'])
      expect(tags(file, 'InstdAmt')).toEqual(['10.00', '23.00'])
      expect(tags(file, 'IBAN')).toEqual([IBAN, IBAN, IBAN])
      expect(tags(file, 'BICFI')).toEqual(['COBADEFFXXX'])
      expect(tags(file, 'Ustrd')[0]).toBe('Provision 2026 TSV Moewe')
      expect(tags(file, 'EndToEndId')).toEqual([first, second].map((id) => id.replaceAll('-', '')))
      expect(tags(file, 'ReqdExctnDt')).toEqual(['<Dt>2026-08-01</Dt>'])
      expect(file.text).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
      expect(itemsOf(await admin.get('/sepa-exports'))).toMatchObject([{ id: idOf(made) }])
      expect(codeOf(await admin.get('/sepa-export', { 'export-id': UNKNOWN }))).toBe('404 not_found')
      const requests = itemsOf(await owner.get('/transaction-requests'))
      expect(requests.map((one) => one['exported_at'])).toEqual([expect.any(String), expect.any(String)])
    })

    it('takes the payouts that are named, unless they are in a file already', async () => {
      await finish(12)
      await admin.put('/payout-account', account)
      const [first, second, open] = [
        await bookedRequest(1_000),
        await bookedRequest(2_300),
        idOf(await request(100)),
      ]
      const exported = await admin.post('/sepa-export', { request_ids: [second] })
      expect(exported.body).toMatchObject({ payments: 1, total: 2_300 })
      const again = (request_ids: string[]) => admin.post('/sepa-export', { request_ids })
      expect(codeOf(await again([first, second]))).toBe('409 already_exported')
      expect(codeOf(await again([open]))).toBe('409 already_exported')
      expect(codeOf(await again([first, UNKNOWN]))).toBe('404 not_found')
      expect((await admin.post('/sepa-export', {})).body).toMatchObject({ payments: 1, total: 1_000 })
    })

    it('is not readable in the database', async () => {
      await finish(6)
      await admin.put('/payout-account', account)
      await bookedRequest(1_000)
      await admin.post('/sepa-export', {})
      const { rows } = await sql<{ text: string }>`
        select encode(file_encrypted, 'escape') || (select string_agg(encode(iban_encrypted, 'escape'), '') from payout_requests) as text
        from sepa_exports`.execute(platform.context.db)
      expect(rows[0]?.text).not.toContain('3704004405')
    })
  })
})

/** What stands in the elements of this name, in order. */
const tags = ({ text }: TestAnswer, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'g'))].map((match) => match[1] ?? '')
