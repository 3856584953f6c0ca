import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

describe('admins and other people', () => {
  let platform: TestPlatform
  let admin: TestClient
  let anna: TestClient
  let adminId: string
  let annaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    adminId = await platform.run((context) =>
      addPerson(context, { email: 'admin@beispiel.de', is_admin: true }),
    )
    annaId = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna' }),
    )
    admin = await platform.as('admin@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })

  const change = (
    client: TestClient,
    method: 'PATCH' | 'DELETE',
    path: string,
    userId: string,
    { payload = undefined as object | undefined, password = TEST_PASSWORD } = {},
  ) =>
    client.inject({
      method,
      url: `/api${path}?user-id=${userId}`,
      ...(payload ? { payload } : {}),
      headers: { 'x-admin-password': password },
    })
  const edit = (payload: object, password?: string) =>
    change(
      admin,
      'PATCH',
      '/other-user',
      annaId,
      password === undefined ? { payload } : { payload, password },
    )

  describe('other-user', () => {
    it('shows somebody to admins, without the insurance number', async () => {
      await anna.patch('/user', { insurance_number: 'A123456780', iban: 'DE89370400440532013000' })
      const { body, text } = await admin.get('/other-user', { 'user-id': annaId })
      expect(body).toMatchObject({
        first_name: 'Anna',
        insurance_number: null,
        iban_masked: 'DE89 •••• 3000',
      })
      expect(text).not.toContain('A123456780')
      expect(codeOf(await admin.get('/other-user', { 'user-id': newId() }))).toBe('404 not_found')
      expect(codeOf(await anna.get('/other-user', { 'user-id': adminId }))).toBe('403 forbidden')
      expect(codeOf(await platform.client.get('/other-user', { 'user-id': annaId }))).toBe(
        '401 not_logged_in',
      )
    })

    it('changes one attribute with the admin’s own password', async () => {
      expect((await edit({ city: 'Köln' })).body).toMatchObject({ city: 'Köln', first_name: 'Anna' })
      expect(codeOf(await edit({ city: 'Köln', zip: '50667' }))).toBe('422 one_attribute_only')
      expect(codeOf(await edit({}))).toBe('422 one_attribute_only')
      expect(codeOf(await edit({ city: 'Bonn' }, 'falsch'))).toBe('403 wrong_password')
      const without = await admin.patch('/other-user', { city: 'Bonn' }, { 'user-id': annaId })
      expect(codeOf(without)).toBe('403 wrong_password')
      expect((await anna.get('/user')).body).toMatchObject({ city: 'Köln' })
    })

    it('holds to the rules about people', async () => {
      expect(codeOf(await edit({ iban: 'DE00' }))).toBe('422 validation_failed')
      expect(codeOf(await edit({ email: 'ADMIN@beispiel.de' }))).toBe('409 email_in_use')
      expect(codeOf(await edit({ insurance_id: newId() }))).toBe('404 insurance_not_found')
      expect(codeOf(await edit({ insurance_number: 'X11041167' }))).toBe('422 validation_failed')
      expect((await edit({ insurance_other: { name: 'Dorfkasse', private: true } })).body).toMatchObject({
        insurance_other: { name: 'Dorfkasse', private: true },
      })
      expect((await edit({ insurance_number: 'DK 12' })).status).toBe(200)
      expect(codeOf(await edit({ password: 'kurz' }))).toBe('422 validation_failed')
      expect(codeOf(await edit({ is_admin: true }))).toBe('422 validation_failed')
      const unknown = await change(admin, 'PATCH', '/other-user', newId(), { payload: { city: 'x' } })
      expect(codeOf(unknown)).toBe('404 not_found')
    })

    it('makes whoever gets a password set a new one', async () => {
      expect((await edit({ password: 'Vorläufig-2026' })).status).toBe(200)
      expect((await anna.get('/user')).status).toBe(401)
      const login = await platform.client.post('/session-id', {
        email: 'anna@beispiel.de',
        password: 'Vorläufig-2026',
      })
      expect(codeOf(login)).toBe('409 password_should_be_changed')
    })

    it('moves somebody to another e-mail, where search finds them', async () => {
      expect((await edit({ email: 'annika@beispiel.de' })).status).toBe(200)
      expect((await admin.get('/users', { search: 'annika' })).body).toMatchObject({ total: 1 })
      expect((await anna.get('/user')).status).toBe(401)
    })
  })

  describe('permissions', () => {
    const permit = (userId: string, payload: object, password = TEST_PASSWORD) =>
      change(admin, 'PATCH', '/user/permissions', userId, { payload, password })

    it('are given and taken, and end the person’s sessions', async () => {
      expect((await permit(annaId, { course_creator: true })).body).toEqual({
        admin: false,
        course_creator: true,
      })
      expect((await anna.get('/user')).status).toBe(401)
      const again = await platform.as('anna@beispiel.de')
      expect((await again.get('/session-id')).body).toMatchObject({ roles: ['course_creator'] })
      expect((await permit(annaId, { admin: true })).body).toEqual({ admin: true, course_creator: true })
    })

    it('need the admin’s own password, and stay in the audit log with the reason', async () => {
      expect(codeOf(await permit(annaId, { admin: true }, 'falsch'))).toBe('403 wrong_password')
      const without = await admin.patch('/user/permissions', { admin: true }, { 'user-id': annaId })
      expect(codeOf(without)).toBe('403 wrong_password')
      expect((await anna.get('/session-id')).body).toMatchObject({ roles: [] })
      expect((await admin.get('/audit-log')).body).toEqual({ items: [], total: 0 })
      await permit(annaId, { admin: true, reason: 'Vertretung im Urlaub' })
      expect((await admin.get('/audit-log', { 'user-id': annaId })).body).toMatchObject({
        total: 1,
        items: [
          {
            action: 'permissions_changed',
            admin: { id: adminId },
            person: { id: annaId },
            reason: 'Vertretung im Urlaub',
            details: { before: { admin: false }, after: { admin: true } },
          },
        ],
      })
    })

    it('leave everything as it is, the sessions too, where nothing is different', async () => {
      expect((await permit(annaId, {})).body).toEqual({ admin: false, course_creator: false })
      await permit(annaId, { admin: false })
      expect((await anna.get('/user')).status).toBe(200)
      expect((await admin.get('/audit-log')).body).toMatchObject({ total: 0 })
    })

    it('are not for oneself, nor for others to give', async () => {
      expect(codeOf(await permit(adminId, { admin: false }))).toBe('410 cannot_change_yourself')
      expect(codeOf(await permit(newId(), { admin: true }))).toBe('404 not_found')
      expect(codeOf(await anna.patch('/user/permissions', { admin: true }, { 'user-id': annaId }))).toBe(
        '403 forbidden',
      )
    })
  })

  describe('deleting somebody', () => {
    it('needs the admin’s password, and is not for oneself', async () => {
      const remove = (userId: string, password?: string) =>
        change(admin, 'DELETE', '/user', userId, password === undefined ? {} : { password })
      expect(codeOf(await remove(adminId))).toBe('410 cannot_change_yourself')
      expect(codeOf(await remove(annaId, 'falsch'))).toBe('403 wrong_password')
      expect(codeOf(await remove(newId()))).toBe('404 not_found')
      expect(codeOf(await remove(annaId))).toBe('200')
      expect((await anna.get('/user')).status).toBe(401)
      expect((await admin.get('/users')).body).toMatchObject({ total: 1 })
      expect((await admin.get('/audit-log')).body).toMatchObject({
        items: [{ action: 'person_deleted', admin: { id: adminId }, person: null }],
      })
      expect(codeOf(await change(anna, 'DELETE', '/user', adminId))).toBe('401 not_logged_in')
    })
  })

  describe('the export of a person’s data', () => {
    it('holds everything of oneself, readable, but no secret of the platform', async () => {
      await anna.patch('/user', {
        iban: 'DE89370400440532013000',
        signature: { kind: 'typed', text: 'Anna' },
      })
      const { body, text } = await anna.get('/user-data')
      expect(body).toMatchObject({
        user_id: annaId,
        sections: {
          account: { email: 'anna@beispiel.de', iban: 'DE89370400440532013000', signature: { text: 'Anna' } },
          learning: { participations: [] },
        },
      })
      expect(text).not.toMatch(/argon2|_encrypted|password_hash|id_hash/)
    })

    const exportOf = (userId: string, { password = TEST_PASSWORD, reason = 'Bitte um Auskunft' } = {}) =>
      admin.inject({
        method: 'GET',
        url: '/api/user-data',
        query: { 'user-id': userId, ...(reason && { reason }) },
        headers: { 'x-admin-password': password },
      })

    it('of somebody else needs the password and a reason, leaves a trace, and shows no secret of theirs', async () => {
      await anna.patch('/user', {
        iban: 'DE89370400440532013000',
        insurance_number: 'A123456780',
        signature: { kind: 'typed', text: 'Anna Schnörkel' },
      })
      expect(codeOf(await exportOf(annaId, { password: 'falsch' }))).toBe('403 wrong_password')
      expect(codeOf(await exportOf(annaId, { reason: '' }))).toBe('422 validation_failed')
      expect((await admin.get('/audit-log')).body).toMatchObject({ total: 0 })
      const { body, text } = await exportOf(annaId)
      expect(body).toMatchObject({
        sections: {
          account: {
            iban: 'DE89 •••• 3000',
            has_signature: true,
            looked_after: [{ action: 'person_exported' }],
          },
        },
      })
      expect(text).not.toMatch(/A123456780|DE8937|Schnörkel/)
      expect((await admin.get('/audit-log')).body).toMatchObject({
        items: [{ action: 'person_exported', person: { id: annaId }, reason: 'Bitte um Auskunft' }],
      })
    })

    it('is everybody’s own, and anybody’s for admins', async () => {
      expect((await anna.get('/user-data', { 'user-id': annaId })).status).toBe(200)
      expect(codeOf(await anna.get('/user-data', { 'user-id': adminId }))).toBe('404 not_found')
      expect(codeOf(await exportOf(annaId))).toBe('200')
      expect(codeOf(await exportOf(newId()))).toBe('404 not_found')
      expect(codeOf(await platform.client.get('/user-data'))).toBe('401 not_logged_in')
    })
  })
})
