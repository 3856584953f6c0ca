import { newId } from '../../platform/ids.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { addBegunCourse } from '../reminders/reminders.fixtures.ts'

describe('what is done for many at once', () => {
  let platform: TestPlatform
  let admin: TestClient
  let ids: Record<'anna' | 'bert' | 'cem' | 'eva' | 'access' | 'club', string>
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ids = await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const person = (name: string, more: object = {}) =>
        addPerson(context, { email: `${name}@beispiel.de`, first_name: name, last_name: name, ...more })
      const anna = await person('anna')
      const bert = await person('bert')
      const cem = await person('cem', { city: 'Bonn' })
      const eva = await person('eva', { is_course_creator: true })
      const access = await addAccess(context, {
        owner_id: eva,
        name: 'Frühling',
        course_ids: [],
        user_ids: [anna],
      })
      const club = newId()
      await context.db
        .insertInto('societies')
        .values({ id: club, name: 'Gesund', is_community: true, owner_id: bert, search_text: 'gesund' })
        .execute()
      return { anna, bert, cem, eva, access, club }
    })
    admin = await platform.as('admin@beispiel.de')
  })

  const confirmed = (path: string, payload: object, password = TEST_PASSWORD) =>
    admin.inject({ method: 'POST', url: `/api${path}`, payload, headers: { 'x-admin-password': password } })
  const log = async () =>
    ((await admin.get('/audit-log')).body as { items: { action: string; person: unknown }[] }).items

  it('gives an access to whom the filter finds, tells first, and notes it with each', async () => {
    const body = { access_id: ids.access, filter: { role: 'course_creator' } }
    expect((await admin.post('/access/users', { ...body, dry_run: true })).body).toEqual({
      chosen: 1,
      done: 1,
      left_out: [],
    })
    expect(await log()).toEqual([])
    const both = { access_id: ids.access, user_ids: [ids.anna, ids.cem] }
    const report = { chosen: 2, done: 1, left_out: [{ reason: 'has_it_already', count: 1 }] }
    expect((await admin.post('/access/users', { ...both, dry_run: true })).body).toEqual(report)
    expect((await admin.post('/access/users', { ...both, expected: 2 })).body).toEqual(report)
    expect((await admin.get('/access/users', { 'access-id': ids.access })).body).toMatchObject({ total: 2 })
    expect(await log()).toMatchObject([{ action: 'access_given', person: { id: ids.cem } }])
    expect(codeOf(await admin.post('/access/users', { ...body, access_id: newId() }))).toBe('404 not_found')
    expect(codeOf(await admin.post('/access/users', { ...body, user_ids: ['x'] }))).toBe(
      '422 validation_failed',
    )
  })

  it('does nothing when by now others are meant than were counted', async () => {
    const body = { access_id: ids.access, filter: { search: 'bonn' }, expected: 2 }
    expect(codeOf(await admin.post('/access/users', body))).toBe('409 edited_meanwhile')
    expect((await admin.get('/access/users', { 'access-id': ids.access })).body).toMatchObject({ total: 1 })
  })

  it('moves people into a society and out of it, with the admin’s password', async () => {
    const body = { society_id: ids.club, user_ids: [ids.anna, ids.cem] }
    expect(codeOf(await admin.post('/users/society', body))).toBe('403 wrong_password')
    expect((await confirmed('/users/society', body)).body).toMatchObject({ chosen: 2, done: 2 })
    expect((await admin.get('/users', { society_id: ids.club })).body).toMatchObject({ total: 2 })
    expect((await confirmed('/users/society', body)).body).toEqual({
      chosen: 2,
      done: 0,
      left_out: [{ reason: 'is_there_already', count: 2 }],
    })
    const out = { society_id: null, filter: { society_id: ids.club } }
    expect((await confirmed('/users/society', out)).body).toMatchObject({ done: 2 })
    expect(codeOf(await confirmed('/users/society', { ...body, society_id: newId() }))).toBe('404 not_found')
  })

  it('reminds who has an open course, and says why the others get nothing', async () => {
    await platform.run(async (context) => {
      await addBegunCourse(context, { owner_id: ids.eva, title: 'Rücken', user_ids: [ids.anna, ids.bert] })
      await context.db
        .updateTable('users')
        .set({ wants_reminders: false })
        .where('id', '=', ids.bert)
        .execute()
    })
    const body = { user_ids: [ids.anna, ids.bert, ids.cem] }
    const left_out = [
      { reason: 'no_course', count: 1 },
      { reason: 'unwanted', count: 1 },
    ]
    const dry = await admin.post('/users/reminder', { ...body, dry_run: true })
    expect(dry.body).toEqual({ chosen: 3, done: 1, left_out })
    expect((await admin.post('/users/reminder', body)).body).toEqual({ chosen: 3, done: 1, left_out })
    expect((await admin.post('/users/reminder', body)).body).toMatchObject({
      done: 0,
      left_out: [
        { reason: 'no_course', count: 1 },
        { reason: 'reminded_lately', count: 1 },
        { reason: 'unwanted', count: 1 },
      ],
    })
  })

  it('deletes with reason and password, but neither the team nor who leads a society', async () => {
    const body = { filter: {}, reason: 'Auf eigenen Wunsch' }
    const report = {
      chosen: 5,
      done: 2,
      left_out: [
        { reason: 'team', count: 2 },
        { reason: 'leads_society', count: 1 },
      ],
    }
    expect((await admin.post('/users/deletion', { ...body, dry_run: true })).body).toEqual(report)
    expect(codeOf(await confirmed('/users/deletion', body, 'falsch'))).toBe('403 wrong_password')
    expect(codeOf(await confirmed('/users/deletion', { filter: {} }))).toBe('422 validation_failed')
    expect((await confirmed('/users/deletion', { ...body, expected: 5 })).body).toEqual(report)
    expect((await admin.get('/users')).body).toMatchObject({ total: 3 })
    expect((await log()).map(({ action }) => action)).toEqual(['person_deleted', 'person_deleted'])
  })
})
