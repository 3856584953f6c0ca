import { addPerson } from '../../seed/scenarios/people.ts'
import { limits } from '../../platform/limits.ts'
import { NinoxError, openNinox } from '../../platform/ninox/ninox.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { startNinox, type NinoxServer } from '../../testing/ninox-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('synchronising communities with Ninox', () => {
  let ninox: NinoxServer
  let platform: TestPlatform
  let admin: TestClient

  beforeAll(async () => {
    ninox = await startNinox()
    const { url, token, database } = ninox
    platform = await openTestPlatform({ ninox: { url: `${url}/`, token, database } })
  })
  afterAll(async () => {
    await platform.close()
    await ninox.close()
  })
  beforeEach(async () => {
    await platform.reset()
    ninox.fail('none')
    ninox.fill('Vereine', [
      { Vereinsnummer: 7, Name: ' TSV  Möwe ', Ort: 'Kiel', Beitrag: 12 },
      { Vereinsnummer: '0815', Name: 'Gesund e. V.' },
    ])
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
    admin = await platform.as('admin@beispiel.de')
  })

  const sync = () => admin.post('/sync-societies')
  const names = async () =>
    itemsOf(await platform.client.get('/search-communities')).map(
      (society) => `${String(society['name'])}, ${String(society['city'])}`,
    )

  it('is for admins', async () => {
    await platform.run((context) => addPerson(context, { email: 'mia@beispiel.de' }))
    expect(codeOf(await platform.client.post('/sync-societies'))).toBe('401 not_logged_in')
    const mia = await platform.as('mia@beispiel.de')
    expect(codeOf(await mia.post('/sync-societies'))).toBe('403 forbidden')
  })

  it('creates new communities, renames changed ones, and leaves the rest', async () => {
    expect((await sync()).body).toEqual({ created: 2, changed: 0, unchanged: 0 })
    expect(await names()).toEqual(['Gesund e. V., ', 'TSV Möwe, Kiel'])
    ninox.fill('Vereine', [
      { Vereinsnummer: 7, Name: 'TSV Möwe', Ort: 'Lübeck' },
      { Vereinsnummer: 815, Name: 'Gesund e. V.', Ort: null },
      { Vereinsnummer: 9, Name: 'Neu' },
    ])
    expect((await sync()).body).toEqual({ created: 1, changed: 1, unchanged: 1 })
    expect(await names()).toEqual(['Gesund e. V., ', 'Neu, ', 'TSV Möwe, Lübeck'])
    expect(itemsOf(await platform.client.get('/search-communities', { search: 'lubeck' }))).toHaveLength(1)
  })

  it('does not bring back what an admin removed', async () => {
    await sync()
    await platform.run(({ db, clock }) =>
      db.updateTable('societies').set({ deleted_at: clock.now() }).where('ninox_number', '=', 7).execute(),
    )
    expect((await sync()).body).toEqual({ created: 0, changed: 0, unchanged: 2 })
    expect(await names()).toEqual(['Gesund e. V., '])
  })

  it('reads every page', async () => {
    ninox.fill(
      'Vereine',
      Array.from({ length: 250 }, (_, index) => ({ Vereinsnummer: index + 1, Name: `Verein ${index + 1}` })),
    )
    expect((await sync()).body).toEqual({ created: 250, changed: 0, unchanged: 0 })
    expect(ninox.asked.slice(-3).map((path) => path.split('?')[1])).toEqual([
      'page=0&perPage=100',
      'page=1&perPage=100',
      'page=2&perPage=100',
    ])
  })

  it.each([
    ['sieben', '422 society_id_not_a_number'],
    [1.5, '422 society_id_not_a_number'],
    [undefined, '422 society_id_not_a_number'],
    [7, '422 society_id_not_a_number'],
  ])('takes nothing in when a number is %p', async (Vereinsnummer, expected) => {
    ninox.fill('Vereine', [
      { Vereinsnummer: 7, Name: 'TSV Möwe' },
      { Vereinsnummer, Name: 'Rest' },
    ])
    const answer = await sync()
    expect(codeOf(answer)).toBe(expected)
    expect(answer.body).toMatchObject({ details: [{ record: 2, field: 'Vereinsnummer' }] })
    expect(await names()).toEqual([])
  })

  it('takes nothing in when a name is missing, and says in which record', async () => {
    ninox.fill('Vereine', [
      { Vereinsnummer: 7, Name: 'TSV Möwe' },
      { Vereinsnummer: 8 },
      { Vereinsnummer: 9, Name: 'x'.repeat(121) },
    ])
    expect((await sync()).body).toMatchObject({
      code: 'bad_gateway',
      details: [
        { record: 2, field: 'Name' },
        { record: 3, field: 'Name' },
      ],
    })
    expect(await names()).toEqual([])
  })

  it.each([
    ['500', 'refused'],
    ['broken JSON', 'invalid_answer'],
    ['other JSON', 'invalid_answer'],
  ] as const)('says so when Ninox answers %s', async (fault, reason) => {
    ninox.fail(fault)
    expect((await sync()).body).toMatchObject({ status: 422, code: 'sync_failed', details: { reason } })
    expect(await names()).toEqual([])
  })

  it('gives up on a server that does not answer', async () => {
    ninox.fail('silent')
    const { url, token, database } = ninox
    const patience = openNinox({ ninox: { url, token, database }, limits: { ...limits, ninoxSeconds: 0.05 } })
    await expect(patience.records('Vereine')).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('finds the team by itself, reads single records, and says when it is not set up', async () => {
    const { url, token } = ninox
    const withoutTeam = openNinox({ ninox: { url, token, database: 'db1' }, limits })
    expect(await withoutTeam.record('Vereine', '2')).toMatchObject({
      id: 2,
      fields: { Name: 'Gesund e. V.' },
    })
    await expect(withoutTeam.record('Vereine', '3')).rejects.toBeInstanceOf(NinoxError)
    await expect(
      openNinox({ ninox: { url, token: 'other', database: 'db1' }, limits }).records('Vereine'),
    ).rejects.toMatchObject({ reason: 'refused' })
    await expect(openNinox({ ninox: undefined, limits }).records('Vereine')).rejects.toMatchObject({
      reason: 'not_configured',
    })
  })
})
