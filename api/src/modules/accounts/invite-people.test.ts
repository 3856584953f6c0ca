import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

const neu = { first_name: 'Nora', last_name: 'Neu', email: 'nora@beispiel.de' }

describe('adding people', () => {
  let platform: TestPlatform
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true, first_name: 'Sabine' })
      await addPerson(context, { email: 'anna@beispiel.de' })
    })
    admin = await platform.as('admin@beispiel.de')
  })

  const mailTo = async (to: string) => {
    const { body } = await platform.client.get('/dev/outbox', { to })
    return (body as { items: { subject: string; text: string }[] }).items[0]
  }
  const codeIn = (text = '') => /^\W*([A-Z0-9]{8})\W*$/m.exec(text)?.[1] ?? ''

  it('is for admins', async () => {
    const anna = await platform.as('anna@beispiel.de')
    expect(codeOf(await platform.client.post('/users/invite', neu))).toBe('401 not_logged_in')
    expect(codeOf(await anna.post('/users/invite', neu))).toBe('403 forbidden')
    expect(codeOf(await anna.post('/users/import', { people: [{ ...neu, line: 2 }] }))).toBe('403 forbidden')
  })

  it('invites somebody who sets the password with the code, within two weeks, and agrees to the terms', async () => {
    const { status } = await admin.post('/users/invite', neu)
    expect(status).toBe(200)
    const mail = await mailTo(neu.email)
    expect(mail?.subject).toMatch(/^Sabine .* hat für dich ein Konto/)
    expect(codeOf(await platform.client.post('/session-id', { email: neu.email, password: '' }))).not.toBe(
      '200',
    )
    platform.clock.advance(13 * 86_400)
    const password = 'Ein-gutes-Wort-26'
    const body = { email: neu.email, code: codeIn(mail?.text), password }
    expect(codeOf(await platform.client.patch('/password', body))).toBe('204')
    const nora = await platform.as(neu.email, password)
    expect((await nora.get('/consents')).body).toMatchObject({ total: 2 })
    expect((await admin.get('/audit-log')).body).toMatchObject({ items: [{ action: 'person_invited' }] })
  })

  it('sends another code when the first is over', async () => {
    await admin.post('/users/invite', neu)
    const first = codeIn((await mailTo(neu.email))?.text)
    platform.clock.advance(15 * 86_400)
    const late = { email: neu.email, code: first, password: 'Ein-gutes-Wort-26' }
    expect(codeOf(await platform.client.patch('/password', late))).toBe('403 invalid_code')
    expect(codeOf(await platform.client.put('/password', { email: neu.email }))).toBe('200')
  })

  it('needs the admin’s password for rights, and a free address', async () => {
    const boss = { ...neu, admin: true }
    expect(codeOf(await admin.post('/users/invite', boss))).toBe('403 wrong_password')
    const headers = { 'x-admin-password': TEST_PASSWORD }
    const made = await admin.inject({ method: 'POST', url: '/api/users/invite', payload: boss, headers })
    expect(made.status).toBe(200)
    expect((await admin.get('/users', { role: 'admin' })).body).toMatchObject({ total: 2 })
    expect(codeOf(await admin.post('/users/invite', { ...neu, email: 'NORA@beispiel.de' }))).toBe(
      '409 email_in_use',
    )
    expect(codeOf(await admin.post('/users/invite', { ...neu, email: 'nora@' }))).toBe(
      '422 validation_failed',
    )
    const nowhere = { ...neu, email: 'neu2@beispiel.de', society_id: newId() }
    expect(codeOf(await admin.post('/users/invite', nowhere))).toBe('404 not_found')
  })

  it('imports what is right and names the rest; trying it writes and sends nothing', async () => {
    const people = [
      { ...neu, line: 2, city: 'Kassel', birth_date: '1984-05-17' },
      { ...neu, line: 3, email: 'anna@beispiel.de' },
      { ...neu, line: 4, email: 'falsch' },
    ]
    const left_out = [
      { line: 3, email: 'anna@beispiel.de', field: 'email', problem: 'email_in_use' },
      { line: 4, email: 'falsch', field: 'email', problem: 'email_invalid' },
    ]
    const tried = await admin.post('/users/import', { people, dry_run: true })
    expect(tried.body).toEqual({ added: 1, left_out })
    expect((await admin.get('/users')).body).toMatchObject({ total: 2 })
    expect(await mailTo(neu.email)).toBeUndefined()
    expect((await admin.post('/users/import', { people })).body).toEqual({ added: 1, left_out })
    expect((await admin.get('/users', { search: 'nora kassel' })).body).toMatchObject({ total: 1 })
    expect(codeIn((await mailTo(neu.email))?.text)).toHaveLength(8)
    expect((await admin.get('/audit-log')).body).toMatchObject({
      items: [{ action: 'people_imported', details: { count: 1, left_out: 2 } }],
    })
    expect(codeOf(await admin.post('/users/import', { people: [] }))).toBe('422 validation_failed')
  })
})
