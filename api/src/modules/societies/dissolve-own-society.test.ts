import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the own group', () => {
  let platform: TestPlatform
  let founder: TestClient
  let member: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-08-01T10:00:00Z')
    await platform.run(async (context) => {
      for (const email of ['olga@beispiel.de', 'stefan@beispiel.de']) await addPerson(context, { email })
    })
    member = await platform.as('olga@beispiel.de')
    founder = await platform.as('stefan@beispiel.de')
  })

  const societyOfMember = async () =>
    (
      await platform.context.db
        .selectFrom('users')
        .select('society_id')
        .where('email', '=', 'olga@beispiel.de')
        .executeTakeFirstOrThrow()
    ).society_id
  const dissolve = (query: Record<string, string> = {}) => founder.delete('/own-society', query)

  it('ends with what happens said first; its members belong nowhere, and another one may be founded', async () => {
    expect(codeOf(await dissolve())).toBe('404 not_found')
    const founded = await founder.post('/own-society', { name: 'Stefans Gruppe', terms_accepted: true })
    const { id } = founded.body as { id: string }
    await member.post('/society/join', { society_id: id })
    expect((await dissolve({ 'dry-run': 'true' })).body).toEqual({
      members: 1,
      open_requests: 0,
      under_way: 0,
      available: 0,
    })
    expect(await societyOfMember()).toBe(id)
    expect((await dissolve()).body).toMatchObject({ members: 1, open_requests: 0 })
    expect(await societyOfMember()).toBeNull()
    expect((await founder.post('/own-society', { name: 'Neu', terms_accepted: true })).status).toBe(200)
  })

  it('keeps what waits to be paid, and lets money lapse only when that is said', async () => {
    const founded = await founder.post('/own-society', { name: 'Stefans Gruppe', terms_accepted: true })
    const { id } = founded.body as { id: string }
    await platform.run((context) => addPerson(context, { email: 'amt@beispiel.de', is_admin: true }))
    const admin = await platform.as('amt@beispiel.de')
    const correction = { society_id: id, year: 2026, amount: 500, reason: 'Zum Anfang' }
    expect((await admin.post('/society/correction', correction)).status).toBe(200)
    expect(await dissolve()).toMatchObject({
      status: 409,
      body: { code: 'balance_lapses', details: { available: 500 } },
    })
    expect(codeOf(await dissolve({ 'let-lapse': 'true', 'lapse-cents': '499' }))).toBe('409 balance_lapses')
    expect((await dissolve({ 'lapse-cents': '500' })).status).toBe(200)
    expect(itemsOf(await admin.get('/audit-log', { 'society-id': id, limit: 1 }))).toMatchObject([
      { action: 'society_removed', subject: 'Stefans Gruppe', details: { lapsed: 500 } },
    ])
  })
})
