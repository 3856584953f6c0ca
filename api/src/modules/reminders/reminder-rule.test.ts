import type { CallAnswer, reminderCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addBegunCourse } from './reminders.fixtures.ts'
import { sendByRule } from './send-reminders.ts'

type Runs = CallAnswer<typeof reminderCalls.listReminderRuns>

describe('reminders', () => {
  let platform: TestPlatform
  let ada: TestClient
  let course: string
  let society: string
  let anna: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      const admin = await addPerson(context, { email: 'ada@beispiel.de', first_name: 'Ada', is_admin: true })
      anna = await addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna' })
      const bert = await addPerson(context, { email: 'bert@beispiel.de', first_name: 'Bert' })
      society = newId()
      const begin = (title: string, user_ids: string[]) =>
        addBegunCourse(context, { owner_id: admin, title, user_ids })
      course = (await begin('Rücken', [anna])).course
      await begin('Atem', [bert])
      await context.db
        .insertInto('societies')
        .values({ id: society, name: 'TSV', is_community: true, owner_id: admin, search_text: 'tsv' })
        .execute()
      await context.db.updateTable('users').set({ society_id: society }).where('id', '=', bert).execute()
    })
    platform.clock.advance(15 * 86_400)
    ada = await platform.as('ada@beispiel.de')
  })
  const runs = async () => (await ada.get('/reminder-runs', { limit: 200 })).body as Runs
  const rule = { enabled: true, inactive_days: 14, every_days: 30 }

  it('go to one course or one society alone, when that is what is asked for', async () => {
    const dry = async (body: object) => (await ada.post('/reminder', { dry_run: true, ...body })).body
    expect(await dry({})).toMatchObject({ sent: 2 })
    expect(await dry({ course_id: course })).toMatchObject({ sent: 1, names: ['Anna Beispiel'] })
    expect(await dry({ society_id: society })).toMatchObject({ sent: 1, names: ['Bert Beispiel'] })
    expect(await dry({ society_id: society, course_id: course })).toMatchObject({ sent: 0 })
  })

  it('are shown before as whoever waits longest would get them', async () => {
    const { body } = await ada.get('/reminder/preview', { course_id: course })
    expect(body).toMatchObject({ name: 'Anna Beispiel', text: expect.stringContaining('Rücken') })
    expect((await ada.get('/reminder/preview', { inactive_days: 300 })).status).toBe(404)
  })

  it('are kept as runs that tell who came back within a week', async () => {
    await ada.post('/reminder', { course_id: course })
    expect(await runs()).toMatchObject({
      total: 1,
      items: [
        {
          by: 'Ada Beispiel',
          automatic: false,
          inactive_days: 14,
          society: null,
          course: { id: course, name: 'Rücken' },
          sent: 1,
          back: 0,
        },
      ],
    })
    const { db, clock } = platform.context
    const { id } = await db
      .selectFrom('participations')
      .select('id')
      .where('user_id', '=', anna)
      .executeTakeFirstOrThrow()
    const chapter = newId()
    const video = newId()
    await db
      .insertInto('chapters')
      .values({ id: chapter, course_id: course, position: 1, title: 'A' })
      .execute()
    await db
      .insertInto('videos')
      .values({
        id: video,
        course_id: course,
        chapter_id: chapter,
        position: 1,
        type: 'richText',
        title: 'A',
      })
      .execute()
    const at = new Date(clock.now().getTime() + 86_400_000)
    await db
      .insertInto('lecture_progress')
      .values({ participation_id: id, video_id: video, opened_at: at, reported_at: at })
      .execute()
    expect((await runs()).items[0]).toMatchObject({ back: 1 })
    await db
      .updateTable('lecture_progress')
      .set({ opened_at: clock.now(), reported_at: clock.now() })
      .execute()
    platform.clock.advance(20 * 86_400)
    // The first call after a while notes that the session is used.
    await runs()
    const one = await platform.queriesIn(runs)
    await ada.post('/reminder', {})
    expect(await platform.queriesIn(runs)).toBe(one)
  })

  it('go by themselves once a rule says so, and not again within its pause', async () => {
    expect((await ada.get('/reminder-rule')).body).toMatchObject({ ...rule, enabled: false })
    expect((await ada.put('/reminder-rule', rule)).body).toMatchObject(rule)
    const send = () => platform.run((context) => sendByRule(context, { inactiveDays: 14, everyDays: 30 }))
    expect(await send()).toBe(2)
    expect(await send()).toBe(0)
    platform.clock.advance(20 * 86_400)
    expect(await send()).toBe(0)
    platform.clock.advance(11 * 86_400)
    expect(await send()).toBe(2)
    // The session has ended meanwhile.
    ada = await platform.as('ada@beispiel.de')
    expect((await runs()).items[0]).toMatchObject({ by: null, automatic: true, sent: 2 })
  })

  it('go to nobody from a process that stops, and to all from the next one', async () => {
    const stopped = AbortSignal.abort(new Error('the process stops'))
    const send = (signal?: AbortSignal) =>
      platform.run((context) => sendByRule(context, { inactiveDays: 14, everyDays: 30 }, signal))
    await expect(send(stopped)).rejects.toThrow('the process stops')
    expect(await runs()).toMatchObject({ total: 0 })
    expect(await send()).toBe(2)
  })

  it('have a rule that two admins do not overwrite for each other', async () => {
    const first = (await ada.put('/reminder-rule', rule)).body as { version: string }
    const write = (every_days: number) =>
      ada.put('/reminder-rule', { ...rule, every_days, based_on: first.version })
    platform.clock.advance(1)
    expect((await write(40)).status).toBe(200)
    expect((await write(50)).body).toMatchObject({ status: 409, code: 'edited_meanwhile' })
    expect((await ada.put('/reminder-rule', { ...rule, every_days: 3 })).status).toBe(422)
  })

  it('are for admins alone', async () => {
    const learner = await platform.as('anna@beispiel.de')
    for (const path of ['/reminder-runs', '/reminder-rule', '/reminder/preview']) {
      expect((await platform.client.get(path)).status).toBe(401)
      expect((await learner.get(path)).status).toBe(403)
    }
  })
})
