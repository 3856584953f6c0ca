import { idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openForumWorld, type ForumWorld } from './forum.fixtures.ts'
import { sendDigests } from './send-digests.ts'

describe('mail about what is new in a forum', () => {
  let platform: TestPlatform
  let world: ForumWorld
  let anna: TestClient
  let bert: TestClient
  let thread: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    // A Tuesday noon in Berlin.
    platform.clock.set('2027-03-02T11:00:00Z')
    world = await openForumWorld(platform)
    ;({ anna, bert } = world.clients)
    thread = idOf(await anna.post('/thread', { course_id: world.course_id, title: 'Wie oft?', text: 'Was?' }))
  })

  const reply = (text = 'Zweimal', client = bert) =>
    client.put('/thread-post', { text }, { 'thread-id': thread })
  const choose = (client: TestClient, digest: string) => client.patch('/forum/mail', { digest })
  /** Who got which mail since the last time it was asked. */
  const sendAt = async (instant: string) => {
    platform.clock.set(instant)
    await platform.context.db.deleteFrom('mails').execute()
    await sendDigests(platform.services)
    const mails = await platform.context.db
      .selectFrom('mails')
      .select(['to_address', 'subject', 'text'])
      .where('template_key', '=', 'forum-digest')
      .orderBy('to_address')
      .execute()
    return mails.map(({ to_address, ...mail }) => ({ to: to_address.replace('@beispiel.de', ''), ...mail }))
  }
  const toWhom = async (instant: string) => (await sendAt(instant)).map(({ to }) => to)

  it('comes once in the evening, to those who wrote and to the creator, not about what they wrote', async () => {
    await reply()
    expect(await toWhom('2027-03-02T15:50:00Z')).toEqual([])
    const mails = await sendAt('2027-03-02T16:00:00Z')
    expect(mails.map(({ to }) => to)).toEqual(['anna', 'eva'])
    expect(mails[0]).toMatchObject({
      subject: 'Ein neuer Beitrag im Forum von „Atmen“',
      text: expect.stringMatching(
        new RegExp(
          `„Wie oft\\?“: Ein neuer Beitrag.*/courses/${world.course_id}/forum/${thread}\\?post=`,
          's',
        ),
      ),
    })
    expect(await toWhom('2027-03-02T16:10:00Z')).toEqual([])
    await reply('Dreimal')
    expect(await toWhom('2027-03-02T20:00:00Z')).toEqual([])
    // The creator follows new topics, not every answer.
    expect(await toWhom('2027-03-03T16:00:00Z')).toEqual(['anna'])
  })

  it('comes each time, weekly on Monday, or not at all, as somebody chose', async () => {
    await choose(anna, 'each')
    await reply()
    expect(await toWhom('2027-03-02T11:10:00Z')).toEqual(['anna'])
    await reply()
    await choose(anna, 'weekly')
    expect(await toWhom('2027-03-07T22:00:00Z')).toEqual(['eva'])
    expect(await toWhom('2027-03-08T16:00:00Z')).toEqual(['anna'])
    await choose(anna, 'off')
    await reply()
    expect(await toWhom('2027-03-15T16:00:00Z')).toEqual([])
    await choose(anna, 'each')
    expect(await toWhom('2027-03-15T16:10:00Z')).toEqual([])
    await reply()
    expect(await toWhom('2027-03-15T16:20:00Z')).toEqual(['anna'])
    expect((await anna.get('/forum/mail')).body).toEqual({ digest: 'each' })
    expect((await bert.get('/forum/mail')).body).toEqual({ digest: 'daily' })
    expect((await choose(platform.client, 'off')).status).toBe(401)
  })

  it('leaves out what was read, removed or unfollowed, and courses one no longer has', async () => {
    for (const client of [anna, bert]) await choose(client, 'each')
    const post = idOf(await reply())
    await anna.patch('/thread/standing', { read_post_id: post }, { 'thread-id': thread })
    expect(await toWhom('2027-03-02T11:10:00Z')).toEqual([])
    const removed = idOf(await reply())
    await bert.delete('/thread-post', { 'post-id': removed })
    expect(await toWhom('2027-03-02T11:20:00Z')).toEqual([])
    await reply('Hallo', anna)
    await platform.context.db.deleteFrom('access_users').where('user_id', '=', world.bert).execute()
    expect(await toWhom('2027-03-02T11:30:00Z')).toEqual([])
    await anna.patch('/thread/standing', { followed: false }, { 'thread-id': thread })
    await reply('Na?', world.clients.eva)
    expect(await toWhom('2027-03-02T11:40:00Z')).toEqual([])
  })

  it('tells who follows the whole forum of new topics', async () => {
    await choose(bert, 'each')
    await bert.patch('/forum', { followed: true }, { 'course-id': world.course_id })
    platform.clock.advance(60)
    await anna.post('/thread', { course_id: world.course_id, title: 'Noch was', text: 'Ja' })
    const [mail] = await sendAt('2027-03-02T11:10:00Z')
    expect(mail).toMatchObject({ to: 'bert', subject: 'Ein neuer Beitrag im Forum von „Atmen“' })
    expect(mail?.text).toMatch(/„Noch was“/)
    platform.clock.advance(60)
    for (const title of ['Eins', 'Zwei'])
      await anna.post('/thread', { course_id: world.course_id, title, text: 'Ja' })
    const [both] = await sendAt('2027-03-02T11:30:00Z')
    expect(both).toMatchObject({
      subject: '2 neue Beiträge im Forum von „Atmen“',
      text: expect.stringMatching(/\/forum\?filter=unread/),
    })
  })

  it('comes once also when two processes look at the same time', async () => {
    await choose(anna, 'each')
    await reply()
    platform.clock.set('2027-03-02T11:10:00Z')
    await Promise.all([sendDigests(platform.services), sendDigests(platform.services)])
    const { n } = await platform.context.db
      .selectFrom('mails')
      .where('template_key', '=', 'forum-digest')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  it('ends between two people when the process stops, and the rest is told later', async () => {
    await choose(anna, 'each')
    await reply()
    platform.clock.set('2027-03-02T11:10:00Z')
    await platform.context.db.deleteFrom('mails').execute()
    const stopped = AbortSignal.abort(new Error('the process stops'))
    await expect(sendDigests(platform.services, stopped)).rejects.toThrow('the process stops')
    expect(await platform.context.db.selectFrom('mails').select('id').execute()).toEqual([])
    expect(await sendDigests(platform.services)).toBe(1)
  })
})
