import type { ManagedInsurance } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('insurances, looked after', () => {
  let platform: TestPlatform
  let ada: TestClient
  let linde: string
  let eiche: string
  let privat: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    ada = await platform.as('ada@beispiel.de')
    const add = async (body: object) => ((await ada.post('/insurance', body)).body as { id: string }).id
    linde = await add({ name: 'Linde' })
    eiche = await add({ name: 'Eiche', iban_required: true })
    privat = await add({ name: 'Privat', private: true })
    await platform.run(async (context) => {
      await addPerson(context, { email: 'anna@beispiel.de', insurance_id: linde })
      await addPerson(context, { email: 'bert@beispiel.de', insurance_id: linde })
      await addPerson(context, { email: 'cem@beispiel.de', insurance_id: eiche })
    })
    await platform.context.db
      .updateTable('users')
      .set({ iban_encrypted: Buffer.from('x') })
      .where('email', '=', 'anna@beispiel.de')
      .execute()
  })
  const list = async (query: Record<string, string | boolean | number> = {}) =>
    ((await ada.get('/admin/insurances', query)).body as { items: ManagedInsurance[] }).items
  const namesOf = (items: readonly ManagedInsurance[]) => items.map(({ name }) => name)

  it('say how many people have each, and how many of them no IBAN', async () => {
    const figures = (await list()).map(({ name, members, without_iban }) => [name, members, without_iban])
    expect(figures).toEqual([
      ['Eiche', 1, 1],
      ['Linde', 2, 1],
      ['Privat', 0, 0],
    ])
  })

  it('are narrowed and sorted', async () => {
    await ada.patch('/insurance', { id: eiche, active: false })
    expect(namesOf(await list({ active: true }))).toEqual(['Linde', 'Privat'])
    expect(namesOf(await list({ active: false }))).toEqual(['Eiche'])
    expect(namesOf(await list({ private: true }))).toEqual(['Privat'])
    expect(namesOf(await list({ search: 'lin' }))).toEqual(['Linde'])
    expect(namesOf(await list({ sort: 'members' }))).toEqual(['Linde', 'Eiche', 'Privat'])
    const fewestFirst = { sort: 'members', descending: false }
    expect(namesOf(await list(fewestFirst))).toEqual(['Privat', 'Eiche', 'Linde'])
    expect(namesOf(await list({ sort: 'name', descending: true }))).toEqual(['Privat', 'Linde', 'Eiche'])
    expect((await ada.get('/admin/insurances', { sort: 'iban' })).status).toBe(422)
  })

  it('are not overwritten by somebody who saw an older version', async () => {
    const before = (await ada.get('/admin/insurance', { 'insurance-id': linde })).body as ManagedInsurance
    const write = (name: string) => ada.patch('/insurance', { id: linde, name, based_on: before.version })
    expect((await write('Linde neu')).status).toBe(200)
    const late = await write('Linde alt')
    expect(late.body).toMatchObject({ status: 409, code: 'edited_meanwhile' })
    const after = (await ada.get('/admin/insurance', { 'insurance-id': linde })).body as ManagedInsurance
    expect(after).toMatchObject({ name: 'Linde neu', edited: { by: { name: expect.any(String) } } })
    expect(after.version).not.toBe(before.version)
  })

  it('are merged: members move, the first one goes, both is noted', async () => {
    const both = { from: linde, into: eiche }
    expect((await ada.get('/insurance/merge', both)).body).toEqual({ members: 2, without_iban: 1 })
    expect((await ada.get('/insurance/merge', { from: eiche, into: linde })).body).toEqual({
      members: 1,
      without_iban: 0,
    })
    expect((await ada.post('/insurance/merge', both)).body).toEqual({ members: 2 })
    expect((await list()).map(({ name, members }) => [name, members])).toEqual([
      ['Eiche', 3],
      ['Privat', 0],
    ])
    expect((await ada.post('/insurance/merge', both)).status).toBe(404)
    const log = (await ada.get('/audit-log')).body as { items: object[] }
    expect(log.items[0]).toMatchObject({
      action: 'insurance_merged',
      subject: 'Linde',
      details: { into: 'Eiche', count: 2 },
    })
  })

  it('are not merged with one of another kind, nor with themselves', async () => {
    const differ = { status: 409, code: 'insurances_differ' }
    const both = { from: linde, into: privat }
    expect((await ada.get('/insurance/merge', both)).body).toMatchObject(differ)
    expect((await ada.post('/insurance/merge', both)).body).toMatchObject(differ)
    expect((await ada.post('/insurance/merge', { from: linde, into: linde })).status).toBe(404)
  })

  it('go only when nobody has them', async () => {
    expect((await ada.delete('/insurance', { 'insurance-id': linde })).body).toMatchObject({
      status: 409,
      code: 'insurance_in_use',
      details: { members: 2 },
    })
    expect((await ada.delete('/insurance', { 'insurance-id': privat })).status).toBe(204)
    expect((await ada.delete('/insurance', { 'insurance-id': newId() })).status).toBe(404)
    expect(namesOf(await list())).toEqual(['Eiche', 'Linde'])
  })

  it('are looked after by admins alone', async () => {
    const anna = await platform.as('anna@beispiel.de')
    expect((await platform.client.get('/admin/insurances')).status).toBe(401)
    expect((await anna.get('/admin/insurances')).status).toBe(403)
    expect((await anna.post('/insurance/merge', { from: linde, into: eiche })).status).toBe(403)
  })
})
