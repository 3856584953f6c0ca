import { deletionReport } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addCourse } from '../../seed/scenarios/courses.ts'
import { exampleCourse } from '../../seed/scenarios/example-course.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { unzipped } from '../../testing/unzip.ts'
import { openMoneyWorld } from '../money/money.fixtures.ts'

describe('an admin and somebody’s account', () => {
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
      addPerson(context, { email: 'ada@beispiel.de', is_admin: true, created_at: new Date('2026-01-01') }),
    )
    annaId = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna', is_course_creator: true }),
    )
    admin = await platform.as('ada@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })

  const withPassword = (
    method: 'GET' | 'DELETE',
    path: string,
    query: Record<string, string>,
    client = admin,
  ) =>
    client.inject({
      method,
      url: `/api${path}`,
      query,
      headers: { 'x-admin-password': TEST_PASSWORD },
    })

  describe('a code for who cannot log in', () => {
    it('is mailed with the way to its page, opens the account with a password of their own, and is noted', async () => {
      expect((await admin.post('/other-user/reset-code', undefined, { 'user-id': annaId })).body).toEqual({
        expires_in: 900,
        tries: 5,
      })
      const mail = await platform.context.db
        .selectFrom('mails')
        .select(['text', 'template_key', 'user_id'])
        .executeTakeFirstOrThrow()
      expect(mail).toMatchObject({ template_key: 'password-help', user_id: annaId })
      expect(mail.text).toMatch(/\/login\/password#anna%40beispiel\.de:\d{10}/)
      const code = / {4}([A-Z0-9]{8})$/m.exec(mail.text)?.[1]
      const set = { email: 'anna@beispiel.de', code, password: 'Sonnenhut-42-gelb' }
      expect((await platform.client.patch('/password', set)).status).toBe(204)
      expect(
        (await platform.client.post('/session-id', { email: set.email, password: set.password })).status,
      ).toBe(200)
      expect((await admin.get('/audit-log')).body).toMatchObject({
        items: [{ action: 'reset_code_sent', person: { id: annaId } }],
      })
    })

    it('is for admins to send, to people there are', async () => {
      const send = (client: TestClient, userId: string) =>
        client.post('/other-user/reset-code', undefined, { 'user-id': userId })
      expect(codeOf(await send(admin, newId()))).toBe('404 not_found')
      expect(codeOf(await send(anna, adminId))).toBe('403 forbidden')
    })
  })

  describe('what else is known of somebody', () => {
    it('is seen by admins only, and looking is noted once', async () => {
      const paths = ['/sessions', '/consents', '/course-participations', '/other-user/accesses']
      const more = ['/other-user/societies', '/other-user/mails']
      for (const path of [...paths, ...more])
        expect((await admin.get(path, { 'user-id': annaId })).status).toBe(200)
      for (const path of paths.slice(0, 3))
        expect(codeOf(await anna.get(path, { 'user-id': adminId }))).toBe('404 not_found')
      expect(codeOf(await admin.get('/sessions', { 'user-id': newId() }))).toBe('404 not_found')
      expect((await admin.get('/audit-log', { 'user-id': annaId })).body).toMatchObject({
        total: 1,
        items: [{ action: 'person_viewed' }],
      })
    })

    it('says of each access by what they have it, and notes what an admin gives and takes', async () => {
      const { all, club, own } = await platform.run(async (context) => {
        const access = (name: string) =>
          addAccess(context, { owner_id: adminId, name, course_ids: [], user_ids: [] })
        const society = await addSociety(context, { name: 'TSV', member_ids: [annaId] })
        const made = { all: await access('Alle'), club: await access('Club'), own: await access('Eigen') }
        await context.db.insertInto('default_accesses').values({ access_id: made.all }).execute()
        await context.db
          .insertInto('access_societies')
          .values({ access_id: made.club, society_id: society })
          .execute()
        return made
      })
      await admin.post('/access/user', undefined, { 'access-id': own, 'user-id': annaId })
      expect((await admin.get('/other-user/accesses', { 'user-id': annaId })).body).toMatchObject({
        total: 3,
        items: [
          { id: all, default: true, society: null, given_at: null },
          { id: club, default: false, society: 'TSV', given_at: null },
          { id: own, default: false, society: null, given_at: expect.any(String) },
        ],
      })
      await admin.delete('/access/user', { 'access-id': own, 'user-id': annaId })
      expect((await admin.get('/audit-log', { kind: 'changes' })).body).toMatchObject({
        items: [
          { action: 'access_taken', subject: 'Eigen', person: { id: annaId } },
          { action: 'access_given', subject: 'Eigen', person: { id: annaId } },
        ],
      })
    })

    it('never shows what a mail says', async () => {
      await platform.client.put('/password', { email: 'anna@beispiel.de' })
      const { body, text } = await admin.get('/other-user/mails', { 'user-id': annaId })
      expect(body).toMatchObject({ items: [{ title: 'Neues Passwort festlegen' }] })
      expect(text).not.toMatch(/subject|html|(?<![\w-])[A-Z0-9]{8}"/)
    })

    it('ends their sessions everywhere, and nobody else does', async () => {
      expect(codeOf(await anna.delete('/other-sessions', { 'user-id': adminId }))).toBe('404 not_found')
      await platform.as('anna@beispiel.de')
      expect((await admin.delete('/other-sessions', { 'user-id': annaId })).body).toEqual({ ended: 2 })
      expect((await anna.get('/user')).status).toBe(401)
      expect((await admin.get('/audit-log')).body).toMatchObject({
        items: [{ action: 'sessions_ended', details: { count: 2 } }],
      })
    })
  })

  it('archives what an admin may tell of somebody, without their secrets, for a reason', async () => {
    await anna.patch('/user', { iban: 'DE89370400440532013000', insurance_number: 'A123456780' })
    const asked = { 'user-id': annaId, reason: 'Bitte um Auskunft' }
    expect(codeOf(await admin.get('/user-data/archive', asked))).toBe('403 wrong_password')
    expect(codeOf(await withPassword('GET', '/user-data/archive', { 'user-id': annaId }))).toBe(
      '422 validation_failed',
    )
    expect(codeOf(await anna.get('/user-data/archive', { 'user-id': adminId }))).toBe('404 not_found')
    const { rawPayload } = await platform.app.inject({
      method: 'GET',
      url: '/api/user-data/archive',
      query: asked,
      headers: { authorization: `Bearer ${admin.sessionId}`, 'x-admin-password': TEST_PASSWORD },
    })
    const files = unzipped(rawPayload)
    expect([...files.keys()]).toEqual(['meine-daten.html', 'meine-daten.json'])
    const page = String(files.get('meine-daten.html'))
    expect(page).toContain('anna@beispiel.de')
    expect(page).not.toMatch(/A123456780|DE8937/)
  })

  describe('deleting somebody', () => {
    const preview = async (more: Record<string, string> = {}) =>
      admin.delete('/user', { 'user-id': annaId, 'dry-run': true, ...more })

    it('says beforehand what it does, in the numbers that come true', async () => {
      const money = await openMoneyWorld(platform)
      const olga = money.owner_id
      await money.finish(6)
      await money.request(1_000)
      await platform.run(async (context) => {
        await addCourse(context, exampleCourse, { owner_id: olga })
        await addAccess(context, { owner_id: olga, name: 'Olgas', course_ids: [], user_ids: [] })
      })
      const query = { 'user-id': olga, 'dry-run': true }
      const said = deletionReport.parse((await money.admin.delete('/user', query)).body)
      expect(said).toMatchObject({
        passes: { accesses: 1 },
        lapses: { payouts: 1, societies: [{ requested: 1_000 }] },
      })
      const before = await leftBehind(olga)
      const done = await withPassword(
        'DELETE',
        '/user',
        {
          'user-id': olga,
          'let-lapse': 'true',
          'based-on': said.version,
          'heir-id': said.passes.to.id,
          reason: 'Auf eigenen Wunsch',
        },
        money.admin,
      )
      expect(done.body).toEqual(said)
      const after = await leftBehind(said.passes.to.id)
      expect(after.courses).toBe(before.courses)
      expect(after.accesses).toBe(before.accesses)
      expect(before).toMatchObject({ courses: said.passes.courses, accesses: said.passes.accesses })
      const requests = await platform.context.db.selectFrom('payout_requests').select('state').execute()
      expect(requests).toEqual([{ state: 'refused' }])
      expect((await money.admin.get('/audit-log')).body).toMatchObject({
        items: [
          {
            action: 'person_deleted',
            reason: 'Auf eigenen Wunsch',
            details: { courses: said.passes.courses },
          },
          { action: 'person_viewed' },
        ],
      })
    })

    const leftBehind = async (owner: string) => {
      const { db } = platform.context
      const courses = db.selectFrom('courses').select('id').where('dev_id', 'is', null)
      const accesses = db.selectFrom('accesses').select('id')
      return {
        courses: (await courses.where('owner_id', '=', owner).execute()).length,
        accesses: (await accesses.where('owner_id', '=', owner).execute()).length,
      }
    }

    it('needs no password to be asked about, and deletes nothing then', async () => {
      expect((await preview()).body).toMatchObject({
        passes: { courses: 0, to: { id: adminId } },
        lapses: { societies: [], payouts: 0 },
      })
      expect((await anna.get('/user')).status).toBe(200)
    })

    it('refuses when something else would happen by now', async () => {
      const { version } = deletionReport.parse((await preview()).body)
      await platform.run((context) =>
        addAccess(context, { owner_id: annaId, name: 'Neu', course_ids: [], user_ids: [] }),
      )
      const query = { 'user-id': annaId, 'based-on': version }
      expect(codeOf(await withPassword('DELETE', '/user', query))).toBe('409 edited_meanwhile')
      expect((await anna.get('/user')).status).toBe(200)
    })

    it('hands courses to the team only', async () => {
      const lena = await platform.run((context) => addPerson(context, { email: 'lena@beispiel.de' }))
      for (const heir of [lena, annaId, newId()])
        expect(codeOf(await preview({ 'heir-id': heir }))).toBe('404 not_found')
      expect((await preview({ 'heir-id': adminId })).status).toBe(200)
    })
  })
})
