import type { CallAnswer, mailCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

type List = CallAnswer<typeof mailCalls.listMails>

describe('the outbox', () => {
  let platform: TestPlatform
  let ada: TestClient
  let anna: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    anna = await platform.run(async (context) => {
      await addPerson(context, { email: 'ada@beispiel.de', is_admin: true })
      return addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna', last_name: 'Öztürk' })
    })
    ada = await platform.as('ada@beispiel.de')
  })

  type Mail = {
    to?: string
    key?: string
    state?: 'queued' | 'sent' | 'failed'
    error?: string | null
    user_id?: string | null
    at?: string
  }
  const add = async ({ to = 'anna@beispiel.de', key = 'reminder', state = 'failed', ...more }: Mail = {}) => {
    const id = newId()
    const { error = '550 5.1.1 user unknown', user_id = anna, at } = more
    await platform.context.db
      .insertInto('mails')
      .values({
        id,
        to_address: to,
        user_id,
        template_key: key,
        subject: '1234 ist dein Code',
        html: '<p>geheim</p>',
        text: 'geheim',
        state,
        tries: state === 'failed' ? 15 : 1,
        last_error: state === 'failed' ? error : null,
        ...(at && { created_at: new Date(at) }),
      })
      .execute()
    return id
  }
  const list = async (query: Record<string, string | number> = {}) =>
    (await ada.get('/mails', query)).body as List

  it('says what became of each, with the address masked and nothing of the content', async () => {
    const id = await add()
    const { items, total } = await list()
    expect(total).toBe(1)
    expect(items).toEqual([
      {
        id,
        to: 'a•••@beispiel.de',
        key: 'reminder',
        state: 'failed',
        tries: 15,
        failure: 'address',
        next_try_at: null,
        created_at: expect.any(String),
        done_at: null,
      },
    ])
  })

  it('is narrowed by state, template, the beginning of an address, and day', async () => {
    const old = await add({ at: '2026-03-01T22:30:00Z', state: 'sent' })
    const other = await add({ to: 'Bert@beispiel.de', key: 'password-reset', user_id: null })
    const ids = async (query: Record<string, string>) => (await list(query)).items.map((mail) => mail.id)
    expect(await ids({ state: 'failed' })).toEqual([other])
    expect(await ids({ key: 'password-reset' })).toEqual([other])
    expect(await ids({ to: 'bert@' })).toEqual([other])
    expect(await ids({ to: 'ert@' })).toEqual([])
    expect(await ids({ to: '%' })).toEqual([])
    // Half past eleven in Berlin is still the first of March.
    expect(await ids({ from: '2026-03-01', until: '2026-03-01' })).toEqual([old])
    expect(await ids({ until: '2026-02-28' })).toEqual([])
    expect((await ada.get('/mails', { state: 'lost' })).status).toBe(422)
  })

  it('says when a mail that failed for now is tried again', async () => {
    const soon = new Date(platform.context.clock.now().getTime() + 3_600_000)
    const id = await add({ state: 'queued' })
    await platform.services.jobs.send(
      platform.services.database.db,
      'mail.send',
      { mail_id: id },
      { startAfterSeconds: 3_600 },
    )
    const [mail] = (await list()).items
    expect(Math.abs(new Date(mail?.next_try_at ?? 0).getTime() - soon.getTime())).toBeLessThan(60_000)
  })

  it('shows one with its address, hides a code, and notes who looked', async () => {
    const code = await add({ key: 'password-reset' })
    const plain = await add({ to: 'fort@beispiel.de', user_id: null })
    expect((await ada.get('/mail', { 'mail-id': code })).body).toMatchObject({
      to: 'anna@beispiel.de',
      subject: null,
      error: '550 5.1.1 user unknown',
      person: { id: anna, name: 'Anna Öztürk' },
    })
    expect((await ada.get('/mail', { 'mail-id': plain })).body).toMatchObject({
      subject: '1234 ist dein Code',
      person: null,
    })
    await ada.get('/mail', { 'mail-id': code })
    const log = (await ada.get('/audit-log', { kind: 'reads' })).body as { items: object[] }
    expect(log.items).toHaveLength(2)
    expect(log.items).toContainEqual(
      expect.objectContaining({ action: 'mail_viewed', subject: 'Neues Passwort festlegen' }),
    )
    expect(JSON.stringify((await ada.get('/mail', { 'mail-id': plain })).body)).not.toContain('geheim')
    expect((await ada.get('/mail', { 'mail-id': newId() })).status).toBe(404)
  })

  it('sends one once more, once, whoever asks as well', async () => {
    const id = await add()
    const retry = () => ada.post('/mails/retry', { mail_id: id })
    const answers = await Promise.all([retry(), retry()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'mail_not_failed' })
    expect((await list({ state: 'failed' })).total).toBe(0)
    expect((await ada.post('/mails/retry', { mail_id: newId() })).status).toBe(404)
  })

  it('sends all that failed once more, and leaves those alone that arrived', async () => {
    await add()
    await add()
    await add({ state: 'sent' })
    expect((await ada.get('/mails/state')).body).toEqual({ server: false, queued: 0, failed: 2 })
    expect((await ada.post('/mails/retry', {})).body).toEqual({ queued: 2, left: 0 })
    expect((await list({ state: 'sent' })).total).toBe(1)
    const log = (await ada.get('/audit-log')).body as { items: object[] }
    expect(log.items).toContainEqual(
      expect.objectContaining({ action: 'mails_retried', details: { count: 2 } }),
    )
  })

  it('gives up what never arrives, one or all, with what stood in it', async () => {
    const one = await add()
    await add()
    const sent = await add({ state: 'sent' })
    expect((await ada.post('/mails/dismiss', { mail_id: one })).body).toEqual({ dismissed: 1 })
    expect((await ada.post('/mails/dismiss', { mail_id: one })).status).toBe(409)
    expect((await ada.post('/mails/dismiss', { mail_id: newId() })).status).toBe(404)
    expect((await ada.post('/mails/dismiss', {})).body).toEqual({ dismissed: 1 })
    expect((await ada.get('/mails/state')).body).toMatchObject({ failed: 0 })
    expect((await list({ state: 'kept' })).items).toMatchObject([
      { failure: 'address' },
      { failure: 'address' },
    ])
    expect((await list({ state: 'sent' })).items).toMatchObject([{ id: sent }])
    const { db } = platform.context
    const left = await db.selectFrom('mails').select('text').where('state', '=', 'kept').execute()
    expect(left).toEqual([{ text: '' }, { text: '' }])
    expect((await ada.post('/mails/retry', {})).body).toEqual({ queued: 0, left: 0 })
  })

  it('is for admins alone', async () => {
    const learner = await platform.as('anna@beispiel.de')
    expect((await platform.client.get('/mails')).status).toBe(401)
    expect((await learner.get('/mails')).status).toBe(403)
    expect((await learner.post('/mails/retry', {})).status).toBe(403)
    expect((await learner.post('/mails/dismiss', {})).status).toBe(403)
  })
})
