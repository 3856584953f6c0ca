import { otherUser } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

const ADMIN = 'admin@beispiel.de'

describe('somebody, as an admin looks after them', () => {
  let platform: TestPlatform
  let admin: TestClient
  let anna: TestClient
  let annaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) =>
      addPerson(context, { email: ADMIN, first_name: 'Ada', last_name: 'Muster', is_admin: true }),
    )
    annaId = await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    admin = await platform.as(ADMIN)
    anna = await platform.as('anna@beispiel.de')
  })

  const read = async () => otherUser.parse((await admin.get('/other-user', { 'user-id': annaId })).body)
  const edit = (payload: object, headers: Record<string, string> = { 'x-admin-password': TEST_PASSWORD }) =>
    admin.inject({ method: 'PATCH', url: `/api/other-user?user-id=${annaId}`, payload, headers })
  const confirm = async (client = admin): Promise<string> => {
    const { body } = await client.post('/admin-confirmation', { password: TEST_PASSWORD })
    return (body as { token: string }).token
  }

  describe('confirming for ten minutes', () => {
    it('stands for the password in this session, and no longer', async () => {
      const headers = { 'x-admin-confirmation': await confirm() }
      expect((await edit({ city: 'Köln' }, headers)).status).toBe(200)
      const elsewhere = await platform.as(ADMIN)
      const other = await elsewhere.inject({
        method: 'PATCH',
        url: `/api/other-user?user-id=${annaId}`,
        payload: { city: 'Bonn' },
        headers,
      })
      expect(codeOf(other)).toBe('403 wrong_password')
      platform.clock.advance(570)
      expect((await edit({ city: 'Ulm' }, headers)).status).toBe(200)
      platform.clock.advance(60)
      expect(codeOf(await edit({ city: 'Jena' }, headers))).toBe('403 wrong_password')
    })

    it('ends with the password it was given for', async () => {
      const headers = { 'x-admin-confirmation': await confirm() }
      await platform.run(({ db }) =>
        db.updateTable('users').set({ password_hash: 'other' }).where('email', '=', ADMIN).execute(),
      )
      expect(codeOf(await edit({ city: 'Köln' }, headers))).toBe('403 wrong_password')
    })

    it('takes no token that was made up', async () => {
      for (const token of ['', 'x', '99999999999999.falsch', `${Date.now() + 1e6}`])
        expect(codeOf(await edit({ city: 'Köln' }, { 'x-admin-confirmation': token }))).toBe(
          '403 wrong_password',
        )
      expect(codeOf(await admin.post('/admin-confirmation', { password: 'falsch' }))).toBe(
        '403 wrong_password',
      )
    })

    it('is for admins', async () => {
      expect(codeOf(await anna.post('/admin-confirmation', { password: TEST_PASSWORD }))).toBe(
        '403 forbidden',
      )
      expect(codeOf(await platform.client.post('/admin-confirmation', { password: 'x' }))).toBe(
        '401 not_logged_in',
      )
    })
  })

  it('says when somebody was there last, and whether their password is one for once', async () => {
    expect(await read()).toMatchObject({ must_change_password: false, last_seen_at: expect.any(String) })
    await edit({ password: 'Vorläufig-2026' })
    expect(await read()).toMatchObject({
      must_change_password: true,
      edited: { by: { name: 'Ada Muster' } },
    })
  })

  it('tells an admin that something was changed meanwhile, by whom', async () => {
    const { version } = await read()
    await anna.patch('/user', { city: 'Köln' })
    const stale = await edit({ city: 'Bonn', based_on: version })
    expect(codeOf(stale)).toBe('409 edited_meanwhile')
    expect(stale.body).toMatchObject({ details: { edited: { by: { id: annaId } } } })
    expect((await edit({ city: 'Bonn', based_on: (await read()).version })).status).toBe(200)
    // A new IBAN is another version, although no more of it is seen than before.
    const before = (await read()).version
    await anna.patch('/user', { iban: 'DE89370400440532013000' })
    expect((await read()).version).not.toBe(before)
  })

  it('moves somebody between societies, and out of all', async () => {
    const [club, gone] = await platform.run(async (context) => [
      await addSociety(context, { name: 'Verein am Park', is_community: true }),
      await addSociety(context, { name: 'War einmal', is_community: true }),
    ])
    await platform.context.db
      .updateTable('societies')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .execute()
    expect((await edit({ society_id: club })).body).toMatchObject({
      society: { id: club, name: 'Verein am Park', is_community: true },
    })
    for (const nowhere of [gone, newId()])
      expect((await edit({ society_id: nowhere })).body).toMatchObject({
        code: 'validation_failed',
        details: [{ path: 'society_id', message: 'society_gone' }],
      })
    expect((await edit({ society_id: null })).body).toMatchObject({ society: null, society_id: null })
    expect((await admin.get('/audit-log', { 'user-id': annaId, kind: 'changes' })).body).toMatchObject({
      items: [
        { details: { before: { society_id: 'Verein am Park' }, after: { society_id: null } } },
        { details: { before: { society_id: null }, after: { society_id: 'Verein am Park' } } },
      ],
    })
  })

  it('leaves in the log what was there before and after, nothing secret, and nothing once they are gone', async () => {
    await edit({ last_name: 'Xylophorrest' })
    await edit({ iban: 'DE89370400440532013000' })
    const { body, text } = await admin.get('/audit-log', { 'user-id': annaId, kind: 'changes' })
    expect(body).toMatchObject({
      items: [
        { details: { attribute: 'iban' } },
        { details: { before: { last_name: 'Beispiel' }, after: { last_name: 'Xylophorrest' } } },
      ],
    })
    expect(text).not.toContain('DE8937')
    await admin.inject({
      method: 'DELETE',
      url: `/api/user?user-id=${annaId}`,
      headers: { 'x-admin-password': TEST_PASSWORD },
    })
    expect((await admin.get('/audit-log')).text).not.toContain('Xylophorrest')
  })
})
