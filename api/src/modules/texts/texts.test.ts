import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const entry = (question: string, more: object = {}) => ({ question, answer: 'So.', ...more })
const questions = (body: unknown) =>
  (body as { items: { question: string }[] }).items.map(({ question }) => question)

describe('texts', () => {
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

  describe('legal', () => {
    it('is 404 until it is written, then has versions that stay', async () => {
      expect((await platform.client.get('/legal', { type: 'imprint' })).status).toBe(404)
      expect((await platform.client.get('/legal', { type: 'constitution' })).status).toBe(404)
      expect((await platform.client.get('/legal')).status).toBe(422)
      const first = await admin.patch('/legal', { type: 'imprint', content: 'Anbieter: wir' })
      expect(first.body).toMatchObject({ title: 'Impressum', version: 1 })
      await admin.patch('/legal', { type: 'imprint', content: 'Anbieter: wir, **neu**' })
      const same = await admin.patch('/legal', { type: 'imprint', content: 'Anbieter: wir, **neu**' })
      expect(same.body).toMatchObject({ version: 2 })
      expect((await platform.client.get('/legal', { type: 'imprint' })).body).toMatchObject({
        version: 2,
        content: 'Anbieter: wir, **neu**',
      })
      expect((await platform.client.get('/legal', { type: 'imprint', version: 1 })).body).toMatchObject({
        content: 'Anbieter: wir',
      })
      expect((await admin.get('/legal/versions', { type: 'imprint' })).body).toMatchObject({ total: 2 })
    })

    it('refuses what did not start from the published version, and says whose that is', async () => {
      const publish = (content: string, based_on?: string) =>
        admin.patch('/legal', { type: 'imprint', content, ...(based_on !== undefined && { based_on }) })
      expect((await publish('Eins', '0')).body).toMatchObject({ version: 1 })
      expect((await publish('Zwei', '1')).body).toMatchObject({ version: 2 })
      expect((await publish('Drei', '1')).body).toMatchObject({
        status: 409,
        code: 'edited_meanwhile',
        details: { version: '2', edited: { by: { name: expect.any(String) } } },
      })
      expect((await platform.client.get('/legal', { type: 'imprint' })).body).toMatchObject({
        content: 'Zwei',
      })
    })

    it('is for admins to change', async () => {
      const body = { type: 'imprint', content: 'x' }
      expect((await platform.client.patch('/legal', body)).status).toBe(401)
      expect((await anna.patch('/legal', body)).status).toBe(403)
    })
  })

  describe('drafts of legal texts', () => {
    const draft = { type: 'privacy', title: 'Datenschutz', content: 'Wir löschen bald.' }
    const read = async () =>
      (await admin.get('/legal/draft', { type: 'privacy' })).body as { draft: { version: string } | null }

    it('are kept for admins, shown to nobody else, and gone once the text is published', async () => {
      expect(await read()).toEqual({ draft: null })
      expect((await admin.put('/legal/draft', draft)).body).toEqual({
        draft: {
          title: draft.title,
          content: draft.content,
          version: expect.any(String),
          edited: { at: expect.any(String), by: { id: expect.any(String), name: expect.any(String) } },
        },
      })
      expect((await platform.client.get('/legal', { type: 'privacy' })).status).toBe(404)
      expect((await anna.get('/legal/draft', { type: 'privacy' })).status).toBe(403)
      await admin.patch('/legal', { type: 'privacy', content: 'Wir löschen.' })
      expect(await read()).toEqual({ draft: null })
      const { body } = await admin.get('/legal/versions', { type: 'privacy' })
      expect(body).toMatchObject({ items: [{ version: 1, edited: { by: { name: expect.any(String) } } }] })
    })

    it('refuses one that did not start from the one that stands there', async () => {
      await admin.put('/legal/draft', { ...draft, based_on: '' })
      expect((await admin.put('/legal/draft', { ...draft, based_on: '' })).body).toMatchObject({
        code: 'edited_meanwhile',
      })
      const version = (await read()).draft?.version
      expect((await admin.put('/legal/draft', { ...draft, content: 'Neu', based_on: version })).status).toBe(
        200,
      )
    })

    it('are thrown away', async () => {
      await admin.put('/legal/draft', draft)
      expect((await admin.delete('/legal/draft', { type: 'privacy' })).body).toEqual({ draft: null })
      expect((await admin.delete('/legal/draft', { type: 'no' })).status).toBe(404)
      expect(await read()).toEqual({ draft: null })
    })
  })

  describe('interface texts', () => {
    it('are overridden key by key and go back to the default when emptied', async () => {
      await admin.put('/ui-texts', { keys: ['shell:login', 'shell:home'], texts: ['Rein da', 'Heim'] })
      await admin.put('/ui-texts', { keys: ['shell:home'], texts: [''] })
      await admin.put('/ui-texts', {
        keys: ['shell:login', 'mf-learner:start'],
        texts: ['Los', 'Auf geht’s'],
      })
      expect((await platform.client.get('/ui-texts')).body).toEqual({
        texts: { 'mf-learner:start': 'Auf geht’s', 'shell:login': 'Los' },
      })
      expect((await platform.client.get('/ui-texts', { keys: 'shell:login,nothing:here' })).body).toEqual({
        texts: { 'shell:login': 'Los' },
      })
    })

    it('refuses a wording of what somebody else worded meanwhile', async () => {
      const word = (text: string, from: string) =>
        admin.put('/ui-texts', { keys: ['shell:login'], texts: [text], based_on: [from] })
      expect((await word('Los', '')).status).toBe(200)
      expect((await word('Rein', '')).body).toMatchObject({
        code: 'edited_meanwhile',
        details: { version: 'Los', edited: { by: { name: expect.any(String) } } },
      })
      expect((await word('Rein', 'Los')).body).toEqual({ texts: { 'shell:login': 'Rein' } })
    })

    it('keep what they were made from, as long as they are there', async () => {
      const read = async () => (await admin.get('/ui-texts/originals')).body
      await admin.put('/ui-texts', { keys: ['shell:home'], texts: ['Heim'] })
      expect(await read()).toEqual({ originals: {} })
      await admin.put('/ui-texts', { keys: ['shell:home'], texts: ['Heim'], originals: ['Startseite'] })
      expect(await read()).toEqual({ originals: { 'shell:home': 'Startseite' } })
      await admin.put('/ui-texts', { keys: ['shell:home'], texts: [''], originals: ['Startseite'] })
      expect(await read()).toEqual({ originals: {} })
      expect((await anna.get('/ui-texts/originals')).status).toBe(403)
    })

    it('refuses lists of different length', async () => {
      const answer = await admin.put('/ui-texts', { keys: ['shell:login'], texts: [] })
      expect(answer.body).toMatchObject({ status: 422, code: 'keys_texts_differ' })
      const more = { keys: ['shell:login'], texts: ['Los'], originals: [] }
      expect((await admin.put('/ui-texts', more)).body).toMatchObject({ code: 'keys_texts_differ' })
    })

    it('are for admins to change', async () => {
      expect((await anna.put('/ui-texts', { keys: [], texts: [] })).status).toBe(403)
    })
  })

  describe('questions and answers', () => {
    it('are saved as a whole list, in its order', async () => {
      const first = await admin.patch('/faq', { items: [entry('A'), entry('B'), entry('C')] })
      const { items } = first.body as { items: { id: string; question: string; updated_at: string }[] }
      const [a, , c] = items
      await admin.patch('/faq', {
        known: items.map(({ id }) => id),
        items: [entry('C', { id: c?.id }), entry('neu'), entry('A geändert', { id: a?.id })],
      })
      expect(questions((await platform.client.get('/faq')).body)).toEqual(['C', 'neu', 'A geändert'])
    })

    it('shows members-only entries to members and drafts to admins who ask', async () => {
      await admin.patch('/faq', {
        items: [
          entry('offen'),
          entry('intern', { audience: 'members' }),
          entry('Entwurf', { published: false }),
        ],
      })
      expect(questions((await platform.client.get('/faq', { drafts: true })).body)).toEqual(['offen'])
      expect(questions((await anna.get('/faq', { drafts: true })).body)).toEqual(['offen', 'intern'])
      expect(questions((await admin.get('/faq')).body)).toEqual(['offen', 'intern'])
      expect(questions((await admin.get('/faq', { drafts: true })).body)).toHaveLength(3)
    })

    it('moves an entry without touching what somebody else wrote into it meanwhile', async () => {
      const { items } = (await admin.patch('/faq', { items: [entry('A'), entry('B')] })).body as {
        items: { id: string; updated_at: string }[]
      }
      const [a, b] = items
      platform.clock.advance(1)
      await admin.patch('/faq', { items: [{ ...entry('A besser'), id: a?.id }, { id: b?.id }] })
      await admin.patch('/faq', { known: [a?.id, b?.id], items: [{ id: b?.id }, { id: a?.id }] })
      expect(questions((await admin.get('/faq')).body)).toEqual(['B', 'A besser'])
      const stale = await admin.patch('/faq', {
        items: [{ id: b?.id }, { ...entry('A alt'), id: a?.id, based_on: a?.updated_at }],
      })
      expect(stale.body).toMatchObject({
        code: 'edited_meanwhile',
        details: { edited: { by: { name: expect.any(String) } } },
      })
      expect(questions((await admin.get('/faq')).body)).toEqual(['B', 'A besser'])
    })

    it('loses nothing when two admins edit at once', async () => {
      await admin.patch('/faq', { items: [entry('A')] })
      const answer = await admin.patch('/faq', { known: [], items: [entry('B')] })
      expect(answer.body).toMatchObject({ status: 409, code: 'edited_meanwhile' })
      expect(questions((await admin.get('/faq')).body)).toEqual(['A'])
    })
  })
})
