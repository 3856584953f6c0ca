import type { CallAnswer, jobCalls } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { openForumWorld } from '../forum/forum.fixtures.ts'

type Jobs = CallAnswer<typeof jobCalls.listJobs>
type Films = CallAnswer<typeof jobCalls.listFailedFilms>

describe('what runs in the background', () => {
  let platform: TestPlatform
  let world: Awaited<ReturnType<typeof openForumWorld>>
  let ada: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
    // Nothing is done while the test looks.
    await platform.services.jobs.stop()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await sql`delete from jobs.job`.execute(platform.context.db)
    world = await openForumWorld(platform)
    ada = await platform.as('ada@beispiel.de')
  })
  const job = async (name: string) =>
    ((await ada.get('/jobs')).body as Jobs).items.find((one) => one.name === name)
  const run = (name: string) => ada.post('/jobs/run', { name })
  const add = (name: string, state: string, more: { completed_on?: string; output?: object } = {}) =>
    sql`insert into jobs.job (name, state, completed_on, output, data)
      values (${name}, ${state}::jobs.job_state, ${more.completed_on ?? null}::timestamptz,
        ${JSON.stringify(more.output ?? null)}::jsonb, '{}')`.execute(platform.context.db)

  it('tells when each ran last and how, when it runs next, and what waits', async () => {
    platform.clock.set('2026-03-02T10:00:00Z')
    expect(await job('money.book-bonuses')).toEqual({
      name: 'money.book-bonuses',
      next_at: '2026-03-02T10:17:00.000Z',
      last_at: null,
      last: null,
      error: null,
      waiting: 0,
      running: 0,
      failed: 0,
      can_retry: true,
    })
    await add('money.book-bonuses', 'completed', { completed_on: '2026-03-02T09:17:04Z' })
    await add('money.book-bonuses', 'failed', {
      completed_on: '2026-03-02T08:17:04Z',
      output: { message: 'no such table' },
    })
    await add('money.book-bonuses', 'active')
    expect(await job('money.book-bonuses')).toMatchObject({
      last_at: '2026-03-02T09:17:04.000Z',
      last: 'done',
      error: null,
      running: 1,
      failed: 1,
    })
    await add('money.book-bonuses', 'failed', {
      completed_on: '2026-03-02T09:30:00Z',
      output: { message: 'no such table' },
    })
    expect(await job('money.book-bonuses')).toMatchObject({ last: 'failed', error: 'no such table' })
    await add('mail.send', 'created')
    expect(await job('mail.send')).toMatchObject({ next_at: null, waiting: 1 })
  })

  it('tries again what was given up, and notes who asked', async () => {
    expect((await run('storage.remove')).body).toMatchObject({ status: 409, code: 'job_waiting' })
    await add('storage.remove', 'failed')
    expect((await run('storage.remove')).body).toEqual({ queued: 1 })
    expect(await job('storage.remove')).toMatchObject({ waiting: 1, failed: 0 })
    expect((await run('nothing')).status).toBe(404)
    const log = (await ada.get('/audit-log')).body as { items: object[] }
    expect(log.items[0]).toMatchObject({
      action: 'job_run',
      subject: 'storage.remove',
      details: { count: 1 },
    })
  })

  it('does again what was given up', async () => {
    const { database, log } = platform.services
    const worker = { name: 'storage.remove', concurrency: 1, retries: 0, lostAfterSeconds: 60 } as const
    const first = await openJobs(database, log)
    await first.work({ ...worker, run: () => Promise.reject(new Error('not now')) })
    await first.send(database.db, 'storage.remove', { prefix: 'gone/' })
    await waitUntil(async () => (await job('storage.remove'))?.failed === 1)
    await first.stop()
    expect((await run('storage.remove')).body).toEqual({ queued: 1 })
    const second = await openJobs(database, log)
    const done = Promise.withResolvers<boolean>()
    await second.work({ ...worker, run: async (_data, { isLastTry }) => done.resolve(isLastTry) })
    expect(await done.promise).toBe(true)
    await second.stop()
  })

  it('does not try again what its creator was told of', async () => {
    await add('media.process', 'failed')
    expect(await job('media.process')).toMatchObject({ failed: 1, can_retry: false })
    expect((await run('media.process')).body).toMatchObject({ status: 409, code: 'job_not_retryable' })
    expect(await job('media.process')).toMatchObject({ waiting: 0, failed: 1 })
  })

  it('does not start by hand what runs at that moment', async () => {
    await add('money.book-bonuses', 'active')
    expect((await ada.post('/jobs/run', { name: 'money.book-bonuses' })).status).toBe(409)
  })

  it('names every film that failed, a page at a time, with as many queries for more', async () => {
    const { db } = platform.context
    const lectures = await db
      .selectFrom('videos')
      .select(['id', 'title'])
      .where('course_id', '=', world.draft_id)
      .execute()
    const [lecture] = lectures
    if (!lecture) throw new Error('the course has no lecture')
    const fail = async (video_id: string) => {
      const film = newId()
      await db
        .insertInto('media_assets')
        .values({ id: film, video_id, owner_id: world.eva, state: 'failed', failure: 'no_picture', bytes: 1 })
        .execute()
      await db.updateTable('videos').set({ asset_id: film }).where('id', '=', video_id).execute()
    }
    await fail(lecture.id)
    const read = async () => (await ada.get('/failed-films', { limit: 200 })).body as Films
    const one = await platform.queriesIn(read)
    expect(await read()).toMatchObject({
      total: 1,
      items: [{ course_title: 'Atmen', failure: 'no_picture' }],
    })
    for (let more = 0; more < 3; more += 1) {
      const id = newId()
      await sql`insert into videos (id, course_id, chapter_id, position, type, title, rich_text)
        select ${id}, course_id, chapter_id, 100 + ${more}, type, 'Mehr', rich_text
        from videos where id = ${lecture.id}`.execute(db)
      await fail(id)
    }
    expect((await read()).total).toBe(4)
    expect(await platform.queriesIn(read)).toBe(one)
    const jobs = await platform.queriesIn(() => ada.get('/jobs'))
    await add('mail.send', 'created')
    await add('mail.send', 'failed', { completed_on: '2026-03-02T09:30:00Z' })
    expect(await platform.queriesIn(() => ada.get('/jobs'))).toBe(jobs)
  })

  it('is for admins alone', async () => {
    for (const path of ['/jobs', '/failed-films']) {
      expect((await platform.client.get(path)).status).toBe(401)
      expect((await world.clients.anna.get(path)).status).toBe(403)
    }
    expect((await world.clients.anna.post('/jobs/run', { name: 'mail.send' })).status).toBe(403)
  })
})
