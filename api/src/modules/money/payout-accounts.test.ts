import * as fc from 'fast-check'
import { moneyCalls, peopleCalls, recommendingCalls } from '@kursportal/shared/contract'
import { maskIban } from '@kursportal/shared/domain'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { arrangeCertificates } from '../../testing/certificate-world.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { openMoneyWorld, reason, type MoneyWorld } from './money.fixtures.ts'

const CLUB_IBAN = 'DE02120300000000202051'
const THIRD_IBAN = 'DE12500105170648489890'
const club = { holder: 'TSV Möwe e. V.', iban: CLUB_IBAN }

const account = async (client: TestClient, society_id: string) =>
  recommendingCalls.readOwnPayoutAccount.answer.parse(
    (await client.get('/own-payout-account', { society_id })).body,
  )

describe('the payout account of a society', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  /** A second society of Olga's, of her own. */
  let own: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    own = await platform.run((context) =>
      addSociety(context, { name: 'Olgas Gruppe', owner_id: money.owner_id, is_community: false }),
    )
  })

  const put = (society_id: string, body: object, client = money.owner) =>
    client.put('/own-payout-account', { society_id, ...body })
  const profileIban = async (client = money.owner) =>
    peopleCalls.readUser.answer.parse((await client.get('/user')).body).iban_masked
  const ofClub = () => account(money.owner, money.society_id)
  const stored = () => platform.context.db.selectFrom('society_payout_accounts').selectAll().execute()

  it('is apart from the profile and from other societies, whatever is changed in which order', async () => {
    const ibans = fc.constantFrom(IBAN, CLUB_IBAN, THIRD_IBAN)
    const change = fc.record({ of: fc.constantFrom('profile', 'club', 'own'), iban: ibans })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), async (changes) => {
        await platform.context.db.deleteFrom('society_payout_accounts').execute()
        await money.owner.patch('/user', { iban: IBAN })
        const now: { profile: string; club?: string; own?: string } = { profile: IBAN }
        for (const { of, iban } of changes) {
          now[of] = iban
          if (of === 'profile') await money.owner.patch('/user', { iban })
          else await put(of === 'club' ? money.society_id : own, { holder: of, iban })
        }
        expect(await profileIban()).toBe(maskIban(now.profile))
        for (const [of, society_id] of [
          ['club', money.society_id],
          ['own', own],
        ] as const)
          expect(await account(money.owner, society_id)).toMatchObject({
            is_own: now[of] !== undefined,
            holder: now[of] ? of : 'Olga Öçal',
            iban_masked: maskIban(now[of] ?? now.profile),
          })
      }),
      { numRuns: 6 },
    )
  })

  it('is where the money of that society goes, and no certificate prints it', async () => {
    const world = await arrangeCertificates(platform)
    const society_id = await platform.run((context) =>
      addSociety(context, { name: 'TSV', owner_id: world.ids.anna }),
    )
    await world.anna.patch('/user', { iban: IBAN })
    await put(society_id, club, world.anna)
    await world.finish()
    const { insured } = await world.confirm({ ...world.complete(), insurance_id: world.ids.strict })
    expect(insured.iban_masked).toBe(maskIban(IBAN))
    const figures = moneyCalls.readSalesPerformance.answer.parse(
      (await world.anna.get('/sales-performance')).body,
    )
    expect(figures.societies[0]?.payout).toMatchObject({
      iban_end: '2051',
      account_holder: 'TSV Möwe e. V.',
    })
  })

  it('takes the IBAN of the profile once, where only a name is given', async () => {
    expect((await put(own, { holder: 'O. Öçal' })).body).toMatchObject({
      is_own: true,
      iban_masked: maskIban(IBAN),
    })
    await money.owner.patch('/user', { iban: THIRD_IBAN })
    expect((await account(money.owner, own)).iban_masked).toBe(maskIban(IBAN))
    await money.owner.patch('/user', { iban: null })
    expect(codeOf(await put(money.society_id, { holder: 'TSV' }))).toBe('422 payout_account_unusable')
  })

  it('is the owner’s alone to see and to set, who names the society where there are several', async () => {
    for (const client of [money.leader, money.stranger, money.admin]) {
      expect(codeOf(await put(money.society_id, club, client))).toBe('404 not_found')
      expect(codeOf(await client.get('/own-payout-account', { society_id: money.society_id }))).toBe(
        '404 not_found',
      )
    }
    expect(codeOf(await money.stranger.get('/own-payout-account'))).toBe('404 not_found')
    expect(await money.owner.put('/own-payout-account', club)).toMatchObject({
      status: 422,
      body: { details: [{ path: 'society_id' }] },
    })
    expect(await stored()).toEqual([])
  })

  it('ends when the society is handed over: the new owner is paid by the own profile', async () => {
    await put(money.society_id, club)
    await money.finish(5)
    const stefan = await platform.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'stefan@beispiel.de')
      .executeTakeFirstOrThrow()
    const handOver = (owner_id: string) =>
      money.admin.patch('/society', { owner_id }, { 'society-id': money.society_id })
    expect((await handOver(stefan.id)).status).toBe(200)
    expect(await stored()).toEqual([])
    const [figures] = moneyCalls.readSalesPerformance.answer.parse(
      (await money.stranger.get('/sales-performance')).body,
    ).societies
    expect(figures?.payout).toMatchObject({ iban_end: null, obstacles: ['payout_data_missing'] })
    await handOver(money.owner_id)
    expect((await ofClub()).is_own).toBe(false)
  })

  it('ends with the society, and with the account of its owner', async () => {
    await put(own, club)
    await money.owner.delete('/own-society', { 'let-lapse': 'true' })
    expect(await stored()).toEqual([])
    await put(money.society_id, club)
    await platform.run(async ({ db }) => {
      await db.deleteFrom('courses').where('owner_id', '=', money.owner_id).execute()
      await db.deleteFrom('users').where('id', '=', money.owner_id).execute()
    })
    expect(await stored()).toEqual([])
  })

  it('goes along where a community that nobody owned gets the owner of the one that ends', async () => {
    const nobodys = await platform.run((context) => addSociety(context, { name: 'SV Albatros' }))
    await put(money.society_id, club)
    const merge = (more: object) =>
      money.admin.post('/society/merge', { from: money.society_id, into: nobodys, reason, ...more })
    const { version } = (await merge({ dry_run: true })).body as { version: string }
    expect((await merge({ based_on: version })).status).toBe(200)
    expect(await account(money.owner, nobodys)).toMatchObject({ is_own: true, holder: club.holder })
    expect(await stored()).toHaveLength(1)
  })

  it('stays where two accounts of its owner become one', async () => {
    await put(money.society_id, club)
    const into = await platform.run((context) => addPerson(context, { email: 'olga.neu@beispiel.de' }))
    const pair = { from: money.owner_id, into }
    const { version } = (await money.admin.post('/user/merge', { ...pair, dry_run: true })).body as {
      version: string
    }
    const merged = await money.admin.inject({
      method: 'POST',
      url: '/api/user/merge',
      payload: { ...pair, reason, based_on: version },
      headers: { 'x-admin-password': TEST_PASSWORD },
    })
    expect(merged.status).toBe(200)
    const olga = await platform.as('olga.neu@beispiel.de')
    expect(await account(olga, money.society_id)).toMatchObject({ is_own: true, holder: club.holder })
  })

  it('stands in the data of its owner, shortened for the administration', async () => {
    await put(money.society_id, club)
    const said = { society: 'TSV Möwe', holder: club.holder, returned_reason: null }
    const saying = (iban: string) => ({
      sections: { societies: { payout_accounts: [{ ...said, iban }] } },
    })
    expect((await money.owner.get('/user-data')).body).toMatchObject(saying(CLUB_IBAN))
    const exported = await money.admin.inject({
      method: 'GET',
      url: '/api/user-data',
      query: { 'user-id': money.owner_id, reason },
      headers: { 'x-admin-password': TEST_PASSWORD },
    })
    expect(JSON.parse(exported.text)).toMatchObject(saying(maskIban(CLUB_IBAN)))
  })

  it('alone is marked when the bank sends money back from it', async () => {
    await money.finish(5)
    await put(money.society_id, club)
    await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
    const request_id = idOf(await money.request(500, { society_id: money.society_id }))
    await money.admin.post('/society/transaction', { request_id })
    await money.admin.post('/sepa-export', {})
    await money.admin.post('/society/payout-return', { request_id, reason: 'Konto erloschen' })
    expect((await ofClub()).returned_reason).toBe('Konto erloschen')
    expect((await account(money.owner, own)).returned_reason).toBeNull()
    await put(money.society_id, { holder: 'TSV Möwe', iban: CLUB_IBAN })
    expect((await ofClub()).returned_reason).toBeNull()
    await put(money.society_id, club)
    expect((await ofClub()).returned_reason).toBe('Konto erloschen')
  })

  it('is compared with that of the request, not the IBAN of the profile', async () => {
    await money.finish(5)
    await put(money.society_id, club)
    const id = idOf(await money.request(500, { society_id: money.society_id }))
    const changed = async () => {
      const { body } = await money.admin.get('/transaction-request', { 'request-id': id })
      return moneyCalls.readPayoutRequest.answer.parse(body).owner_iban_changed
    }
    await money.owner.patch('/user', { iban: THIRD_IBAN })
    expect(await changed()).toBe(false)
    await put(money.society_id, { ...club, iban: THIRD_IBAN })
    expect(await changed()).toBe(true)
  })

  it('shows who counts for a society and gave the same IBAN', async () => {
    await put(money.society_id, club)
    const [member] = await money.finish(1)
    await platform.context.db
      .updateTable('users')
      .set({ iban_encrypted: platform.context.secrets.encrypt(CLUB_IBAN) })
      .where('id', '=', member ?? '')
      .execute()
    const { items } = (await money.admin.get('/sales-remarks')).body as { items: object[] }
    expect(items).toMatchObject([{ kind: 'same_iban', person: { id: member } }])
  })
})
