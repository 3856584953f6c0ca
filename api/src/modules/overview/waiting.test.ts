import { sql } from 'kysely'
import type { Overview } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { declarationOf, ISSUER } from '../money/documents/documents.fixtures.ts'
import { openMoneyWorld, type MoneyWorld } from '../money/money.fixtures.ts'

/** Each number of the overview is the total of the list it leads to. */
describe('what waits in lists', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })
  const tasks = async () => ((await money.admin.get('/admin/overview')).body as Overview).tasks
  const totalOf = async (path: string, query: Record<string, string | number | boolean>) =>
    ((await money.admin.get(path, query)).body as { total: number }).total

  it('has the societies whose money belongs to nobody, and those where it could be paid to no account', async () => {
    const { db } = platform.context
    const counts = async () => {
      const { societies_without_owner: owner, societies_without_account: account } = await tasks()
      expect(owner).toBe(await totalOf('/societies', { without_owner: true, with_balance: true }))
      expect(account).toBe(await totalOf('/societies', { without_account: true, with_balance: true }))
      return { owner, account }
    }
    // As a club from Ninox: nobody's, and nothing to ask for.
    await db.insertInto('societies').values({ id: newId(), name: 'SV Neu', is_community: true }).execute()
    await money.finish(2)
    const before = await counts()
    expect(before.owner).toBe(0)
    await db.updateTable('users').set({ iban_encrypted: null }).where('id', '=', money.owner_id).execute()
    expect(await counts()).toEqual({ ...before, account: before.account + 1 })
    await db.updateTable('societies').set({ owner_id: null }).where('id', '=', money.society_id).execute()
    expect(await counts()).toEqual({ ...before, owner: before.owner + 1 })
  })

  it('has the courses whose changes nobody published for a month', async () => {
    const { db } = platform.context
    const counted = async () => {
      const { unpublished_changes: changes } = await tasks()
      const query = { state: 'live_with_changes', unchanged_days: 30 }
      expect(changes).toBe(await totalOf('/courses/dev', query))
      const { body } = await money.admin.get('/courses/dev/counts', { unchanged_days: 30 })
      expect(body).toMatchObject({ live_with_changes: changes })
      return changes
    }
    const draft = newId()
    const row = { owner_id: money.owner_id, title: 'Atmen' }
    await db
      .insertInto('courses')
      .values([
        { ...row, id: draft },
        { ...row, id: newId(), dev_id: draft },
      ])
      .execute()
    const change = (days: number) =>
      db
        .updateTable('courses')
        .set({
          revision: sql<number>`revision + 1`,
          updated_at: new Date(platform.clock.now().getTime() - days * 86_400_000),
        })
        .where('id', '=', draft)
        .execute()
    expect(await counted()).toBe(0)
    await change(29)
    expect(await counted()).toBe(0)
    await change(30)
    expect(await counted()).toBe(1)
  })

  it('has the payouts in no file for the bank, and the objections to their documents', async () => {
    await money.finish(12)
    await money.admin.put('/document-issuer', ISSUER)
    await money.owner.post(
      '/payee-declaration',
      declarationOf(money.society_id, { status: 'small_business', tax_number: '26 815 08152' }),
    )
    expect(await tasks()).toMatchObject({
      open_objections: { count: 0, since: null },
      payouts_in_no_file: { count: 0, amount: 0, since: null },
    })
    await money.bookedRequest(1_000)
    expect((await tasks()).payouts_in_no_file).toEqual({
      count: await totalOf('/transaction-requests', { stage: 'booked' }),
      amount: 1_000,
      since: expect.any(String),
    })
    const { body } = await money.admin.get('/payout-documents')
    const [document] = (body as { items: { id: string }[] }).items
    await money.owner.post('/payout-document/objection', { document_id: document?.id, reason: 'Falsch.' })
    expect((await tasks()).open_objections).toEqual({
      count: await totalOf('/payout-documents', { state: 'objected' }),
      since: expect.any(String),
    })
  })
})
