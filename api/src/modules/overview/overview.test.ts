import type { Figures, Overview } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openForumWorld } from '../forum/forum.fixtures.ts'

const DAY = 24 * 60 * 60_000

describe('the overview of the administration', () => {
  let platform: TestPlatform
  let world: Awaited<ReturnType<typeof openForumWorld>>
  let ada: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    world = await openForumWorld(platform)
    ada = await platform.as('ada@beispiel.de')
  })
  const read = async () => (await ada.get('/admin/overview')).body as Overview
  const daysAgo = (days: number) => new Date(platform.context.clock.now().getTime() - days * DAY)

  it('names the courses with reports until somebody decides or the post is gone', async () => {
    const { anna, bert, eva } = world.clients
    expect((await read()).tasks.reported_courses).toEqual([])
    const thread = idOf(await anna.post('/thread', { course_id: world.course_id, title: 'Hm', text: 'Was?' }))
    const posts = []
    for (const text of ['Kauft Pulver!', 'Kauft mehr Pulver!'])
      posts.push(idOf(await bert.put('/thread-post', { text }, { 'thread-id': thread })))
    const [first = '', second = ''] = posts
    for (const [client, post] of [
      [anna, first],
      [eva, first],
      [anna, second],
    ] as const)
      await client.post('/thread-post/report', { reason: 'advertising' }, { 'post-id': post })
    expect((await read()).tasks.reported_courses).toEqual([
      { course_id: world.course_id, title: 'Atmen', posts: 2, since: expect.any(String) },
    ])
    // Nobody gets to a forum that is off, nor to that of a deleted course.
    const { db } = platform.context
    const change = async (columns: { forum_enabled?: boolean; retired_at?: Date | null }) => {
      await db.updateTable('courses').set(columns).where('id', '=', world.course_id).execute()
      return (await read()).tasks.reported_courses.length
    }
    expect(await change({ forum_enabled: false })).toBe(0)
    expect(await change({ forum_enabled: true, retired_at: daysAgo(1) })).toBe(0)
    expect(await change({ retired_at: null })).toBe(1)
    await eva.patch('/forum/reports', { decision: 'rejected' }, { 'post-id': first })
    await bert.delete('/thread-post', { 'post-id': second })
    expect((await read()).tasks.reported_courses).toEqual([])
  })

  it('names the films that failed while a lecture of a draft waits for them', async () => {
    const { db } = platform.context
    const lecture = await db
      .selectFrom('videos')
      .select(['id', 'title'])
      .where('course_id', '=', world.draft_id)
      .executeTakeFirstOrThrow()
    const film = newId()
    const failed = { state: 'failed', failure: 'no_picture', owner_id: world.eva, bytes: 700 } as const
    await db
      .insertInto('media_assets')
      .values([
        { id: film, video_id: lecture.id, ...failed },
        { id: newId(), video_id: lecture.id, ...failed },
      ])
      .execute()
    expect((await read()).tasks.failed_films).toEqual([])
    for (const column of ['pending_asset_id', 'asset_id'] as const) {
      await db
        .updateTable('videos')
        .set({ [column]: film })
        .where('id', '=', lecture.id)
        .execute()
      const { tasks, health } = await read()
      expect(tasks.failed_films).toEqual([
        {
          video_id: lecture.id,
          title: lecture.title,
          course_id: world.draft_id,
          course_title: 'Atmen',
          creator: 'Eva Ärmel',
          failure: 'no_picture',
          at: expect.any(String),
        },
      ])
      expect(health.films_bytes).toBe(1400)
      await db.updateTable('videos').set({ pending_asset_id: null }).where('id', '=', lecture.id).execute()
    }
  })

  it('tells what nobody has written or entered yet', async () => {
    expect((await read()).tasks).toMatchObject({
      unwritten_texts: ['imprint', 'privacy', 'terms-of-use'],
      provider_missing: true,
    })
    await ada.patch('/legal', { type: 'imprint', content: 'Wir' })
    const provider = {
      name: 'Wir',
      street: 'Weg 1',
      zip: '34117',
      city: 'Kassel',
      signatory: 'Eva',
    }
    await ada.put('/provider', { ...provider, signature: null })
    expect((await read()).tasks).toMatchObject({
      unwritten_texts: ['privacy', 'terms-of-use'],
      provider_missing: false,
    })
  })

  it('counts mails that were given up lately and those that wait too long', async () => {
    const mail = (state: 'failed' | 'queued', created_at: Date) => ({
      id: newId(),
      to_address: 'a@beispiel.de',
      subject: '',
      html: '',
      text: '',
      state,
      created_at,
    })
    await platform.context.db
      .insertInto('mails')
      .values([
        mail('failed', daysAgo(1)),
        mail('failed', daysAgo(31)),
        mail('queued', daysAgo(1)),
        mail('queued', daysAgo(0)),
      ])
      .execute()
    expect((await read()).health).toMatchObject({
      mails: 'kept',
      mails_waiting: 1,
      mails_failed: 1,
      films_waiting: 0,
    })
  })

  it('counts the days before now and as many before those, and adds up', async () => {
    const { db } = platform.context
    const figures = async (days: string) => (await ada.get('/admin/figures', { days })).body as Figures
    const before = await figures('30')
    expect(before).toMatchObject({
      people: 6,
      registrations: { now: 6, before: 0 },
      begun: { now: 0, before: 0 },
      earned: { now: 0, before: 0 },
    })
    await db
      .updateTable('users')
      .set({ created_at: daysAgo(40), last_seen_at: daysAgo(3) })
      .where('id', '=', world.anna)
      .execute()
    const part = { user_id: world.anna, course_id: world.course_id }
    await db
      .insertInto('participations')
      .values([
        { ...part, id: newId(), number: 1, started_at: daysAgo(45), finished_at: daysAgo(2) },
        { ...part, id: newId(), number: 2, started_at: daysAgo(1), finished_at: null },
      ])
      .execute()
    const { series, active, ...month } = await figures('30')
    expect(month).toEqual({
      people: 6,
      registrations: { now: 5, before: 1 },
      begun: { now: 1, before: 1 },
      finished: { now: 1, before: 0 },
      certificates: { now: 0, before: 0 },
      earned: { now: 0, before: 0 },
      paid: { now: 0, before: 0 },
      available: 0,
      requested: 0,
    })
    expect(active).toBeGreaterThan(0)
    expect(series).toHaveLength(31)
    const sum = (name: 'registrations' | 'finished') => series.reduce((total, one) => total + one[name], 0)
    expect([sum('registrations'), sum('finished')]).toEqual([5, 1])
    const year = await figures('365')
    expect(year).toMatchObject({ registrations: { now: 6, before: 0 }, begun: { now: 2 } })
    expect(year.series.length).toBe(13)
    expect((await ada.get('/admin/figures', { days: '3' })).status).toBe(422)
    expect((await world.clients.anna.get('/admin/figures', { days: '7' })).status).toBe(403)
  })

  it('tells what is set up already', async () => {
    const none = { logo: false, imprint: false, insurances: false, course: true, payout_account: false }
    expect((await read()).first_steps).toEqual(none)
    await ada.patch('/legal', { type: 'imprint', content: 'Wir' })
    await ada.post('/insurance', { name: 'Lindenkasse' })
    await ada.put('/payout-account', { holder: 'Kursportal GmbH', iban: 'DE89370400440532013000', bic: null })
    expect((await read()).first_steps).toEqual({
      ...none,
      imprint: true,
      insurances: true,
      payout_account: true,
    })
  })
})
