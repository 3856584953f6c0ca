import type { AuditEntry } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const TEXT = { type: 'imprint', content: 'Wir sind es.' }

describe('what admins change', () => {
  let platform: TestPlatform
  let admin: TestClient
  let annaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    const ada = { email: 'admin@beispiel.de', first_name: 'Ada', last_name: 'Muster', is_admin: true }
    await platform.run((context) => addPerson(context, ada))
    annaId = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna', last_name: 'Abel' }),
    )
    admin = await platform.as('admin@beispiel.de')
  })

  /** The lines of the log, the earliest first, without what every line has. */
  const log = async () => {
    const { items } = (await admin.get('/audit-log')).body as { items: AuditEntry[] }
    expect(items.filter(({ admin: by }) => by?.name !== 'Ada Muster')).toEqual([])
    return items
      .toReversed()
      .map(({ action, person, subject, details }) => [action, person?.name ?? subject, details])
  }

  it('about a society stays with its name, and with who leads it', async () => {
    const id = idOf(await admin.post('/society', { name: 'TSV Möwe', city: 'Kiel' }))
    await admin.patch('/society', { name: 'TSV Adler', owner_id: annaId }, { 'society-id': id })
    await admin.patch('/society', { name: 'TSV Adler' }, { 'society-id': id })
    await admin.patch('/society', { owner_id: null }, { 'society-id': id })
    await admin.post('/society-admin', undefined, { 'society-id': id, 'user-id': annaId })
    await admin.delete('/society-admin', { 'society-id': id, 'user-id': annaId })
    expect((await admin.delete('/society', { 'society-id': id })).status).toBe(204)
    expect(await log()).toEqual([
      ['society_added', 'TSV Adler', {}],
      [
        'society_changed',
        'TSV Adler',
        { before: { name: 'TSV Möwe', owner_id: null }, after: { name: 'TSV Adler', owner_id: annaId } },
      ],
      ['society_changed', 'TSV Adler', { before: { owner_id: annaId }, after: { owner_id: null } }],
      ['society_admin_added', 'Anna Abel', {}],
      ['society_admin_removed', 'Anna Abel', {}],
      ['society_removed', 'TSV Adler', {}],
    ])
  })

  it('about two societies that became one names them as they are called now, and keeps no name', async () => {
    const from = await platform.run((context) =>
      addSociety(context, { name: 'Gruppe Annegret', owner_id: annaId, is_community: false }),
    )
    const into = idOf(await admin.post('/society', { name: 'TSV Möwe', city: 'Kiel' }))
    const { body } = await admin.post('/society/merge', { from, into, dry_run: true })
    const { version } = body as { version: string }
    const merged = await admin.post('/society/merge', { from, into, based_on: version, reason: 'Wunsch' })
    expect(merged.status).toBe(200)
    await admin.patch('/society', { name: 'TSV Adler' }, { 'society-id': into })
    const names = { from: 'Gruppe Annegret', into: 'TSV Adler' }
    expect((await log()).filter(([action]) => action === 'society_merged')).toMatchObject([
      ['society_merged', 'Gruppe Annegret', names],
      ['society_merged', 'TSV Adler', names],
    ])
    const stored = await platform.context.db.selectFrom('admin_log').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('Annegret')
  })

  it('by who leads a society without being an admin is nobody’s business', async () => {
    const id = await platform.run((context) => addSociety(context, { name: 'Verein', owner_id: annaId }))
    const anna = await platform.as('anna@beispiel.de')
    expect((await anna.patch('/society', { name: 'Neu' }, { 'society-id': id })).status).toBe(200)
    expect(await log()).toEqual([])
  })

  it('about levels stays with the levels before and after', async () => {
    await platform.run((context) => addLevels(context, null, [{ start: 1, income_per_user: 500, bonus: 0 }]))
    const society_id = await platform.run((context) => addSociety(context, { name: 'Verein' }))
    const level = { start: 1, income_per_user: 100, bonus: 0 }
    expect(codeOf(await admin.post('/society-level', { society_id, ...level }))).toBe(
      '409 drops_default_levels',
    )
    const id = idOf(await admin.post('/society-level', { society_id, ...level, replaces_defaults: true }))
    await admin.patch('/society-level', { bonus: 900 }, { 'level-id': id })
    await admin.delete('/society-level', { 'level-id': id })
    await admin.post('/society-level', { society_id: null, start: 5, income_per_user: 600, bonus: 0 })
    expect(await log()).toEqual([
      ['levels_changed', 'Verein', { before: null, after: level }],
      ['levels_changed', 'Verein', { before: level, after: { ...level, bonus: 900 } }],
      ['levels_changed', 'Verein', { before: { ...level, bonus: 900 }, after: null }],
      ['levels_changed', '', { before: null, after: { start: 5, income_per_user: 600, bonus: 0 } }],
    ])
  })

  it('about insurances stays with what was there before', async () => {
    const id = idOf(await admin.post('/insurance', { name: 'Zeder BKK' }))
    await admin.patch('/insurance', { id, active: false })
    await admin.patch('/insurance', { id, active: false })
    expect(await log()).toEqual([
      ['insurance_added', 'Zeder BKK', {}],
      ['insurance_changed', 'Zeder BKK', { before: { active: true }, after: { active: false } }],
    ])
  })

  it('about the platform stays with what was there before, and without a signature', async () => {
    await admin.patch('/settings', { name: 'Gesund', faq: true })
    await admin.patch('/settings', { name: 'Gesund' })
    await admin.put('/provider', {
      name: 'Gesund e. V.',
      street: 'Weg 1',
      zip: '34117',
      city: 'Kassel',
      signatory: 'Olga Öçal',
      signature: { kind: 'typed', text: 'Geheime Schrift' },
    })
    await admin.put('/payout-account', { holder: 'Gesund e. V.', iban: 'DE89370400440532013000', bic: null })
    const { text } = await admin.get('/audit-log')
    expect(text).not.toContain('Geheime Schrift')
    expect(text).not.toContain('0532013000')
    expect(await log()).toEqual([
      ['settings_changed', '', { before: { name: 'Kursportal' }, after: { name: 'Gesund' } }],
      [
        'provider_changed',
        'Gesund e. V.',
        {
          before: { name: '', street: '', zip: '', city: '', signatory: '' },
          after: {
            name: 'Gesund e. V.',
            street: 'Weg 1',
            zip: '34117',
            city: 'Kassel',
            signatory: 'Olga Öçal',
          },
        },
      ],
      ['payout_account_changed', 'Gesund e. V.', {}],
    ])
  })

  it('about texts stays with which', async () => {
    await admin.patch('/legal', TEXT)
    await admin.patch('/legal', TEXT)
    await admin.put('/template', { subject: 'Neu', body: 'Hallo' }, { key: 'reminder' })
    await admin.put('/ui-texts', { keys: ['frame:menu', 'frame:close'], texts: ['Karte', 'Zu'] })
    await admin.patch('/faq', { items: [{ question: 'Wer?', answer: 'Wir.' }] })
    expect(await log()).toEqual([
      ['legal_published', 'Impressum', { version: 1 }],
      ['template_changed', 'Erinnerung an einen begonnenen Kurs', { version: 1 }],
      ['texts_changed', '', { keys: ['frame:menu', 'frame:close'], count: 2 }],
      ['faq_changed', '', { added: 1, changed: 0, removed: 0 }],
    ])
  })
})
