import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('a list of insurances', () => {
  let platform: TestPlatform
  let ada: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'ada@beispiel.de', is_admin: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
    })
    ada = await platform.as('ada@beispiel.de')
    await ada.post('/insurance', { name: 'Linde' })
  })
  const insurances = [
    { name: 'Öl und Eiche', iban_required: true, hand_in_url: 'https://eiche.example' },
    { name: 'LINDE', private: true },
    { name: 'öl und eiche', important: true },
    { name: 'Ulme' },
  ]
  const outcomes = ['added', 'known', 'twice', 'added']
  const list = async () => ((await ada.get('/insurances')).body as { items: { name: string }[] }).items

  it('is tried without writing, then added, and noted with its number', async () => {
    const tried = await ada.post('/insurances/import', { insurances, dry_run: true })
    expect(tried.body).toEqual({ added: 2, outcomes })
    expect(await list()).toHaveLength(1)
    expect((await ada.post('/insurances/import', { insurances })).body).toEqual({ added: 2, outcomes })
    const items = await list()
    expect(items).toHaveLength(3)
    expect(items).toContainEqual(
      expect.objectContaining({
        name: 'Öl und Eiche',
        active: true,
        iban_required: true,
        important: false,
        hand_in_url: 'https://eiche.example',
      }),
    )
    expect(items).toContainEqual(expect.objectContaining({ name: 'Linde', private: false }))
    const log = async () => ((await ada.get('/audit-log')).body as { items: object[] }).items
    expect((await log())[0]).toMatchObject({ action: 'insurances_imported', details: { count: 2 } })
    const before = (await log()).length
    const again = await ada.post('/insurances/import', { insurances })
    expect(again.body).toEqual({ added: 0, outcomes: ['known', 'known', 'twice', 'known'] })
    expect(await log()).toHaveLength(before)
  })

  it('is refused as a whole when it is empty, too long or wrong, and to everybody but admins', async () => {
    const send = async (sent: object[], client = ada) =>
      (await client.post('/insurances/import', { insurances: sent })).status
    const many = Array.from({ length: 501 }, (_, index) => ({ name: `Kasse ${index}` }))
    expect(await send([])).toBe(422)
    expect(await send(many)).toBe(422)
    expect(await send([{ name: 'Ulme' }, { name: 'Esche', hand_in_url: 'esche' }])).toBe(422)
    expect(await send(insurances, platform.client)).toBe(401)
    expect(await send(insurances, await platform.as('anna@beispiel.de'))).toBe(403)
    expect(await list()).toHaveLength(1)
    expect(await send(many.slice(1))).toBe(200)
  })
})
