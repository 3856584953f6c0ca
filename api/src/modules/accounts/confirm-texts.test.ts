import { addDays, berlinDay } from '@kursportal/shared/domain'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const DAY = 86_400

describe('legal texts that are confirmed anew', () => {
  let platform: TestPlatform
  let admin: TestClient
  let anna: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
    })
    admin = await platform.as('admin@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })
  const publish = (type: string, content: string, more: object = {}) =>
    admin.patch('/legal', { type, content, ...more })
  const asked = async (client = anna) =>
    ((await client.get('/session-id')).body as { confirms_texts: boolean }).confirms_texts
  const due = async (client = anna) =>
    (await client.get('/consents/due')).body as { texts: { type: string; version: number }[] }
  const confirm = (version: number, more: object = {}, type = 'privacy') =>
    anna.post('/consents/due', { texts: [{ type, version }], ...more })

  it('are asked of nobody unless an admin wants it', async () => {
    await publish('privacy', 'Eins')
    expect(await asked()).toBe(false)
    expect(await due()).toEqual({ texts: [], needs_parent: false })
    expect((await platform.client.get('/consents/due')).status).toBe(401)
    expect(codeOf(await publish('imprint', 'Wir', { asks_again: true }))).toBe('422 validation_failed')
  })

  it('are kept with version and time, once', async () => {
    await publish('privacy', 'Eins')
    await publish('privacy', 'Zwei', { asks_again: true })
    await publish('terms-of-use', 'Regeln', { asks_again: true })
    expect(await asked()).toBe(true)
    expect((await due()).texts).toMatchObject([
      { type: 'terms-of-use', version: 1 },
      { type: 'privacy', version: 2, content: 'Zwei' },
    ])
    expect(codeOf(await confirm(1))).toBe('409 edited_meanwhile')
    expect((await confirm(2)).status).toBe(204)
    expect(await asked()).toBe(true)
    expect((await confirm(1, {}, 'terms-of-use')).status).toBe(204)
    expect((await confirm(2)).status).toBe(204)
    expect(await asked()).toBe(false)
    expect(itemsOf(await anna.get('/consents'))).toMatchObject([
      { kind: 'terms-of-use', text_version: 1, given_at: expect.any(String) },
      { kind: 'privacy', text_version: 2, given_at: expect.any(String) },
    ])
    // A later version that asks nobody changes nothing, and who never confirmed is asked for the newest.
    await publish('privacy', 'Drei')
    expect(await asked()).toBe(false)
    expect((await due(admin)).texts).toMatchObject([
      { type: 'terms-of-use' },
      { type: 'privacy', version: 3 },
    ])
  })

  it('hold from the day that was said, and are asked for from then on', async () => {
    const today = berlinDay(platform.clock.now())
    await publish('privacy', 'Eins')
    for (const wrong of [today, addDays(today, -1), addDays(today, 500)])
      expect(codeOf(await publish('privacy', 'Zwei', { valid_from: wrong }))).toBe('422 validation_failed')
    const valid_from = addDays(today, 10)
    expect((await publish('privacy', 'Zwei', { valid_from, asks_again: true })).body).toMatchObject({
      version: 2,
      valid_from,
    })
    const read = (version?: number) =>
      platform.client.get('/legal', { type: 'privacy', ...(version && { version }) })
    expect((await read()).body).toMatchObject({ version: 1, next: { version: 2, valid_from } })
    expect((await read(2)).body).toMatchObject({ content: 'Zwei', next: null })
    expect(await asked()).toBe(false)
    platform.clock.advance(10 * DAY)
    expect((await read()).body).toMatchObject({ version: 2, next: null })
    expect(await asked()).toBe(true)
  })

  it('that were planned give way to one that is published after them', async () => {
    const today = berlinDay(platform.clock.now())
    await publish('privacy', 'Eins')
    await publish('privacy', 'Zwei', { valid_from: addDays(today, 10), based_on: '1' })
    expect(codeOf(await publish('privacy', 'Drei', { based_on: '1' }))).toBe('409 edited_meanwhile')
    await publish('privacy', 'Drei', { based_on: '2' })
    platform.clock.advance(20 * DAY)
    const { body } = await platform.client.get('/legal', { type: 'privacy' })
    expect(body).toMatchObject({ version: 3, content: 'Drei', next: null })
  })

  it('are asked of nobody when they were taken back before their day', async () => {
    const today = berlinDay(platform.clock.now())
    await publish('privacy', 'Eins')
    await publish('privacy', 'Zwei', { valid_from: addDays(today, 10), asks_again: true })
    await publish('privacy', 'Drei')
    await publish('terms-of-use', 'Regeln', { valid_from: addDays(today, 10), asks_again: true })
    await publish('terms-of-use', 'Bessere Regeln', { valid_from: addDays(today, 10) })
    platform.clock.advance(20 * DAY)
    expect(await asked()).toBe(false)
    expect((await due()).texts).toEqual([])
  })

  it('are asked for still when a newer one corrects them on their day', async () => {
    const valid_from = addDays(berlinDay(platform.clock.now()), 10)
    await publish('privacy', 'Eins', { valid_from, asks_again: true })
    platform.clock.advance(10 * DAY)
    await publish('privacy', 'Eins ohne Tippfehler')
    expect((await due()).texts).toMatchObject([{ type: 'privacy', version: 2 }])
  })

  it('need a parent below the age of consent, who is named', async () => {
    const birth_date = addDays(berlinDay(platform.clock.now()), -16 * 366)
    await platform.run((context) =>
      addPerson(context, { email: 'mia@beispiel.de', birth_date, parent_name: 'Mara Muster' }),
    )
    const mia = await platform.as('mia@beispiel.de')
    await publish('terms-of-use', 'Regeln', { asks_again: true })
    expect(await due(mia)).toMatchObject({ needs_parent: true })
    const texts = [{ type: 'terms-of-use', version: 1 }]
    expect((await mia.post('/consents/due', { texts })).body).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'parent_allows', message: 'parent_consent_required' }],
    })
    expect((await mia.post('/consents/due', { texts, parent_allows: true })).status).toBe(204)
    expect(itemsOf(await mia.get('/consents'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'parent', given_by: 'Mara Muster', text_version: 1 }),
        expect.objectContaining({ kind: 'terms-of-use', text_version: 1 }),
      ]),
    )
  })
})
