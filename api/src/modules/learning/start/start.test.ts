import { startCalls, type CourseStart } from '@kursportal/shared/contract'
import { earlyStartStatements } from '@kursportal/shared/domain'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../../testing/answers.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from '../learning.fixtures.ts'

const HEART = 'Du hattest in den letzten sechs Monaten einen Herzinfarkt.'
const HIP = 'Deine Hüfte wurde vor Kurzem operiert.'

describe('before the first lecture', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const start = async (): Promise<CourseStart> =>
    startCalls.readCourseStart.answer.parse(
      (await world.anna.get('/course-start', { 'course-id': world.live })).body,
    )
  const confirm = (body: object) => world.anna.post('/course-start', { course_id: world.live, ...body })
  const confirmHealth = async () =>
    confirm({ contraindications: { version: (await start()).contraindications?.version } })
  const open = async (title = 'A') =>
    codeOf(await world.anna.get('/video', { 'video-id': await world.lecture(title) }))
  const publish = async (fields: object) => {
    const draft = { 'course-id': world.draft }
    expect((await world.eva.patch('/course', fields, draft)).status).toBe(200)
    expect((await world.eva.put('/course/live', undefined, draft)).status).toBe(200)
  }
  const rows = () => platform.context.db.selectFrom('start_confirmations').selectAll().execute()

  describe('of a course with contraindications', () => {
    beforeEach(async () => {
      world = await openLearningWorld(platform, { contraindications: [HEART] })
    })

    it('refuses every lecture and shows the course until it is confirmed that none applies', async () => {
      const a = await world.lecture('A')
      const refused = await Promise.all([
        world.anna.get('/video', { 'video-id': a }),
        world.anna.get('/video/rich-text', { 'video-id': a }),
        world.anna.get('/watch', { 'video-id': a }),
        world.anna.get('/attachments', { 'video-id': a }),
        world.anna.get('/quiz/attempts', { 'video-id': a }),
        world.anna.post('/quiz/attempt', { video_id: a }),
        world.read(a),
      ])
      expect(refused.map(codeOf)).toEqual(refused.map(() => '403 start_not_confirmed'))
      expect(refused[0]?.body).toMatchObject({
        details: { course_id: world.live, open: ['contraindications'] },
      })
      expect((await world.anna.get('/course', { 'course-id': world.live })).body).toMatchObject({
        state: 'not_started',
        contraindications: [HEART],
      })
      expect(await world.chapters()).toHaveLength(2)
      expect(await start()).toMatchObject({
        open: ['contraindications'],
        contraindications: { lines: [HEART], added: [], confirmed_at: null },
        early_start: null,
      })
      expect((await confirmHealth()).body).toMatchObject({ open: [] })
      expect(await open()).toBe('200')
      expect((await world.read(a)).status).toBe(200)
    })

    it('keeps which text was confirmed and when, once, and nothing for whoever does not confirm', async () => {
      await start()
      expect(await open()).toBe('403 start_not_confirmed')
      expect(await rows()).toEqual([])
      await Promise.all([confirmHealth(), confirmHealth()])
      await confirmHealth()
      expect(await rows()).toEqual([
        expect.objectContaining({ user_id: world.anna_id, number: 1, kind: 'contraindications' }),
      ])
      const texts = await platform.context.db.selectFrom('start_texts').selectAll().execute()
      expect(texts).toContainEqual({ hash: (await rows())[0]?.text_hash, lines: [HEART] })
    })

    it('takes no confirmation of a text that is another one by now', async () => {
      const read = await start()
      await publish({ contraindications: [HEART, HIP] })
      const late = await confirm({ contraindications: { version: read.contraindications?.version } })
      expect(codeOf(late)).toBe('409 start_text_changed')
      expect(await rows()).toEqual([])
    })

    it('asks whoever has begun again only when a line was added', async () => {
      await confirmHealth()
      await world.read(await world.lecture('A'))
      await publish({ contraindications: [] })
      expect(await open('B')).toBe('200')
      await publish({ contraindications: [HEART] })
      expect(await open('B')).toBe('200')
      await publish({ contraindications: [HIP, HEART] })
      expect(await open('B')).toBe('403 start_not_confirmed')
      expect(await start()).toMatchObject({ contraindications: { lines: [HIP, HEART], added: [HIP] } })
      await confirmHealth()
      expect(await open('B')).toBe('200')
    })

    it('asks nobody who has finished, and everybody who begins again', async () => {
      platform.clock.set('2027-06-01T10:00:00Z')
      await world.logIn()
      await confirmHealth()
      for (const title of 'ABCD') await world.read(await world.lecture(title))
      await publish({ contraindications: [HEART, HIP] })
      expect(await open()).toBe('200')
      platform.clock.set('2028-01-01T10:00:00Z')
      await world.logIn()
      expect((await world.anna.post('/redo-course', { course_id: world.live })).status).toBe(200)
      expect(await open()).toBe('403 start_not_confirmed')
      expect(await start()).toMatchObject({ contraindications: { added: [], confirmed_at: null } })
      await confirmHealth()
      expect(await open()).toBe('200')
    })

    it('tells admins that it was confirmed, not what, and forgets it with the progress', async () => {
      await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
      const admin = await platform.as('admin@beispiel.de')
      await confirmHealth()
      await world.read(await world.lecture('A'))
      const list = await admin.get('/start-confirmations', { 'user-id': world.anna_id })
      expect(itemsOf(list)).toEqual([
        expect.objectContaining({ course_title: 'Rücken', number: 1, kind: 'contraindications' }),
      ])
      expect(list.text).not.toContain('Herzinfarkt')
      expect((await world.anna.get('/user-data')).text).toContain('Herzinfarkt')
      const removed = await admin.inject({
        method: 'DELETE',
        url: '/api/course-progress',
        query: { 'user-id': world.anna_id, 'course-id': world.live, reason: 'Auf Wunsch' },
        headers: { 'x-admin-password': TEST_PASSWORD },
      })
      expect(removed.status).toBe(204)
      expect(await open()).toBe('403 start_not_confirmed')
    })
  })

  describe('of a course that costs something, while contracts can be withdrawn from', () => {
    const both = async () => ({
      early_start: { version: (await start()).early_start?.version, begin: true, lose_right: true },
    })
    const mails = () =>
      platform.context.db.selectFrom('mails').selectAll().where('template_key', '=', 'early-start').execute()

    beforeEach(async () => {
      world = await openLearningWorld(platform, { price_cents: 8_900 })
      await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
      await (await platform.as('admin@beispiel.de')).patch('/settings', { withdrawals: true })
      platform.clock.set('2027-03-02T10:00:00Z')
      await platform.context.db
        .updateTable('access_users')
        .set({ created_at: new Date('2027-03-01T09:00:00Z') })
        .execute()
      await world.logIn()
    })

    it('begins with two consents, told by mail and shown with the withdrawal', async () => {
      expect(await open()).toBe('403 start_not_confirmed')
      expect(await start()).toMatchObject({
        open: ['early_start'],
        contraindications: null,
        early_start: { lines: earlyStartStatements, confirmed_at: null, begins_on: '2027-03-16' },
      })
      const { early_start } = await both()
      for (const half of [{ begin: false }, { lose_right: false }])
        expect(codeOf(await confirm({ early_start: { ...early_start, ...half } }))).toBe(
          '422 validation_failed',
        )
      await Promise.all([confirm({ early_start }), confirm({ early_start })])
      expect(await open()).toBe('200')
      const sent = await mails()
      expect(sent).toHaveLength(1)
      for (const words of [...earlyStartStatements, 'Rücken', '2. März 2027 um 11:00'])
        expect(sent[0]?.text.replaceAll(/\s+/gu, ' ')).toContain(words)
      const admin = await platform.as('admin@beispiel.de')
      await platform.client.post('/withdrawal', {
        name: 'Anna',
        email: 'anna@beispiel.de',
        contract: 'Rücken',
      })
      const [listed] = itemsOf(await admin.get('/withdrawals'))
      expect(
        (await admin.get('/withdrawal', { 'withdrawal-id': String(listed?.['id']) })).body,
      ).toMatchObject({
        courses: [
          {
            early_start: {
              lines: earlyStartStatements,
              confirmed_at: expect.stringMatching(/^2027-03-02T10:00/),
            },
          },
        ],
      })
    })

    it('begins by itself the day after the withdrawal period', async () => {
      platform.clock.set('2027-03-15T22:59:00Z')
      await world.logIn()
      expect(await open()).toBe('403 start_not_confirmed')
      platform.clock.set('2027-03-15T23:01:00Z')
      expect(await start()).toMatchObject({ open: [], early_start: null })
      expect(await open()).toBe('200')
    })

    it.each([
      ['the setting is off', { withdrawals: false }, {}],
      ['it costs nothing', {}, { price_cents: 0 }],
    ])('is not asked where %s', async (_case, settings, fields) => {
      await (await platform.as('admin@beispiel.de')).patch('/settings', settings)
      if ('price_cents' in fields) await publish(fields)
      expect(await open()).toBe('200')
    })

    it.each([
      [
        'asked for a course without a price that costs something by its access',
        0,
        8_900,
        '403 start_not_confirmed',
      ],
      ['not asked for a course with a price that is free by its access', 8_900, 0, '200'],
    ])('is %s', async (_case, price_cents, fee_cents, answer) => {
      await platform.context.db.updateTable('courses').set({ price_cents }).execute()
      await platform.context.db.updateTable('accesses').set({ fee_cents }).execute()
      expect(await open()).toBe(answer)
    })

    it('is not asked in the middle of a course that was begun by another access', async () => {
      await platform.context.db
        .updateTable('access_users')
        .set({ created_at: new Date('2027-01-04T09:00:00Z') })
        .execute()
      await world.read(await world.lecture('A'))
      await platform.context.db
        .updateTable('access_users')
        .set({ created_at: new Date('2027-03-02T11:00:00Z') })
        .execute()
      expect(await start()).toMatchObject({ open: [], early_start: null })
      expect(await open('B')).toBe('200')
    })

    it('is asked again for a new contract after a withdrawal', async () => {
      await confirm(await both())
      await world.read(await world.lecture('A'))
      await platform.context.db
        .updateTable('access_users')
        .set({ created_at: new Date('2027-03-08T09:00:00Z') })
        .execute()
      platform.clock.set('2027-03-09T10:00:00Z')
      expect(await open()).toBe('403 start_not_confirmed')
      await confirm(await both())
      expect(await open()).toBe('200')
      expect(await rows()).toHaveLength(2)
    })
  })
})
