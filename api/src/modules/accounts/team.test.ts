import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { runRetention } from '../retention/run-retention.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

describe('the team', () => {
  let platform: TestPlatform
  let admin: TestClient
  let ids: Record<'boss' | 'anna' | 'eva' | 'ole', string>
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ids = await platform.run(async (context) => {
      const person = (name: string, more: object = {}) =>
        addPerson(context, { email: `${name}@beispiel.de`, first_name: name, last_name: name, ...more })
      const boss = await person('boss', { is_admin: true })
      const anna = await person('anna')
      const eva = await person('eva', { is_course_creator: true })
      const ole = await person('ole', { is_course_creator: true })
      for (const title of ['Rücken', 'Atem'])
        await context.db.insertInto('courses').values({ id: newId(), owner_id: eva, title }).execute()
      return { boss, anna, eva, ole }
    })
    admin = await platform.as('boss@beispiel.de')
  })

  const confirmed = (method: 'POST' | 'PATCH', path: string, payload: object, password = TEST_PASSWORD) =>
    admin.inject({ method, url: `/api${path}`, payload, headers: { 'x-admin-password': password } })

  it('lists who has rights, what they own, and who gave the rights when', async () => {
    await confirmed('PATCH', `/user/permissions?user-id=${ids.anna}`, { admin: true })
    const { body } = await admin.get('/team')
    expect(body).toMatchObject({
      total: 4,
      items: [
        { id: ids.anna, admin: true, course_creator: false, courses: 0, by: 'boss boss' },
        { id: ids.boss, admin: true, since: null, by: null },
        { id: ids.eva, course_creator: true, courses: 2 },
        { id: ids.ole },
      ],
    })
    expect((await admin.get('/team?search=EVA')).body).toMatchObject({
      total: 1,
      admins: 2,
      items: [{ id: ids.eva }],
    })
    const eva = await platform.as('eva@beispiel.de')
    expect(codeOf(await eva.get('/team'))).toBe('403 forbidden')
    expect(codeOf(await platform.client.get('/team'))).toBe('401 not_logged_in')
  })

  it('says who invited somebody with rights for as long as rights are asked about', async () => {
    const invited = { first_name: 'Ulf', last_name: 'Ahorn', email: 'ulf@beispiel.de', course_creator: true }
    expect((await confirmed('POST', '/users/invite', invited)).status).toBe(200)
    platform.clock.advance(400 * 86_400)
    await runRetention(platform.services)
    admin = await platform.as('boss@beispiel.de')
    expect((await admin.get('/team?search=ulf')).body).toMatchObject({
      items: [{ course_creator: true, since: expect.any(String), by: 'boss boss' }],
    })
  })

  it('takes the rights and passes courses to the heir, after it said how many', async () => {
    const body = { user_id: ids.eva, heir_id: ids.ole, reason: 'Hört auf' }
    const report = { courses: 2, accesses: 0, films: 0 }
    expect((await admin.post('/team/dismissal', { ...body, dry_run: true })).body).toEqual(report)
    expect((await admin.get('/team')).body).toMatchObject({ total: 3 })
    expect(codeOf(await confirmed('POST', '/team/dismissal', body, 'falsch'))).toBe('403 wrong_password')
    expect((await confirmed('POST', '/team/dismissal', body)).body).toEqual(report)
    expect((await admin.get('/team')).body).toMatchObject({
      total: 2,
      items: [{ id: ids.boss }, { id: ids.ole, courses: 2 }],
    })
    expect((await admin.get('/audit-log')).body).toMatchObject({
      items: [{ action: 'courses_handed_over' }, { action: 'permissions_changed', reason: 'Hört auf' }],
    })
  })

  it('leaves courses where they are without an heir; nobody without rights inherits, nobody dismisses themselves', async () => {
    const dismiss = (user_id: string, heir_id: string | null) =>
      confirmed('POST', '/team/dismissal', { user_id, heir_id })
    expect(codeOf(await dismiss(ids.eva, ids.anna))).toBe('404 not_found')
    expect(codeOf(await dismiss(ids.eva, ids.eva))).toBe('404 not_found')
    expect(codeOf(await dismiss(newId(), ids.ole))).toBe('404 not_found')
    expect(codeOf(await dismiss(ids.boss, ids.ole))).toBe('410 cannot_change_yourself')
    expect((await dismiss(ids.eva, null)).body).toEqual({ courses: 0, accesses: 0, films: 0 })
    expect((await admin.get('/courses/dev')).body).toMatchObject({ total: 2 })
  })
})
