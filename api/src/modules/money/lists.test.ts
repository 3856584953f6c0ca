import { newId } from '../../platform/ids.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'

/** Lists ask the database the same number of times for one entry as for many. */
describe('lists of societies and money', () => {
  let platform: TestPlatform
  let admin: TestClient
  let owner: TestClient
  let society_id: string
  let course_id: string

  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.reset()
    platform.clock.set('2026-08-01T10:00:00Z')
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const owner_id = await addPerson(context, { email: 'olga@beispiel.de' })
      const iban_encrypted = context.secrets.encrypt(IBAN)
      await context.db.updateTable('users').set({ iban_encrypted }).execute()
      course_id = newId()
      await context.db.insertInto('courses').values({ id: course_id, owner_id, title: 'Rücken' }).execute()
      society_id = await addSociety(context, { name: 'TSV 1', owner_id })
      await addLevels(context, null)
    })
    admin = await platform.as('admin@beispiel.de')
    owner = await platform.as('olga@beispiel.de')
    await grow(1, 6)
  })
  afterAll(() => platform.close())

  /** More of everything that is listed: societies of the owner, finishes, requests, files, ledger lines. */
  const grow = async (societies: number, finishes: number) => {
    await platform.run(async (context) => {
      await addFinishedMembers(context, { society_id, course_id, count: finishes })
      const { owner_id } = await context.db
        .selectFrom('societies')
        .select('owner_id')
        .where('id', '=', society_id)
        .executeTakeFirstOrThrow()
      for (let added = 0; added < societies; added += 1) {
        const leader = await addPerson(context, { email: `${newId()}@beispiel.de` })
        await addSociety(context, { name: 'Weiterer', owner_id, admin_ids: [leader] })
        await context.db.insertInto('society_admins').values({ society_id, user_id: leader }).execute()
      }
    })
    await admin.put('/payout-account', { holder: 'GmbH', iban: IBAN, bic: null })
    for (let asked = 0; asked < societies; asked += 1) {
      const request = await owner.post('/transaction-request', { society_id, amount: 100, target_year: 2026 })
      await admin.post('/society/transaction', { request_id: idOf(request) })
      await admin.post('/sepa-export', {})
      await owner.post('/transaction-request', { society_id, amount: 100, target_year: 2026 })
    }
  }

  it('ask the database as often for many entries as for one', async () => {
    const query = { society_id }
    const lists: [string, () => Promise<unknown>][] = [
      ['/search-societies', () => owner.get('/search-societies')],
      ['/search-communities', () => platform.client.get('/search-communities')],
      ['/societies', () => admin.get('/societies')],
      ['/society', () => admin.get('/society', { 'society-id': society_id })],
      ['/society-admins', () => admin.get('/society-admins', query)],
      ['/society-level-promotions', () => owner.get('/society-level-promotions', query)],
      ['/user-finishes', () => owner.get('/user-finishes', query)],
      ['/users-in-society', () => owner.get('/users-in-society', query)],
      ['/sales-performance', () => owner.get('/sales-performance')],
      ['/transaction/requests', () => admin.get('/transaction/requests')],
      ['/transaction-requests', () => owner.get('/transaction-requests')],
      ['/society/transactions', () => owner.get('/society/transactions', query)],
      ['/society/earnings', () => owner.get('/society/earnings', query)],
      ['/sepa-exports', () => admin.get('/sepa-exports')],
      ['/sales-channels', () => admin.get('/sales-channels')],
      ['/sales-promotions', () => admin.get('/sales-promotions')],
      ['/sales-remarks', () => admin.get('/sales-remarks')],
      ['/users', () => admin.get('/users')],
    ]
    const count = async () => {
      const counts: Record<string, number> = {}
      for (const [path, ask] of lists) counts[path] = await platform.queriesIn(ask)
      return counts
    }
    const before = await count()
    await grow(12, 30)
    expect(await count()).toEqual(before)
  })

  it('page on the server', async () => {
    const second = await owner.get('/society/transactions', { society_id, limit: 1, offset: 1 })
    const both = await owner.get('/society/transactions', { society_id, limit: 2 })
    const items = (answer: { body: unknown }) => (answer.body as { items: unknown[]; total: number }).items
    expect(items(second)).toEqual(items(both).slice(1))
    expect(codeOf(await owner.get('/transaction-requests', { offset: 1 }))).toBe('422 limit_missing')
    expect(items(await owner.get('/transaction-requests', { limit: 3 }))).toHaveLength(3)
    const earnings = await owner.get('/society/earnings', { society_id, limit: 1 })
    const all = await owner.get('/society/earnings', { society_id })
    expect(items(earnings)).toEqual(items(all).slice(0, 1))
    expect(earnings.body).toMatchObject({ total: items(all).length })
  })
})
