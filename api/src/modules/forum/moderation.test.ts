import type { Forum, ReportedPost } from '@kursportal/shared/contract'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openForumWorld, type ForumWorld } from './forum.fixtures.ts'

describe('reports of posts', () => {
  let platform: TestPlatform
  let world: ForumWorld
  let anna: TestClient
  let bert: TestClient
  let eva: TestClient
  let thread: string
  let post: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    world = await openForumWorld(platform)
    ;({ anna, bert, eva } = world.clients)
    thread = idOf(await anna.post('/thread', { course_id: world.course_id, title: 'Frage', text: 'Was?' }))
    post = idOf(await bert.put('/thread-post', { text: 'Kauft mein Pulver!' }, { 'thread-id': thread }))
  })

  const report = (client = anna, more: object = {}, id = post) =>
    client.post('/thread-post/report', { reason: 'advertising', ...more }, { 'post-id': id })
  const list = async (client = eva, query: object = {}) =>
    itemsOf(await client.get('/forum/reports', { 'course-id': world.course_id, ...query })) as ReportedPost[]
  const decide = (decision: string, client = eva, more: object = {}) =>
    client.patch('/forum/reports', { decision, ...more }, { 'post-id': post })
  const mailsTo = (name: string) =>
    platform.context.db
      .selectFrom('mails')
      .select(['template_key', 'subject', 'text'])
      .where('to_address', '=', `${name}@beispiel.de`)
      .execute()
  const textOf = async (client = anna) =>
    itemsOf(await client.get('/thread-posts', { 'thread-id': thread }))[1]?.['text']

  it('are for the creator of the course and admins', async () => {
    await report()
    const refused: [TestClient, string][] = [
      [platform.client, '401 not_logged_in'],
      [anna, '403 forbidden'],
      [world.clients.kai, '404 not_found'],
    ]
    for (const [client, code] of refused) {
      expect(codeOf(await client.get('/forum/reports', { 'course-id': world.course_id }))).toBe(code)
      expect(codeOf(await decide('accepted', client))).toBe(code)
    }
    expect(await list(world.clients.ada)).toHaveLength(1)
    const forumOf = async (client: TestClient) =>
      (await client.get('/forum', { 'course-id': world.course_id })).body as Forum
    expect(await forumOf(eva)).toMatchObject({ open_reports: 1, can: { moderate: true } })
    expect(await forumOf(anna)).toMatchObject({ open_reports: null, can: { moderate: false } })
  })

  it('are not made of own posts, by whoever may remove them, or of removed ones', async () => {
    expect(codeOf(await report(bert))).toBe('403 forbidden')
    expect(codeOf(await report(eva))).toBe('403 forbidden')
    expect(codeOf(await report(anna, { reason: 'spam' }))).toBe('422 validation_failed')
    await eva.delete('/thread-post', { 'post-id': post })
    expect(codeOf(await report())).toBe('404 not_found')
  })

  it('are one entry a post, tell nobody who reported, and reach the creator by mail once', async () => {
    expect((await report(anna, { note: 'Das ist Werbung.' })).status).toBe(204)
    await report(anna, { reason: 'dangerous', note: 'Das ist gefährlich.' })
    await report(world.clients.ada)
    const [entry, ...more] = await list()
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      post_id: post,
      thread_title: 'Frage',
      text: 'Kauft mein Pulver!',
      state: 'open',
      edited_since: false,
      author: { kind: 'member', name: 'Bert Ä.' },
      reports: [{ reason: 'dangerous', note: 'Das ist gefährlich.' }],
    })
    expect(JSON.stringify(entry)).not.toMatch(/Anna/)
    const mails = await mailsTo('eva')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Kauft mein Pulver!.*Werbung.*\/forum\/reports/s)
    expect(itemsOf(await anna.get('/thread-posts', { 'thread-id': thread }))[1]).toMatchObject({
      reported: true,
    })
  })

  it('keep what was said when it is edited afterwards', async () => {
    await report()
    await bert.put('/thread-post', { post_id: post, text: 'Ganz harmlos' }, { 'thread-id': thread })
    expect((await list())[0]).toMatchObject({ text: 'Kauft mein Pulver!', edited_since: true })
  })

  it('remove the post when accepted, and tell its author why', async () => {
    await report()
    expect((await decide('accepted', eva, { reason: 'Keine Werbung bitte.' })).status).toBe(204)
    expect(await textOf()).toBe('')
    expect(itemsOf(await anna.get('/thread-posts', { 'thread-id': thread }))[1]).toMatchObject({
      deleted: 'moderator',
    })
    const [mail] = await mailsTo('bert')
    expect(mail?.template_key).toBe('forum-post-removed')
    expect(mail?.text).toMatch(/Kauft mein Pulver!.*Keine Werbung bitte\./s)
    expect(await list()).toEqual([])
    expect(await list(eva, { decided: true })).toMatchObject([
      { post_id: post, state: 'accepted', text: 'Kauft mein Pulver!', decided_at: expect.any(String) },
    ])
    expect(codeOf(await decide('rejected'))).toBe('409 edited_meanwhile')
  })

  it('leave the post when rejected; it can be reported anew', async () => {
    await report()
    await decide('rejected')
    expect(await textOf()).toBe('Kauft mein Pulver!')
    expect(await mailsTo('bert')).toEqual([])
    expect((await report()).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect(await list(eva, { decided: true })).toHaveLength(1)
  })

  it('are settled when whoever leads removes the post, and vanish when its author does', async () => {
    await report()
    await eva.delete('/thread-post', { 'post-id': post })
    expect(await list(eva, { decided: true })).toMatchObject([{ state: 'accepted' }])
    const second = idOf(await bert.put('/thread-post', { text: 'Noch eins' }, { 'thread-id': thread }))
    await anna.put('/thread-post', { text: 'Na so was' }, { 'thread-id': thread })
    await report(anna, {}, second)
    expect(await list()).toHaveLength(1)
    await bert.delete('/thread-post', { 'post-id': second })
    expect(await list()).toEqual([])
    const left = platform.context.db.selectFrom('forum_reports').select('state').where('post_id', '=', second)
    expect(await left.execute()).toEqual([])
    expect((await eva.get('/forum', { 'course-id': world.course_id })).body).toMatchObject({
      open_reports: 0,
    })
  })

  it('page on the server with one query, however many there are', async () => {
    await report()
    const few = await platform.queriesIn(() => list(eva, { limit: 200 }))
    for (let n = 0; n < 20; n += 1) {
      const another = idOf(await bert.put('/thread-post', { text: `Pulver ${n}` }, { 'thread-id': thread }))
      await report(anna, {}, another)
    }
    expect(await platform.queriesIn(() => list(eva, { limit: 200 }))).toBe(few)
    const page = await eva.get('/forum/reports', { 'course-id': world.course_id, limit: 5, offset: 20 })
    expect(page.body).toMatchObject({ total: 21, items: [{ text: 'Pulver 19' }] })
    const behind = await eva.get('/forum/reports', { 'course-id': world.course_id, limit: 5, offset: 40 })
    expect(behind.body).toEqual({ total: 21, items: [] })
  })
})
