import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('settings', () => {
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

  it('tells admins who changed it last', async () => {
    expect((await admin.get('/settings/last-edit')).body).toEqual({ edited: null })
    await admin.patch('/settings', { name: 'Neu' })
    expect((await admin.get('/settings/last-edit')).body).toMatchObject({
      edited: { by: { name: expect.any(String) } },
    })
  })

  it('are as delivered until an admin changes them, and then only what was named', async () => {
    expect((await platform.client.get('/settings')).body).toMatchObject({
      name: 'Kursportal',
      colors: { primary: '#1f6f5f' },
      communities: true,
      updated_at: null,
    })
    const changed = await admin.patch('/settings', { faq: false, colors: { primary: '#AA3355' } })
    expect(changed.status).toBe(200)
    await admin.patch('/settings', { name: 'Gesund & munter' })
    expect((await platform.client.get('/settings')).body).toMatchObject({
      name: 'Gesund & munter',
      colors: { primary: '#AA3355' },
      faq: false,
      insurance_data: true,
    })
  })

  it('are not written over by who started from others, and say whose those are', async () => {
    const first = (await admin.patch('/settings', { name: 'Eins', based_on: '' })).body as {
      updated_at: string
    }
    platform.clock.advance(1)
    expect((await admin.patch('/settings', { name: 'Zwei', based_on: first.updated_at })).status).toBe(200)
    const stale = await admin.patch('/settings', { name: 'Drei', based_on: first.updated_at })
    expect(stale.body).toMatchObject({
      code: 'edited_meanwhile',
      details: { edited: { by: { name: expect.any(String) } } },
    })
    expect((await platform.client.get('/settings')).body).toMatchObject({ name: 'Zwei' })
  })

  it('hold the provider, which two admins cannot write over each other', async () => {
    const provider = { name: 'Eins', street: 'Weg 1', zip: '34117', city: 'Kassel', signatory: 'Eva' }
    const enter = (name: string, based_on?: string) =>
      admin.put('/provider', { ...provider, name, signature: null, based_on })
    expect((await admin.get('/provider')).body).toEqual({ provider: null, version: 'none', edited: null })
    const first = (await enter('Eins', 'none')).body as { version: string }
    expect(codeOf(await enter('Zwei', 'none'))).toBe('409 edited_meanwhile')
    expect((await enter('Zwei', first.version)).body).toMatchObject({
      provider: { name: 'Zwei' },
      edited: { by: { name: 'Erika Beispiel' } },
    })
    expect(codeOf(await enter('Drei', first.version))).toBe('409 edited_meanwhile')
    expect((await admin.get('/audit-log')).body).toMatchObject({
      items: [{ details: { before: { name: 'Eins' }, after: { name: 'Zwei' } } }, {}],
    })
  })

  it('tells every process', async () => {
    const heard = new Promise((resolve) => platform.services.events.on('platform-changed', resolve))
    await admin.patch('/settings', { communities: false })
    expect(await heard).toEqual({ what: 'settings' })
  })

  it('tells every open tab, and none of another origin', async () => {
    const tab = await platform.app.injectWS('/platform-changes')
    const heard = new Promise<unknown>((resolve) => {
      tab.on('message', (message: Buffer) => resolve(JSON.parse(message.toString())))
    })
    await admin.patch('/settings', { faq: false })
    expect(await heard).toEqual({ what: 'settings' })
    tab.terminate()
    // One that was asked for before the change and listens only now.
    const late = await new Promise<unknown>((resolve, reject) => {
      const onInit = (socket: { on: (event: 'message', hear: (message: Buffer) => void) => void }): void =>
        socket.on('message', (message) => resolve(JSON.parse(message.toString())))
      platform.app.injectWS('/platform-changes?age=5000', {}, { onInit }).catch(reject)
    })
    expect(late).toEqual({ what: 'settings' })
    const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
    await expect(platform.app.injectWS('/platform-changes', elsewhere)).rejects.toThrow('403')
  })

  it.each([
    [{ colors: { primary: 'red' } }, 'colors.primary'],
    [{ name: '' }, 'name'],
    [{ communities: 'yes' }, 'communities'],
    [{ theme: 'dark' }, 'body'],
  ])('refuses %j', async (body, path) => {
    const answer = await admin.patch('/settings', body)
    expect(answer.body).toMatchObject({ status: 422, details: [{ path }] })
  })

  it('are for admins to change', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    expect((await platform.client.patch('/settings', {})).status).toBe(401)
    expect((await anna.patch('/settings', {})).status).toBe(403)
  })

  it('holds the pictures of the platform, each set on its own', async () => {
    const image_id = '01980000-0000-7000-8000-000000000001'
    await platform.context.db
      .insertInto('images')
      .values({ id: image_id, state: 'ready', content_type: 'image/png' })
      .execute()
    expect((await admin.put('/general-image', { kind: 'main-logo', image_id })).body).toMatchObject({
      images: { 'main-logo': image_id, favicon: null },
    })
    await admin.put('/general-image', { kind: 'favicon', image_id })
    const removed = await admin.put('/general-image', { kind: 'main-logo', image_id: null })
    expect(removed.body).toMatchObject({ images: { 'main-logo': null, favicon: image_id } })
    const unknown = await admin.put('/general-image', {
      kind: 'favicon',
      image_id: '01980000-0000-7000-8000-00000000ffff',
    })
    expect(unknown.status).toBe(404)
  })

  it('tells version and limits to everybody', async () => {
    expect((await platform.client.get('/system-config')).body).toMatchObject({
      version: '0.8.0',
      limits: { minimum_age: 14, age_of_consent: 18, minimum_finishes: 5, toast_lifetime: 4000 },
      features: { dev_outbox: true },
    })
  })
})
