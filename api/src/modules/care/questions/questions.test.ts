import type { InboxQuestion, OwnQuestion, QuestionPage } from '@kursportal/shared/contract'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCareWorld, type CareWorld } from '../care.fixtures.ts'

type List<T> = { items: T[]; total: number }

describe('questions to whoever leads a course', () => {
  let platform: TestPlatform
  let world: CareWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    // A Monday.
    platform.clock.set('2026-03-02T09:00:00Z')
    world = await openCareWorld(platform)
  })

  const ask = async (client: TestClient, given: object = {}): Promise<QuestionPage> => {
    const body = {
      course_id: world.course_id,
      text: 'Mein Rücken schmerzt. Wie oft soll ich üben?',
      ...given,
    }
    const answer = await client.post('/care-question', body)
    expect(answer.status).toBe(200)
    return answer.body as QuestionPage
  }
  const on = (id: string) => ({ 'care-question-id': id })
  const answer = (id: string, client = world.clients.eva, minutes = 4) =>
    client.post('/care-question/answer', { text: 'Zweimal am Tag.', minutes }, on(id))
  const read = async (id: string, client = world.clients.anna): Promise<QuestionPage> =>
    (await client.get('/care-question', on(id))).body as QuestionPage
  const inbox = async (query = {}, client = world.clients.eva) =>
    ((await client.get('/care-inbox', query)).body as List<InboxQuestion>).items
  const own = async (client = world.clients.anna) =>
    ((await client.get('/care-questions', { 'course-id': world.course_id })).body as List<OwnQuestion>).items
  const mailsTo = (to: string) =>
    platform.context.db
      .selectFrom('mails')
      .select(['subject', 'text', 'template_key'])
      .where('to_address', '=', to)
      .where('template_key', 'in', ['question-asked', 'question-answered'])
      .orderBy('created_at')
      .execute()

  it('name the lecture they are asked in and the day of the answer, and reach the leader', async () => {
    const asked = await ask(world.clients.anna, { video_id: world.video_id })
    expect(asked).toMatchObject({
      state: 'open',
      due_on: '2026-03-04',
      lecture: { id: world.video_id, title: 'Lies das', type: 'richText' },
      leads: false,
      messages: [{ by_leader: false, author: 'Anna Ärmel', minutes: null }],
    })
    expect(await inbox()).toMatchObject([
      { id: asked.id, learner: { name: 'Anna Ärmel' }, overdue: false, unread: true },
    ])
    expect(await mailsTo('eva@beispiel.de')).toMatchObject([
      {
        subject: 'Du hast eine neue Frage',
        text: expect.stringMatching(/Anna Ärmel[^]*Mittwoch, 4\. März[^]*\/course-editor\/care\//),
      },
    ])
  })

  it('never travel by mail, nor does the title of the course in a subject', async () => {
    const { id } = await ask(world.clients.anna)
    await answer(id)
    const mails = [...(await mailsTo('eva@beispiel.de')), ...(await mailsTo('anna@beispiel.de'))]
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.text).not.toMatch(/Rücken|Zweimal/)
      expect(mail.subject).not.toContain('Atmen')
    }
  })

  it('are answered with the minutes it took, which only the leader sees', async () => {
    const { id } = await ask(world.clients.anna)
    expect((await answer(id)).body).toMatchObject({ state: 'answered', due_on: null, leads: true })
    expect((await read(id)).messages).toMatchObject([
      { by_leader: false, minutes: null },
      { by_leader: true, author: 'Eva Ärmel', text: 'Zweimal am Tag.', minutes: null },
    ])
    expect((await read(id, world.clients.eva)).messages[1]).toMatchObject({ minutes: 4 })
    expect(await own()).toMatchObject([{ id, state: 'answered', unread: true }])
    await world.clients.anna.post('/care-question/read', undefined, on(id))
    expect(await own()).toMatchObject([{ unread: false }])
  })

  it('are private: others who take the course, other creators and the society’s leader see nothing', async () => {
    const { id } = await ask(world.clients.anna)
    const { bert, kai, lena } = world.clients
    for (const stranger of [bert, kai, lena]) {
      expect((await stranger.get('/care-question', on(id))).status).toBe(404)
      expect((await stranger.post('/care-question/read', undefined, on(id))).status).toBe(404)
      expect((await stranger.post('/care-question/message', { text: 'Ich auch' }, on(id))).status).toBe(404)
    }
    expect(await own(bert)).toEqual([])
    expect(await inbox({}, kai)).toEqual([])
    expect((await answer(id, kai)).status).toBe(404)
    expect((await answer(id, world.clients.anna)).status).toBe(403)
  })

  it('of one who lost the course can be read with their answer, and not gone on with', async () => {
    const { id, can } = await ask(world.clients.anna)
    expect(can).toEqual({ write: true })
    await platform.context.db.deleteFrom('access_users').where('user_id', '=', world.anna).execute()
    await answer(id)
    expect(await read(id)).toMatchObject({
      can: { write: false },
      messages: [{ by_leader: false }, { text: 'Zweimal am Tag.' }],
    })
    expect((await read(id, world.clients.eva)).can).toEqual({ write: false })
    const further = await world.clients.anna.post('/care-question/message', { text: 'Und?' }, on(id))
    expect(codeOf(further)).toBe('404 not_found')
    expect(codeOf(await world.clients.bert.get('/care-question', on(id)))).toBe('404 not_found')
  })

  it('wait in the inbox, the oldest first, overdue from the day after the promised one', async () => {
    const first = await ask(world.clients.anna)
    platform.clock.set('2026-03-03T09:00:00Z')
    const second = await ask(world.clients.bert)
    platform.clock.set('2026-03-04T22:59:00Z')
    expect(await inbox({ state: 'overdue' })).toEqual([])
    platform.clock.set('2026-03-04T23:00:00Z')
    expect(await inbox()).toMatchObject([
      { id: first.id, overdue: true, waiting_since: expect.stringMatching(/^2026-03-02T09:00/) },
      { id: second.id, overdue: false },
    ])
    expect(await inbox({ state: 'overdue' })).toMatchObject([{ id: first.id }])
    const counts = (await world.clients.eva.get('/care-inbox/counts')).body
    expect(counts).toMatchObject({
      open: 2,
      overdue: 1,
      courses: [
        { id: world.course_id, title: 'Atmen', open: 2 },
        { title: 'Still', open: 0 },
      ],
    })
    await answer(first.id)
    expect(await inbox({ state: 'open' })).toMatchObject([{ id: second.id }])
    expect(await inbox({ 'course-id': world.course_id })).toMatchObject([{ id: second.id }, { id: first.id }])
    expect(await inbox({ 'course-id': world.silent_id })).toEqual([])
    expect((await world.clients.kai.get('/care-inbox', { 'course-id': world.course_id })).status).toBe(404)
  })

  it.each(['answered', 'closed'] as const)('leave the inbox as %s without a word', async (state) => {
    const { id } = await ask(world.clients.anna)
    expect((await world.clients.eva.patch('/care-question', { state }, on(id))).body).toMatchObject({ state })
    expect(await inbox({ state: 'open' })).toEqual([])
    expect(await mailsTo('anna@beispiel.de')).toEqual([])
  })

  it('are open again, with a new day, once their learner writes more', async () => {
    const { id } = await ask(world.clients.anna)
    await answer(id)
    platform.clock.set('2026-03-06T09:00:00Z')
    const more = await world.clients.anna.post('/care-question/message', { text: 'Auch abends?' }, on(id))
    expect(more.body).toMatchObject({ state: 'open', due_on: '2026-03-10' })
    expect(await mailsTo('eva@beispiel.de')).toHaveLength(2)
    platform.clock.set('2026-03-09T09:00:00Z')
    await world.clients.anna.post('/care-question/message', { text: 'Oder mittags?' }, on(id))
    expect(await read(id)).toMatchObject({ due_on: '2026-03-10' })
    // Eva has not looked yet, and was told already.
    expect(await mailsTo('eva@beispiel.de')).toHaveLength(2)
  })

  it('are taken in no course that wants none', async () => {
    const refused = await world.clients.anna.post('/care-question', {
      course_id: world.silent_id,
      text: 'Hallo?',
    })
    expect(codeOf(refused)).toBe('403 questions_off')
    expect((await world.clients.anna.get('/care', { 'course-id': world.silent_id })).body).toMatchObject({
      questions_enabled: false,
    })
  })

  it('are about a lecture of their course only', async () => {
    const elsewhere = { course_id: world.silent_id, video_id: world.video_id, text: 'Hallo?' }
    await platform.context.db.updateTable('courses').set({ questions_enabled: true }).execute()
    expect((await world.clients.anna.post('/care-question', elsewhere)).status).toBe(404)
  })

  it('tell beforehand until when there is an answer, and whether there is one', async () => {
    platform.clock.set('2026-03-06T09:00:00Z')
    const care = async () => (await world.clients.anna.get('/care', { 'course-id': world.course_id })).body
    expect(await care()).toEqual({
      questions_enabled: true,
      answer_days: 2,
      expected_on: '2026-03-10',
      leader: 'Eva Ärmel',
      unread: 0,
    })
    await answer((await ask(world.clients.anna)).id)
    expect(await care()).toMatchObject({ unread: 1 })
  })

  it('that an admin answers stand in the log, without their words', async () => {
    const { id } = await ask(world.clients.anna)
    await answer(id, world.clients.ada)
    const log = await world.clients.ada.get('/audit-log', { 'user-id': world.anna, kind: 'changes' })
    expect(log.body).toMatchObject({
      items: [{ action: 'care_changed', subject: 'Atmen', details: { minutes: 4 } }],
    })
    expect(log.text).not.toContain('Zweimal')
  })

  it('that an admin reads are noted, those of an own course are not', async () => {
    const { id } = await ask(world.clients.anna)
    await read(id, world.clients.eva)
    await read(id, world.clients.ada)
    const log = await world.clients.ada.get('/audit-log', { 'user-id': world.anna, kind: 'reads' })
    expect(log.body).toMatchObject({ total: 1, items: [{ action: 'question_viewed', subject: 'Atmen' }] })
  })

  it('come twenty in ten minutes at most', async () => {
    const strict = await openTestPlatform({ rateLimits: true })
    const { clients, course_id } = await openCareWorld(strict)
    const codes: string[] = []
    for (let n = 0; n < 21; n += 1)
      codes.push(codeOf(await clients.anna.post('/care-question', { course_id, text: `Frage ${n}` })))
    expect(codes.filter((code) => code === '200')).toHaveLength(20)
    expect(codes.at(-1)).toBe('429 too_many_requests')
    await strict.close()
  })
})
