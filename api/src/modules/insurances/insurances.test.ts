import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const names = (body: unknown) => (body as { items: { name: string }[] }).items.map(({ name }) => name)

describe('insurances', () => {
  let platform: TestPlatform
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
    admin = await platform.as('admin@beispiel.de')
  })
  it('are listed important ones first, then by name, and found without accents', async () => {
    await admin.post('/insurance', { name: 'Öko-Kasse' })
    await admin.post('/insurance', { name: 'Zeder BKK', important: true })
    await admin.post('/insurance', { name: 'Alte Kasse', active: false })
    expect(names((await platform.client.get('/insurances')).body)).toEqual([
      'Zeder BKK',
      'Alte Kasse',
      'Öko-Kasse',
    ])
    expect(names((await platform.client.get('/insurances', { search: 'oko' })).body)).toEqual(['Öko-Kasse'])
    const active = await platform.client.get('/insurances', { active_only: true, limit: 1, offset: 1 })
    expect(active.body).toMatchObject({ items: [{ name: 'Öko-Kasse' }], total: 2 })
    const incomplete = await platform.client.get('/insurances', { offset: 1 })
    expect(incomplete.body).toMatchObject({ status: 422, code: 'limit_missing' })
  })

  it('have a name of their own, in any letter case', async () => {
    const { body } = await admin.post('/insurance', { name: 'Zeder BKK' })
    const { id } = body as { id: string }
    const other = (await admin.post('/insurance', { name: 'Alte Kasse' })).body as { id: string }
    const taken = { status: 409, code: 'insurance_exists' }
    expect((await admin.post('/insurance', { name: 'zeder bkk' })).body).toMatchObject(taken)
    expect((await admin.patch('/insurance', { id: other.id, name: 'ZEDER BKK' })).body).toMatchObject(taken)
    const renamed = await admin.patch('/insurance', {
      id,
      name: 'ZEDER BKK',
      iban_required: true,
      private: true,
      hand_in_text: 'In der App unter „Bonus“.',
      hand_in_url: 'https://zeder.example/kurse',
    })
    expect(renamed.body).toEqual({
      id,
      name: 'ZEDER BKK',
      active: true,
      iban_required: true,
      important: false,
      private: true,
      hand_in_text: 'In der App unter „Bonus“.',
      hand_in_url: 'https://zeder.example/kurse',
    })
    expect((await admin.patch('/insurance', { id })).status).toBe(200)
    expect((await admin.patch('/insurance', { id, hand_in_url: 'javascript:alert(1)' })).status).toBe(422)
    const unknown = await admin.patch('/insurance', {
      id: '01980000-0000-7000-8000-00000000ffff',
      active: false,
    })
    expect(unknown.status).toBe(404)
  })

  it('are for admins to change', async () => {
    expect((await platform.client.post('/insurance', { name: 'x' })).status).toBe(401)
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    expect((await anna.post('/insurance', { name: 'x' })).status).toBe(403)
  })
})
