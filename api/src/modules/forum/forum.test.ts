import type { ForumPost, ForumThread, ForumThreadPage } from '@kursportal/shared/contract'
import { addTopic } from '../../seed/scenarios/forum.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { openForumWorld, type ForumWorld } from './forum.fixtures.ts'

const pageOf = ({ body }: TestAnswer): ForumThreadPage => body as ForumThreadPage
const postOf = ({ body }: TestAnswer): ForumPost => body as ForumPost

describe('the forum', () => {
  let platform: TestPlatform
  let world: ForumWorld
  let anna: TestClient
  let bert: TestClient
  let eva: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    world = await openForumWorld(platform)
    ;({ anna, bert, eva } = world.clients)
  })

  const ask = (client = anna, more: object = {}) =>
    client.post('/thread', {
      course_id: world.course_id,
      title: 'Wie oft?',
      text: 'Wie oft am Tag?',
      ...more,
    })
  const reply = (thread: string, client = bert, more: object = {}) =>
    client.put('/thread-post', { text: 'Zweimal', ...more }, { 'thread-id': thread })
  const threads = async (client = anna, query: object = {}): Promise<ForumThread[]> =>
    itemsOf(await client.get('/threads', { 'course-id': world.course_id, ...query })) as ForumThread[]
  const posts = async (thread: string, client = anna, query: object = {}): Promise<ForumPost[]> =>
    itemsOf(await client.get('/thread-posts', { 'thread-id': thread, ...query })) as ForumPost[]
  const page = async (thread: string, client = anna) =>
    pageOf(await client.get('/thread', { 'thread-id': thread }))

  describe('is there for whom it is', () => {
    const everyCall = async (client: TestClient, thread: string, post: string) => [
      await client.get('/threads', { 'course-id': world.course_id }),
      await client.get('/forum', { 'course-id': world.course_id }),
      await client.patch('/forum', { followed: true }, { 'course-id': world.course_id }),
      await client.post('/thread', { course_id: world.course_id, title: 'T1', text: 'x' }),
      await client.get('/thread', { 'thread-id': thread }),
      await client.patch('/thread', { pinned: true }, { 'thread-id': thread }),
      await client.patch('/thread/standing', { followed: true }, { 'thread-id': thread }),
      await client.get('/thread-posts', { 'thread-id': thread }),
      await reply(thread, client),
      await client.post('/thread-post/report', { reason: 'other' }, { 'post-id': post }),
      await client.delete('/thread-post', { 'post-id': post }),
      await client.delete('/thread', { 'thread-id': thread }),
    ]

    it('nobody who is not logged in, no stranger, no other creator', async () => {
      const thread = idOf(await ask())
      const post = idOf(await reply(thread))
      for (const [client, code] of [
        [platform.client, '401 not_logged_in'],
        [world.clients.paul, '404 not_found'],
        [world.clients.kai, '404 not_found'],
      ] as const) {
        const codes = (await everyCall(client, thread, post)).map(codeOf)
        expect(new Set(codes)).toEqual(new Set([code]))
      }
      expect(await posts(thread)).toHaveLength(2)
    })

    it('learners, its creator and admins', async () => {
      const thread = idOf(await ask())
      for (const client of [anna, bert, eva, world.clients.ada]) {
        expect((await page(thread, client)).title).toBe('Wie oft?')
        expect(await threads(client)).toHaveLength(1)
      }
    })

    it('no longer whoever lost the access, nor through the id of the draft', async () => {
      const thread = idOf(await ask())
      expect(codeOf(await eva.get('/threads', { 'course-id': world.draft_id }))).toBe('404 not_found')
      await platform.context.db.deleteFrom('access_users').where('user_id', '=', world.bert).execute()
      expect(codeOf(await bert.get('/thread', { 'thread-id': thread }))).toBe('404 not_found')
      expect(codeOf(await bert.get('/threads', { 'course-id': world.course_id }))).toBe('404 not_found')
    })

    it('nobody where the course has none, which only those learn who have the course', async () => {
      const given = { course_id: world.silent_id, title: 'Hallo', text: 'Hallo' }
      expect(codeOf(await anna.post('/thread', given))).toBe('403 forum_off')
      expect(codeOf(await anna.get('/threads', { 'course-id': world.silent_id }))).toBe('403 forum_off')
      expect(codeOf(await eva.get('/forum', { 'course-id': world.silent_id }))).toBe('403 forum_off')
      expect(codeOf(await world.clients.paul.get('/threads', { 'course-id': world.silent_id }))).toBe(
        '404 not_found',
      )
    })

    it('nothing that does not exist', async () => {
      const thread = idOf(await ask())
      expect(codeOf(await anna.get('/thread', { 'thread-id': UNKNOWN }))).toBe('404 not_found')
      expect(codeOf(await anna.delete('/thread-post', { 'post-id': UNKNOWN }))).toBe('404 not_found')
      expect(codeOf(await reply(thread, anna, { referrer: UNKNOWN }))).toBe('404 not_found')
      expect(codeOf(await reply(thread, anna, { post_id: UNKNOWN }))).toBe('404 not_found')
      expect(codeOf(await ask(anna, { referrer: UNKNOWN }))).toBe('404 not_found')
      expect(codeOf(await anna.get('/thread-posts', { 'thread-id': thread, 'post-id': UNKNOWN }))).toBe(
        '404 not_found',
      )
    })
  })

  it('has topics beside a lecture', async () => {
    const beside = idOf(await ask(anna, { referrer: world.video_id }))
    await ask(bert, { title: 'Allgemein' })
    const [only, ...more] = await threads(anna, { 'video-id': world.video_id })
    expect(more).toEqual([])
    expect(only).toMatchObject({ id: beside, referrer: { video_id: world.video_id, title: 'Lies das' } })
    expect(await threads(anna, { 'video-id': UNKNOWN })).toEqual([])
  })

  it('shows learners without last name, teachers as such, and nobody who wants no name', async () => {
    const thread = idOf(await ask(anna, { anonymous: true }))
    await reply(thread, bert)
    await reply(thread, eva, { anonymous: true })
    await reply(thread, world.clients.ada)
    const seen = (await posts(thread, bert)).map(({ author }) => author)
    expect(seen).toMatchObject([
      { kind: 'anonymous', name: '', own: false },
      { kind: 'member', name: 'Bert Ä.', own: true },
      { kind: 'teacher', name: 'Eva Ärmel', own: false },
      { kind: 'team', name: 'Ada Ärmel', own: false },
    ])
    expect((await posts(thread, eva))[0]?.author).toMatchObject({ kind: 'anonymous', name: '' })
    expect((await page(thread, anna)).author).toMatchObject({ kind: 'anonymous', own: true })
    for (const path of ['/threads', '/thread', '/thread-posts'])
      expect(
        (
          await bert.get(
            path,
            path === '/threads' ? { 'course-id': world.course_id } : { 'thread-id': thread },
          )
        ).text,
      ).not.toMatch(/Anna|anna@/)
  })

  it('keeps text as text, cleaned of what nobody sees', async () => {
    const text = `<img src=x onerror=alert(1)>\u202E {{ 7*7 }}\n\n\n\n'); drop table users; --\u200B`
    const thread = idOf(await ask(anna, { title: '  <b>Titel</b>\u202E ', text }))
    expect((await page(thread)).title).toBe('<b>Titel</b>')
    expect((await posts(thread))[0]?.text).toBe(
      `<img src=x onerror=alert(1)> {{ 7*7 }}\n\n'); drop table users; --`,
    )
    for (const bad of [
      { text: '\u200B ' },
      { text: 'x'.repeat(5001) },
      { title: '' },
      { title: 'x'.repeat(121) },
    ])
      expect(codeOf(await ask(anna, bad))).toBe('422 validation_failed')
    expect((await ask(anna, { title: 'x'.repeat(120), text: 'x'.repeat(5000) })).status).toBe(200)
  })

  it('finds words in title and posts whatever their case and accents, not in removed posts', async () => {
    const thread = idOf(await ask(anna, { title: 'Übungen', text: 'am Morgen' }))
    const post = idOf(await reply(thread, bert, { text: 'Café 100%' }))
    await reply(thread, anna)
    await ask(bert, { title: 'Anderes' })
    for (const search of ['ubung', 'MORGEN ÜBUNGEN', 'cafe', '100%'])
      expect((await threads(anna, { search })).map(({ id }) => id)).toEqual([thread])
    expect(await threads(anna, { search: 'übungen abend' })).toEqual([])
    await bert.delete('/thread-post', { 'post-id': post })
    expect(await threads(anna, { search: 'cafe' })).toEqual([])
  })

  it('sorts pinned topics first, then by the newest post; pages and filters', async () => {
    const [a, b, c] = [
      idOf(await ask(anna, { title: 'A1' })),
      idOf(await ask(bert, { title: 'B1' })),
      idOf(await ask(anna, { title: 'C1', label: 'experience' })),
    ]
    platform.clock.advance(5)
    await reply(a)
    expect((await threads()).map(({ title }) => title)).toEqual(['A1', 'C1', 'B1'])
    await eva.patch('/thread', { pinned: true }, { 'thread-id': b })
    const all = await anna.get('/threads', { 'course-id': world.course_id, limit: 2, offset: 1 })
    expect((all.body as { total: number }).total).toBe(3)
    expect(itemsOf(all).map(({ title }) => title)).toEqual(['A1', 'C1'])
    const titles = async (filter: string, client = anna) =>
      (await threads(client, { filter })).map(({ title }) => title)
    expect(await titles('own')).toEqual(['A1', 'C1'])
    expect(await titles('followed', bert)).toEqual(['B1', 'A1'])
    expect(await titles('unsolved')).toEqual(['B1', 'A1'])
    const [, answer] = await posts(a)
    await anna.patch('/thread', { solution_post_id: answer?.id }, { 'thread-id': a })
    expect(await titles('unsolved')).toEqual(['B1'])
    expect(c).toBeDefined()
  })

  it('lists topics newest first, or those nobody has answered first, below pinned ones', async () => {
    const [a, b] = [idOf(await ask(anna, { title: 'A1' })), idOf(await ask(bert, { title: 'B1' }))]
    const c = idOf(await ask(anna, { title: 'C1' }))
    platform.clock.advance(5)
    const removed = idOf(await reply(c, bert))
    platform.clock.advance(5)
    await reply(a)
    const titles = async (order: string) => (await threads(anna, { order })).map(({ title }) => title)
    expect(await titles('newest')).toEqual(['C1', 'B1', 'A1'])
    expect(await titles('unanswered')).toEqual(['B1', 'C1', 'A1'])
    await bert.delete('/thread-post', { 'post-id': removed })
    expect(await titles('unanswered')).toEqual(['C1', 'B1', 'A1'])
    await eva.patch('/thread', { pinned: true }, { 'thread-id': a })
    expect(await titles('newest')).toEqual(['A1', 'C1', 'B1'])
    expect(await titles('unanswered')).toEqual(['A1', 'C1', 'B1'])
    expect((await anna.get('/threads', { 'course-id': world.course_id, order: 'odd' })).status).toBe(422)
    expect(b).toBeDefined()
  })

  it('counts what somebody has not read, by post, and forgets it when they have', async () => {
    const thread = idOf(await ask())
    await reply(thread)
    platform.clock.advance(1)
    await reply(thread)
    expect((await page(thread)).unread).toBe(2)
    expect((await threads(bert))[0]?.unread).toBe(1)
    const [, first, second] = await posts(thread)
    expect((await page(thread)).first_unread_post_id).toBe(first?.id)
    expect((await posts(thread)).map(({ unread }) => unread)).toEqual([false, true, true])
    const read = (post: string | undefined) =>
      anna.patch('/thread/standing', { read_post_id: post }, { 'thread-id': thread })
    expect((await read(first?.id)).status).toBe(204)
    expect((await page(thread)).unread).toBe(1)
    expect((await anna.get('/forum', { 'course-id': world.course_id })).body).toMatchObject({ unread: 1 })
    await read(second?.id)
    await read(first?.id)
    expect((await page(thread)).unread).toBe(0)
    platform.clock.advance(1)
    await reply(thread)
    expect((await threads(anna, { filter: 'unread' })).map(({ id }) => id)).toEqual([thread])
    await anna.patch('/forum', { read: true }, { 'course-id': world.course_id })
    expect(await threads(anna, { filter: 'unread' })).toEqual([])
  })

  it('lets authors edit for half an hour, whoever leads at any time, and nobody somebody else’s', async () => {
    const thread = idOf(await ask())
    const post = idOf(await reply(thread))
    const own = idOf(await reply(thread, eva, { text: 'Hallo' }))
    const edit = (client: TestClient, post_id: string, text = 'Dreimal') =>
      client.put('/thread-post', { post_id, text }, { 'thread-id': thread })
    platform.clock.advance(29 * 60)
    expect(postOf(await edit(bert, post))).toMatchObject({ text: 'Dreimal', edited_at: expect.any(String) })
    expect(codeOf(await edit(anna, post))).toBe('403 forbidden')
    expect(codeOf(await edit(eva, post))).toBe('403 forbidden')
    const reword = (client: TestClient, change: object) =>
      client.patch('/thread', change, { 'thread-id': thread })
    expect(pageOf(await reword(anna, { title: 'Wie lange?' })).title).toBe('Wie lange?')
    expect(codeOf(await reword(bert, { title: 'Meins' }))).toBe('403 forbidden')
    platform.clock.advance(2 * 60)
    expect(codeOf(await edit(bert, post))).toBe('403 edit_time_over')
    expect(codeOf(await reword(anna, { title: 'Zu spät' }))).toBe('403 edit_time_over')
    expect((await edit(eva, own)).status).toBe(200)
    expect((await reword(eva, { label: 'announcement', title: 'Wichtig' })).status).toBe(200)
  })

  it('leaves a placeholder for a removed post where something came after it, else nothing', async () => {
    const thread = idOf(await ask())
    const first = idOf(await reply(thread, bert, { text: 'erste' }))
    const second = idOf(await reply(thread, anna, { text: 'zweite', referrer: first }))
    const remove = (client: TestClient, post: string) => client.delete('/thread-post', { 'post-id': post })
    expect(codeOf(await remove(anna, first))).toBe('403 forbidden')
    expect((await remove(bert, first)).body).toEqual({ thread_gone: false })
    expect((await remove(bert, first)).status).toBe(200)
    const left = await posts(thread)
    expect(left).toMatchObject([{}, { text: '', deleted: 'author' }, { text: 'zweite' }])
    expect(left[2]?.referrer).toMatchObject({ post_id: first, excerpt: '' })
    expect((await page(thread)).replies).toBe(1)
    await remove(anna, second)
    expect(await posts(thread)).toHaveLength(2)
    const [opening] = await posts(thread)
    expect((await remove(anna, opening?.id ?? '')).body).toEqual({ thread_gone: false })
    expect(await page(thread)).toMatchObject({ title: '', excerpt: '', can: { edit: false } })
    const alone = idOf(await ask())
    const [only] = await posts(alone)
    expect((await remove(anna, only?.id ?? '')).body).toEqual({ thread_gone: true })
    expect(codeOf(await anna.get('/thread', { 'thread-id': alone }))).toBe('404 not_found')
  })

  it('lets whoever leads pin, lock, announce and delete; nobody else', async () => {
    const thread = idOf(await ask())
    const change = (client: TestClient, body: object) =>
      client.patch('/thread', body, { 'thread-id': thread })
    for (const body of [{ pinned: true }, { locked: true }, { label: 'announcement' }])
      expect(codeOf(await change(anna, body))).toBe('403 forbidden')
    expect(codeOf(await ask(anna, { label: 'announcement' }))).toBe('403 forbidden')
    expect((await ask(eva, { label: 'announcement' })).status).toBe(200)
    expect(pageOf(await change(eva, { locked: true, pinned: true }))).toMatchObject({
      locked: true,
      pinned: true,
    })
    expect(codeOf(await reply(thread))).toBe('403 thread_locked')
    expect(codeOf(await change(anna, { solution_post_id: null }))).toBe('403 thread_locked')
    expect((await page(thread, bert)).can).toEqual({
      reply: false,
      edit: false,
      solve: false,
      moderate: false,
    })
    expect((await reply(thread, eva)).status).toBe(200)
    expect(codeOf(await anna.delete('/thread', { 'thread-id': thread }))).toBe('403 forbidden')
    expect((await eva.delete('/thread', { 'thread-id': thread })).status).toBe(204)
    expect(codeOf(await anna.get('/thread', { 'thread-id': thread }))).toBe('404 not_found')
  })

  it('has a solution, marked by who asked or who leads, gone with its post', async () => {
    const thread = idOf(await ask())
    const answer = idOf(await reply(thread))
    await reply(thread, eva)
    const solve = (client: TestClient, post: string | null) =>
      client.patch('/thread', { solution_post_id: post }, { 'thread-id': thread })
    expect(codeOf(await solve(bert, answer))).toBe('403 forbidden')
    expect(pageOf(await solve(anna, answer)).solution_post_id).toBe(answer)
    expect((await posts(thread)).map(({ solution }) => solution)).toEqual([false, true, false])
    expect(pageOf(await solve(eva, null)).solution_post_id).toBeNull()
    const other = idOf(await ask(bert))
    const [opening] = await posts(thread)
    for (const post of [opening?.id ?? '', idOf(await reply(other)), UNKNOWN])
      expect(codeOf(await solve(anna, post))).toBe('404 not_found')
    await solve(anna, answer)
    await bert.delete('/thread-post', { 'post-id': answer })
    expect((await page(thread)).solution_post_id).toBeNull()
    expect(codeOf(await solve(anna, answer))).toBe('404 not_found')
  })

  it('is followed by whoever writes, until they say no', async () => {
    const thread = idOf(await ask())
    await reply(thread)
    expect((await page(thread, anna)).followed).toBe(true)
    expect((await page(thread, bert)).followed).toBe(true)
    expect((await page(thread, eva)).followed).toBe(false)
    await bert.patch('/thread/standing', { followed: false }, { 'thread-id': thread })
    await reply(thread, bert)
    expect((await page(thread, bert)).followed).toBe(false)
    const follows = async (client: TestClient) =>
      (await client.get('/forum', { 'course-id': world.course_id })).body as { followed: boolean }
    expect([(await follows(anna)).followed, (await follows(eva)).followed]).toEqual([false, true])
    await anna.patch('/forum', { followed: true }, { 'course-id': world.course_id })
    expect(await follows(anna)).toMatchObject({ followed: true })
  })

  it('answers the page of posts that holds a certain one', async () => {
    const thread = idOf(await ask())
    let last = ''
    for (let n = 0; n < 6; n += 1) last = idOf(await reply(thread, bert, { text: `Antwort ${n}` }))
    const answer = await anna.get('/thread-posts', { 'thread-id': thread, limit: 3, 'post-id': last })
    expect(answer.body).toMatchObject({ total: 7, offset: 6, items: [{ id: last }] })
    const [first] = await posts(thread)
    const beginning = await anna.get('/thread-posts', { 'thread-id': thread, limit: 3, 'post-id': first?.id })
    expect(beginning.body).toMatchObject({ offset: 0 })
    expect(codeOf(await anna.get('/thread-posts', { 'thread-id': thread, offset: 1 }))).toBe(
      '422 limit_missing',
    )
  })

  it('asks the database no more for a hundred topics and posts than for one', async () => {
    const add = (count: number) =>
      platform.run(async (context) => {
        for (let n = 0; n < count; n += 1)
          await addTopic(context, {
            course_id: world.course_id,
            author_id: world.bert,
            title: `Thema ${n}`,
            text: 'Hallo',
            created_at: context.clock.now(),
            answers: [{ author_id: world.anna, text: 'Ja', created_at: context.clock.now() }],
          })
      })
    await add(1)
    const [topic] = await threads()
    const list = () => platform.queriesIn(() => threads(anna, { limit: 200 }))
    const read = () => platform.queriesIn(() => posts(topic?.id ?? '', anna, { limit: 200 }))
    const few = [await list(), await read()]
    await add(99)
    for (let n = 0; n < 20; n += 1) await reply(topic?.id ?? '')
    expect(await threads(anna, { limit: 200 })).toHaveLength(100)
    expect([await list(), await read()]).toEqual(few)
  })

  it('goes with an account: its text is gone, answers of others stay', async () => {
    const thread = idOf(await ask(anna, { title: 'Mein Knie', text: 'Es tut weh.' }))
    await reply(thread)
    await reply(thread, anna, { text: 'Danke, mein Knie' })
    const alone = idOf(await ask(anna, { title: 'Nur ich' }))
    const exported = await anna.get('/user-data')
    expect(exported.text).toMatch(/Danke, mein Knie/)
    const { forgetPerson } = await import('../accounts/personal-data.ts')
    await platform.run((context) => forgetPerson(context, { userId: world.anna, heirId: world.eva }))
    expect(codeOf(await bert.get('/thread', { 'thread-id': alone }))).toBe('404 not_found')
    expect(await page(thread, bert)).toMatchObject({ title: '', author: { kind: 'gone', name: '' } })
    expect((await posts(thread, bert)).map(({ text }) => text)).toEqual(['', 'Zweimal', ''])
    expect(await threads(bert, { search: 'Knie' })).toEqual([])
  })
})

describe('limits on writing in a forum', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ rateLimits: true })
  })
  afterAll(() => platform.close())

  it('count a person’s topics and answers; whoever leads answers as much as they like', async () => {
    const world = await openForumWorld(platform)
    const ask = (client: TestClient) =>
      client.post('/thread', { course_id: world.course_id, title: 'Frage', text: 'Was?' })
    const codes: string[] = []
    for (let n = 0; n < 6; n += 1) codes.push(codeOf(await ask(world.clients.anna)))
    expect(codes).toEqual(['200', '200', '200', '200', '200', '429 too_many_requests'])
    for (let n = 0; n < 6; n += 1) expect((await ask(world.clients.eva)).status).toBe(200)
    expect((await ask(world.clients.bert)).status).toBe(200)
    platform.clock.advance(601)
    expect((await ask(world.clients.anna)).status).toBe(200)
  })
})
