import type { ContentReportCase } from '@kursportal/shared/contract'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openForumWorld, type ForumWorld } from '../forum/forum.fixtures.ts'

const WORDS = 'Kauft mein Pulver, dann braucht ihr keinen Arzt!'
const report = {
  address: '/faq',
  reason: 'fraud',
  explanation: 'Das stimmt nicht.',
  name: 'Rosa Fremd',
  email: 'rosa@beispiel.de',
  good_faith: true,
}

describe('reports of content', () => {
  let platform: TestPlatform
  let world: ForumWorld
  let post: string
  let address: string
  let access: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    world = await openForumWorld(platform)
    const { anna, bert } = world.clients
    const thread = idOf(await anna.post('/thread', { course_id: world.course_id, title: 'Hm', text: 'Was?' }))
    post = idOf(await bert.put('/thread-post', { text: WORDS }, { 'thread-id': thread }))
    address = `/courses/${world.course_id}/forum/${thread}?post=${post}`
    access = await platform.run((context) =>
      addAccess(context, { owner_id: world.eva, name: 'Für alle', course_ids: [world.draft_id] }),
    )
  })

  const file = (more: object = {}) => platform.client.post('/content-report', { ...report, ...more })
  const list = async (query: object = {}) =>
    itemsOf(await world.clients.ada.get('/content-reports', { ...query }))
  const newest = async (): Promise<ContentReportCase> => {
    const all = await list()
    return (await world.clients.ada.get('/content-report', { 'report-id': String(all.at(-1)?.['id']) }))
      .body as ContentReportCase
  }
  const decide = (id: string, body: object) =>
    world.clients.ada.patch('/content-report', body, { 'report-id': id })
  const mailsTo = (email: string) =>
    platform.context.db
      .selectFrom('mails')
      .select(['template_key', 'subject', 'text'])
      .where('to_address', '=', email)
      .orderBy('created_at')
      .execute()

  it('are taken from anybody, with a receipt that says what was reported and when', async () => {
    platform.clock.set('2026-03-02T17:30:12Z')
    const answer = await file({ address })
    expect(answer.body).toEqual({
      address: `${platform.context.config.publicUrl}${address}`,
      reason: 'fraud',
      explanation: 'Das stimmt nicht.',
      name: 'Rosa Fremd',
      email: 'rosa@beispiel.de',
      number: expect.stringMatching(/^M-[A-Z0-9]{8}$/),
      received_at: expect.stringMatching(/^2026-03-02T17:30/),
      receipt_mailed: true,
    })
    const { number } = answer.body as { number: string }
    const [receipt] = await mailsTo('rosa@beispiel.de')
    for (const words of ['2. März 2026 um 18:30', 'Das stimmt nicht.', post, 'irreführende Werbung', number])
      expect(receipt?.text).toContain(words)
    // What a stranger reports is told to the administration, not to them: they may not be allowed to read it.
    expect(JSON.stringify([answer.body, receipt])).not.toContain('Pulver')
    expect((await mailsTo('ada@beispiel.de')).map((mail) => mail.template_key)).toEqual(['report-arrived'])
  })

  it('keep what the post said and whose it is', async () => {
    await file({ address: `${platform.context.config.publicUrl}${address}#antwort` })
    await world.clients.bert.put(
      '/thread-post',
      { post_id: post, text: 'Ganz harmlos' },
      {
        'thread-id': address.split(/[/?]/)[4] ?? '',
      },
    )
    expect(await newest()).toMatchObject({
      content: {
        kind: 'post',
        title: 'Hm',
        path: address,
        text: WORDS,
        there: true,
        author: { id: world.bert, name: 'Bert Ärmel' },
      },
    })
    expect(itemsOf(await world.clients.ada.get('/audit-log', { kind: 'reads' }))).toMatchObject([
      { action: 'report_viewed', person: { id: world.bert } },
    ])
  })

  it('know lectures, courses and accesses by their address', async () => {
    const lecture = await platform.context.db
      .selectFrom('videos')
      .select(['id', 'title'])
      .where('course_id', '=', world.course_id)
      .executeTakeFirstOrThrow()
    for (const [where, kind, title] of [
      [`/courses/${world.course_id}/lectures/${lecture.id}`, 'lecture', `${lecture.title} (Atmen)`],
      [`/courses/${world.course_id}`, 'course', 'Atmen'],
      [`/access/${access}`, 'access', 'Für alle'],
      [`/access/${post}`, 'page', ''],
    ] as const) {
      await file({ address: where })
      platform.clock.advance(3_601)
      const author = kind === 'page' ? null : { id: world.eva }
      expect((await newest()).content).toMatchObject({ kind, title, there: true, author })
    }
  })

  it('need an address of the platform, good faith, and who reports but for one reason', async () => {
    expect((await file({ address: 'https://boese.de/faq' })).body).toMatchObject({
      status: 422,
      details: [{ path: 'address', message: 'address_foreign' }],
    })
    expect((await file({ good_faith: false })).body).toMatchObject({
      details: [{ path: 'good_faith' }],
    })
    expect((await file({ name: '', email: '', explanation: '' })).body).toMatchObject({
      details: expect.arrayContaining([
        { path: 'name', message: 'required' },
        { path: 'email', message: 'required' },
        expect.objectContaining({ path: 'explanation' }),
      ]),
    })
    expect((await file({ email: 'rosa' })).body).toMatchObject({
      details: [{ path: 'email', message: 'email_invalid' }],
    })
    expect((await file({ reason: 'child_abuse', name: '', email: '' })).body).toMatchObject({
      receipt_mailed: false,
    })
    expect(await mailsTo('')).toEqual([])
  })

  it('are not there while the setting is off', async () => {
    await world.clients.ada.patch('/settings', { reports: false })
    expect(codeOf(await file())).toBe('404 not_found')
  })

  it('flood nobody with receipts', async () => {
    const strict = await openTestPlatform({ rateLimits: true })
    const mailed: unknown[] = []
    for (const _ of [1, 2, 3, 4]) mailed.push((await strict.client.post('/content-report', report)).body)
    expect(mailed).toMatchObject([true, true, true, false].map((receipt_mailed) => ({ receipt_mailed })))
    await strict.close()
  })

  it('take a post away with reasons for who reported and whose it is', async () => {
    await world.clients.anna.post('/thread-post/report', { reason: 'dangerous' }, { 'post-id': post })
    await file({ address })
    const { id, number } = await newest()
    const reason = 'Wer das glaubt, geht nicht zum Arzt.'
    expect((await decide(id, { state: 'removed', reason })).body).toMatchObject({
      status: 422,
      details: [
        { path: 'ground', message: 'required' },
        { path: 'rule', message: 'required' },
      ],
    })
    const decision = { state: 'removed', ground: 'law', rule: '§ 3 Heilmittelwerbegesetz', reason }
    expect((await decide(id, decision)).body).toMatchObject({
      ...decision,
      reason: 'fraud',
      decision: reason,
      decided_by: 'Ada Ärmel',
      content: { there: false },
    })
    const thread = address.split(/[/?]/)[4] ?? ''
    expect(itemsOf(await world.clients.anna.get('/thread-posts', { 'thread-id': thread }))[1]).toMatchObject({
      deleted: 'moderator',
      text: '',
    })
    expect(itemsOf(await world.clients.eva.get('/forum/reports', { 'course-id': world.course_id }))).toEqual(
      [],
    )
    const [, told] = await mailsTo('rosa@beispiel.de')
    for (const words of ['Der Inhalt ist entfernt.', reason, number, 'vor Gericht'])
      expect(told?.text).toContain(words)
    const [affected, ...more] = await mailsTo('bert@beispiel.de')
    expect(more).toEqual([])
    for (const words of [
      'Dein Inhalt ist entfernt',
      WORDS,
      'gegen das Gesetz: § 3',
      reason,
      number,
      'Impressum',
    ])
      expect(affected?.text).toContain(words)
    expect(affected?.text).not.toMatch(/Rosa|rosa@/)
    expect(itemsOf(await world.clients.ada.get('/audit-log', { kind: 'changes' }))[0]).toMatchObject({
      action: 'report_decided',
      subject: number,
      reason,
      details: { before: { state: 'open' }, after: { state: 'removed', ground: 'law' } },
    })
    expect(codeOf(await decide(id, decision))).toBe('409 already_decided')
  })

  it('leave what is kept as it is, and trouble nobody but who reported', async () => {
    await file({ address })
    const { id } = await newest()
    const kept = { state: 'kept', ground: 'law', rule: 'keine', reason: 'Das ist eine Meinung.' }
    expect((await decide(id, kept)).body).toMatchObject({
      state: 'kept',
      ground: null,
      rule: '',
      content: { there: true },
    })
    expect((await mailsTo('rosa@beispiel.de')).at(-1)?.text).toContain('Der Inhalt bleibt stehen.')
    expect(await mailsTo('bert@beispiel.de')).toEqual([])
  })

  it('are decided once the post is gone, too', async () => {
    await file({ address })
    await world.clients.bert.delete('/thread-post', { 'post-id': post })
    const found = await newest()
    expect(found.content).toMatchObject({ there: false, text: WORDS })
    const decision = { state: 'removed', ground: 'terms', rule: 'Abschnitt 4', reason: 'Werbung' }
    expect((await decide(found.id, decision)).status).toBe(200)
  })

  it('are listed open ones first, found by their words and counted a year', async () => {
    platform.clock.set('2025-12-31T22:30:00Z')
    await file({ address: `/access/${access}` })
    platform.clock.advance(3_600)
    await file()
    const [first, second] = (await list()).map((one) => String(one['id']))
    platform.clock.advance(3_600)
    await decide(first ?? '', { state: 'kept', reason: 'Alles in Ordnung' })
    expect((await list()).map((one) => one['id'])).toEqual([second, first])
    expect((await list({ state: 'decided' })).map((one) => one['id'])).toEqual([first])
    expect((await list({ state: 'open', search: 'stimmt' })).map((one) => one['id'])).toEqual([second])
    expect((await list({ search: 'fur alle' })).map((one) => one['id'])).toEqual([first])
    const none = { restricted: 0, removed: 0 }
    // The second arrived at half past midnight in Germany.
    expect((await world.clients.ada.get('/content-report-years')).body).toEqual({
      years: [
        { year: 2026, received: 1, open: 1, kept: 0, median_hours: null, ...none },
        { year: 2025, received: 1, open: 0, kept: 1, median_hours: 2, ...none },
      ],
    })
  })

  it('are in the export, and keep no word of people who left', async () => {
    const { ada, bert } = world.clients
    await file({ address, email: 'bert@beispiel.de', name: 'Bert Ärmel' })
    const decision = { state: 'removed', ground: 'terms', rule: 'Abschnitt 4', reason: 'Werbung' }
    await decide((await newest()).id, decision)
    expect((await bert.get('/user-data')).body).toMatchObject({
      sections: {
        content_reports: {
          reported: [{ explanation: 'Das stimmt nicht.', state: 'removed' }],
          about_own_content: [{ content: WORDS, decision: 'Werbung' }],
        },
      },
    })
    const gone = await ada.inject({
      method: 'DELETE',
      url: `/api/user?user-id=${world.bert}`,
      headers: { 'x-admin-password': 'Kursportal-2026!' },
    })
    expect(gone.status).toBeLessThan(300)
    const kept = await platform.context.db.selectFrom('content_reports').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(/bert|pulver|stimmt/i)
    expect(kept).toMatchObject([{ state: 'removed', decision: 'Werbung' }])
  })

  it('wait in the overview with the age of the oldest', async () => {
    const waiting = async () =>
      (await world.clients.ada.get('/admin/overview')).body as { tasks: Record<string, unknown> }
    expect((await waiting()).tasks).toMatchObject({
      open_reports: { count: 0, since: null },
      open_withdrawals: { count: 0, since: null },
    })
    await file()
    const since = (await newest()).received_at
    platform.clock.advance(3_600)
    await file()
    expect((await waiting()).tasks).toMatchObject({ open_reports: { count: 2, since } })
  })
})
