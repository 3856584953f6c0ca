import type { CallAnswer, auditCalls } from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const MINUTE = 60

describe('who looked at somebody’s data', () => {
  let platform: TestPlatform
  let admin: TestClient
  let annaId: string
  let adaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    adaId = await platform.run((context) =>
      addPerson(context, {
        email: 'admin@beispiel.de',
        first_name: 'Ada',
        last_name: 'Muster',
        is_admin: true,
      }),
    )
    annaId = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna', last_name: 'Abel' }),
    )
    admin = await platform.as('admin@beispiel.de')
  })

  const logged = async (kind?: 'reads' | 'changes') => {
    const { body } = await admin.get('/audit-log', kind ? { kind } : {})
    const { items } = body as CallAnswer<typeof auditCalls.listAuditLog>
    return items.map(({ action, admin: by, person }) => [by?.name, action, person?.name])
  }

  it('is noted once an opening, however many calls a page makes', async () => {
    const open = () => admin.get('/other-user', { 'user-id': annaId })
    await Promise.all([open(), open(), admin.get('/certificates', { 'user-id': annaId })])
    platform.clock.advance(10 * MINUTE)
    await open()
    expect(await logged()).toEqual([['Ada Muster', 'person_viewed', 'Anna Abel']])
    platform.clock.advance(31 * MINUTE)
    await open()
    expect(await logged()).toHaveLength(2)
  })

  it('is not noted about oneself, nor where there was nothing to see', async () => {
    await admin.get('/other-user', { 'user-id': adaId })
    await admin.get('/other-user', { 'user-id': '01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01' })
    await admin.get('/certificates')
    expect(await logged()).toEqual([])
  })

  it('is found by whom and what it is about, by who did it, by area and by day', async () => {
    await platform.run((context) =>
      addPerson(context, { email: 'ben@beispiel.de', first_name: 'Ben', last_name: 'Bär', is_admin: true }),
    )
    const ben = await platform.as('ben@beispiel.de')
    await admin.get('/other-user', { 'user-id': annaId })
    await ben.post('/society', { name: 'TSV Möwe', city: 'Kiel' })
    platform.clock.advance(3 * 24 * 60 * MINUTE)
    await ben.post('/insurance', { name: 'Öster BKK' })
    const found = async (query: Record<string, string>) => {
      const { items } = (await admin.get('/audit-log', query)).body as CallAnswer<
        typeof auditCalls.listAuditLog
      >
      return items.map(({ action }) => action)
    }
    expect(await found({ search: 'abel ANNA' })).toEqual(['person_viewed'])
    expect(await found({ search: 'moewe' })).toEqual(['society_added'])
    expect(await found({ search: 'oster' })).toEqual(['insurance_added'])
    expect(await found({ search: 'oster anna' })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ 'admin-id': adaId })).toEqual(['person_viewed'])
    expect(await found({ area: 'societies' })).toEqual(['society_added'])
    expect(await found({ area: 'money' })).toEqual([])
    const day = berlinDay(platform.clock.now())
    expect(await found({ from: day })).toEqual(['insurance_added'])
    expect(await found({ to: addDays(day, -1) })).toEqual(['society_added', 'person_viewed'])
    expect((await admin.get('/audit-log', { from: 'gestern' })).status).toBe(422)
  })

  it('stands apart from what was changed', async () => {
    await admin.get('/other-user', { 'user-id': annaId })
    await admin.patch('/settings', { name: 'Gesund' })
    expect(await logged('reads')).toEqual([['Ada Muster', 'person_viewed', 'Anna Abel']])
    expect(await logged('changes')).toEqual([['Ada Muster', 'settings_changed', undefined]])
  })

  it('is in the own export, with who it was', async () => {
    await admin.get('/other-user', { 'user-id': annaId })
    const anna = await platform.as('anna@beispiel.de')
    expect((await anna.get('/user-data')).body).toMatchObject({
      sections: { account: { looked_after: [{ action: 'person_viewed', by: 'Ada Muster' }] } },
    })
  })
})
