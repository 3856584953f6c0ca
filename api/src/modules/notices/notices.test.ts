import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const contact = {
  authorities_email: 'behoerden@beispiel.de',
  users_email: 'hallo@beispiel.de',
  phone: '',
  languages: 'Deutsch und Englisch',
}
const statement = {
  conformance: 'partial',
  limits: 'Alte Videos haben keine Untertitel.',
  checked_on: '2026-02-01',
  enforcement: 'Marktüberwachungsstelle der Länder, Magdeburg',
  feedback_email: 'barriere@beispiel.de',
}
const feedback = { message: 'Der Knopf ist zu klein.', address: '/faq', email: 'rosa@beispiel.de' }

describe('what the operator says in public', () => {
  let platform: TestPlatform
  let admin: TestClient
  let learner: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      await addPerson(context, { email: 'erna@beispiel.de' })
    })
    admin = await platform.as('admin@beispiel.de')
    learner = await platform.as('erna@beispiel.de')
  })
  const mailsTo = (email: string) =>
    platform.context.db
      .selectFrom('mails')
      .select(['template_key', 'text'])
      .where('to_address', '=', email)
      .execute()

  it('is read by everybody, and written by admins', async () => {
    expect((await platform.client.get('/notices')).body).toMatchObject({ contact: null, accessibility: null })
    expect(codeOf(await learner.put('/contact-points', contact))).toBe('403 forbidden')
    expect(codeOf(await platform.client.put('/accessibility-statement', statement))).toBe('401 not_logged_in')
    expect((await admin.put('/contact-points', contact)).body).toEqual(contact)
    expect((await admin.put('/accessibility-statement', statement)).body).toEqual(statement)
    expect((await platform.client.get('/notices')).body).toMatchObject({ contact, accessibility: statement })
  })

  it('is changed by two admins only one after the other', async () => {
    const { versions } = (await admin.get('/notices')).body as {
      versions: { contact: string; accessibility: string }
    }
    const based = { ...contact, based_on: versions.contact }
    expect((await admin.put('/contact-points', based)).body).toEqual(contact)
    expect(codeOf(await admin.put('/contact-points', { ...based, phone: '0561 12' }))).toBe(
      '409 edited_meanwhile',
    )
    const other = { ...statement, based_on: versions.accessibility }
    expect((await admin.put('/accessibility-statement', other)).status).toBe(200)
    expect(codeOf(await admin.put('/accessibility-statement', other))).toBe('409 edited_meanwhile')
    expect((await admin.get('/notices')).body).toMatchObject({ contact })
  })

  it('says whether an admin wrote the statement instead', async () => {
    expect((await platform.client.get('/notices')).body).toMatchObject({ accessibility_written: false })
    const text = { type: 'accessibility', content: 'Eigene Worte' }
    expect((await admin.patch('/legal', text)).status).toBe(200)
    expect((await platform.client.get('/notices')).body).toMatchObject({ accessibility_written: true })
    expect((await platform.client.get('/legal', { type: 'accessibility' })).body).toMatchObject({
      title: 'Erklärung zur Barrierefreiheit',
      content: 'Eigene Worte',
    })
  })

  it('is refused where an address or a day is none', async () => {
    expect((await admin.put('/contact-points', { ...contact, users_email: 'hallo' })).body).toMatchObject({
      details: [{ path: 'users_email', message: 'email_invalid' }],
    })
    expect(
      (await admin.put('/accessibility-statement', { ...statement, checked_on: '2026-02-30' })).status,
    ).toBe(422)
  })

  it('leaves a line in the log with what was there before', async () => {
    await admin.put('/contact-points', contact)
    await admin.put('/contact-points', { ...contact, languages: 'Deutsch' })
    await admin.put('/contact-points', { ...contact, languages: 'Deutsch' })
    expect(itemsOf(await admin.get('/audit-log'))).toMatchObject([
      {
        action: 'contact_points_changed',
        details: { before: { languages: 'Deutsch und Englisch' }, after: { languages: 'Deutsch' } },
      },
      { action: 'contact_points_changed' },
    ])
  })

  it('passes on what is said about a barrier, and gives a receipt', async () => {
    await admin.put('/accessibility-statement', statement)
    expect((await platform.client.post('/accessibility-feedback', feedback)).body).toMatchObject({
      receipt_mailed: true,
    })
    const [told] = await mailsTo('barriere@beispiel.de')
    for (const words of ['Der Knopf ist zu klein.', '/faq', 'rosa@beispiel.de'])
      expect(told?.text).toContain(words)
    const [receipt] = await mailsTo('rosa@beispiel.de')
    expect(receipt?.template_key).toBe('accessibility-receipt')
    expect(receipt?.text).toContain('Der Knopf ist zu klein.')
    expect(await mailsTo('admin@beispiel.de')).toEqual([])
  })

  it('reaches every admin while no address is entered', async () => {
    await platform.client.post('/accessibility-feedback', feedback)
    expect(await mailsTo('admin@beispiel.de')).toMatchObject([{ template_key: 'accessibility-feedback' }])
  })

  it.each([
    ['without words', { message: ' ' }],
    ['without an address to answer to', { email: '' }],
  ])('takes nothing %s', async (_what, missing) => {
    const answer = await platform.client.post('/accessibility-feedback', { ...feedback, ...missing })
    expect(answer.status).toBe(422)
  })

  it('floods nobody with receipts', async () => {
    const strict = await openTestPlatform({ rateLimits: true })
    const mailed: unknown[] = []
    for (const _ of [1, 2, 3, 4])
      mailed.push((await strict.client.post('/accessibility-feedback', feedback)).body)
    expect(mailed).toMatchObject([true, true, true, false].map((receipt_mailed) => ({ receipt_mailed })))
    await strict.close()
  })
})
