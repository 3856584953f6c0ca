import { templateKey } from '@kursportal/shared/contract'
import { addImage } from '../../seed/scenarios/images.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { samplesOf, variablesOf } from './check-wording.ts'
import { sendTemplate } from './render-template.ts'
import { addBegunCourse } from '../reminders/reminders.fixtures.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160"><rect width="640" height="160"/></svg>'

describe('templates', () => {
  let platform: TestPlatform
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
    admin = await platform.as('admin@beispiel.de')
  })

  it.each(templateKey.options)('%s is delivered complete and renders', async (key) => {
    const { body } = await admin.post('/template/preview', {}, { key })
    expect(body).toEqual({
      subject: expect.stringMatching(/\S/),
      html: expect.stringContaining('<html lang="de">'),
      text: expect.stringMatching(/\S/),
    })
    expect(JSON.stringify(body)).not.toMatch(/\{\{|undefined|\bSie\b|\bIhre?\b/)
  })

  it.each(templateKey.options)('%s names what may be missing by what it is', (key) => {
    // It stands on chips as „Nur wenn vorhanden: …“ and „…, falls vorhanden“.
    const meanings = Object.values(variablesOf(key)).map(({ meaning }) => meaning)
    expect(meanings.filter((meaning) => /\b(leer|falls|wenn)\b/iu.test(meaning))).toEqual([])
  })

  it('is drawn in the colour of the platform', async () => {
    const render = async (): Promise<string> =>
      JSON.stringify((await admin.post('/template/preview', {}, { key: 'course-invitation' })).body)
    expect(await render()).toContain('background:#1f6f5f')
    await admin.patch('/settings', { colors: { primary: '#6a1b9a' } })
    const html = await render()
    expect(html).toContain('background:#6a1b9a')
    expect(html).not.toContain('#1f6f5f')
  })

  it('begins with the logo of the platform, where it has one', async () => {
    const logo = await platform.run(async (context) =>
      addImage(context, LOGO, await addPerson(context, { email: 'eva@beispiel.de' })),
    )
    await admin.patch('/settings', { name: 'Gesund & munter' })
    await admin.put('/general-image', { kind: 'main-logo', image_id: logo })
    const { body } = await admin.post('/template/preview', {}, { key: 'course-invitation' })
    const { html } = body as { html: string }
    expect(html).toContain(`/api/image?id=${logo}&amp;width=640`)
    expect(html).toContain('alt="Gesund &amp; munter"')
    expect(html).not.toContain('mark.png')
  })

  it('has a subject as it arrives, with the name of the platform', async () => {
    await admin.patch('/settings', { name: 'Gesund & munter' })
    const { body } = await admin.get('/templates')
    const subjects = (body as { items: { sample_subject: string }[] }).items.map((one) => one.sample_subject)
    expect(subjects).toContain('K7PM2XWQ ist dein Code für Gesund & munter')
    expect(subjects.join()).not.toMatch(/[{}]/)
  })

  it('is switched off where nobody needs it, and on again; a test mail comes all the same', async () => {
    const switched = (key: string, off: boolean) => admin.put('/template/sending', { off }, { key })
    expect((await switched('password-reset', true)).body).toMatchObject({ code: 'template_needed' })
    expect((await switched('no-such', true)).status).toBe(404)
    const send = () =>
      platform.run((context) =>
        sendTemplate(context, 'forum-digest', 'anna@beispiel.de', { ...samplesOf('forum-digest') }),
      )
    const mails = async () =>
      (await platform.context.db.selectFrom('mails').select('template_key').execute()).length
    await send()
    expect(await mails()).toBe(1)
    for (const _ of [1, 2])
      expect((await switched('forum-digest', true)).body).toMatchObject({ optional: true, off: true })
    await send()
    expect(await mails()).toBe(1)
    expect((await admin.post('/mail', { key: 'forum-digest' })).status).toBe(200)
    expect(await mails()).toBe(2)
    const { items } = (await admin.get('/templates')).body as { items: { key: string; off: boolean }[] }
    expect(items.filter(({ off }) => off).map(({ key }) => key)).toEqual(['forum-digest'])
    await switched('forum-digest', false)
    await send()
    expect(await mails()).toBe(3)
    expect(itemsOf(await admin.get('/audit-log'))).toMatchObject([
      { action: 'template_changed', details: { after: { off: false } } },
      { action: 'template_changed', details: { after: { off: true } } },
    ])
  })

  it('is worded differently, and back', async () => {
    const key = 'password-reset'
    const written = await admin.put(
      '/template',
      { subject: 'Code {{ code }}', body: 'Nimm **{{ code }}**.' },
      { key },
    )
    expect(written.body).toMatchObject({ key, subject: 'Code {{ code }}', version: 1 })
    const preview = await admin.post('/template/preview', {}, { key })
    expect(preview.body).toMatchObject({
      subject: 'Code K7PM2XWQ',
      text: expect.stringMatching(/^Nimm K7PM2XWQ\./),
    })
    const { default_subject, default_body } = written.body as Record<string, string>
    await admin.put('/template', { subject: default_subject, body: default_body }, { key })
    expect((await admin.get('/template', { key })).body).toMatchObject({
      version: 2,
      subject: default_subject,
    })
  })

  it('refuses a variable that does not exist', async () => {
    const answer = await admin.put('/template', { subject: 'x', body: '{{ password }}' }, { key: 'reminder' })
    expect(answer.body).toMatchObject({
      status: 422,
      code: 'unknown_variable',
      details: [{ path: 'body', message: 'password' }],
    })
    expect((await admin.get('/template', { key: 'reminder' })).body).toMatchObject({ version: 0 })
  })

  it('refuses a wording that did not start from the one that stands there', async () => {
    const word = (subject: string, based_on: string) =>
      admin.put('/template', { subject, body: 'Neu', based_on }, { key: 'reminder' })
    expect((await word('Eins', '0')).body).toMatchObject({ version: 1 })
    expect((await word('Zwei', '0')).body).toMatchObject({
      code: 'edited_meanwhile',
      details: { version: '1' },
    })
    expect((await word('Zwei', '1')).body).toMatchObject({ version: 2, subject: 'Zwei' })
  })

  it('names every variable that does not exist, in subject and body, and says of broken brackets where', async () => {
    const word = (subject: string, body: string) =>
      admin.put('/template', { subject, body }, { key: 'reminder' })
    expect((await word('{{ nachname }}', '{{ strasse }} {{ ort }}')).body).toMatchObject({
      code: 'unknown_variable',
      details: [
        { path: 'subject', message: 'nachname' },
        { path: 'body', message: 'strasse' },
        { path: 'body', message: 'ort' },
      ],
    })
    expect((await word('Gut', 'Hallo\n\n{{ first_name')).body).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'body', message: 'template_unreadable', line: 3 }],
    })
  })

  it('keeps every wording, with who saved it', async () => {
    const word = (subject: string) => admin.put('/template', { subject, body: 'Neu' }, { key: 'reminder' })
    expect((await admin.get('/template/versions', { key: 'reminder' })).body).toEqual({ items: [], total: 0 })
    await word('Eins')
    await word('Zwei')
    const { body } = await admin.get('/template/versions', { key: 'reminder', limit: 1 })
    expect(body).toEqual({
      items: [
        {
          version: 2,
          subject: 'Zwei',
          body: 'Neu',
          edited: { at: expect.any(String), by: { id: expect.any(String), name: 'Erika Beispiel' } },
        },
      ],
      total: 2,
    })
    expect((await admin.get('/template/versions', { key: 'no' })).status).toBe(404)
  })

  it('says what it is about, and when a mail was last made from it', async () => {
    const read = async (key: string) => (await admin.get('/template', { key })).body
    expect(await read('certificate-insured')).toMatchObject({ group: 'certificate', printed: true })
    expect(await read('certificate-reissued')).toMatchObject({ group: 'certificate', printed: false })
    expect(await read('reminder')).toMatchObject({ group: 'learning', last_sent_at: null })
    await admin.post('/mail', { key: 'reminder' })
    expect(await read('reminder')).toMatchObject({ last_sent_at: expect.any(String) })
  })

  it('is sent as a test mail as it is typed, without being saved', async () => {
    const typed = { key: 'reminder', subject: 'Probe {{ course }}', body: 'Noch nicht gespeichert' }
    const { body } = await admin.post('/mail', typed)
    const mail = await platform.context.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('id', '=', (body as { mail_id: string }).mail_id)
      .executeTakeFirstOrThrow()
    expect(mail).toEqual({
      subject: 'Probe Starker Rücken',
      text: expect.stringMatching(/^Noch nicht gespeichert/),
    })
    expect((await admin.get('/template', { key: 'reminder' })).body).toMatchObject({ version: 0 })
    expect((await admin.post('/mail', { ...typed, body: '{{ ort }}' })).body).toMatchObject({
      code: 'unknown_variable',
    })
  })

  it('is 404 when there is none of that name', async () => {
    expect((await admin.get('/template', { key: '../secret' })).status).toBe(404)
    expect((await admin.put('/template', { subject: 'x', body: 'x' }, { key: 'no' })).status).toBe(404)
  })

  it('is for admins', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    expect((await anna.get('/template', { key: 'reminder' })).status).toBe(403)
    expect((await platform.client.post('/mail', {})).status).toBe(401)
  })

  it('is sent as a test mail to the admin, and kept in the outbox', async () => {
    const sent = await admin.post('/mail', { key: 'course-invitation' })
    expect(sent.body).toMatchObject({ to: 'admin@beispiel.de' })
    const { body } = await platform.client.get('/dev/outbox', { to: 'ADMIN@beispiel.de', limit: 1 })
    expect(body).toMatchObject({
      total: 1,
      items: [{ template_key: 'course-invitation', subject: 'Miriam Sommer lädt dich ein: Besser schlafen' }],
    })
  })

  it('reminds whoever has begun a course, and nobody else', async () => {
    const { db } = platform.context
    const annaId = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna' }),
    )
    await platform.run((context) => addPerson(context, { email: 'bert@beispiel.de' }))
    const owner = await db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', true)
      .executeTakeFirstOrThrow()
    await platform.run((context) =>
      addBegunCourse(context, { owner_id: owner.id, title: 'Starker Rücken', user_ids: [annaId] }),
    )
    expect((await admin.post('/reminder', {})).body).toMatchObject({ sent: 0 })
    platform.clock.advance(15 * 86_400)
    expect((await admin.post('/reminder', { dry_run: true })).body).toEqual({
      sent: 1,
      left: 0,
      names: ['Anna Beispiel'],
      paused: 0,
      unwanted: 0,
      pause_days: 14,
    })
    expect((await platform.client.get('/dev/outbox')).body).toMatchObject({ total: 0 })
    expect((await admin.post('/reminder', {})).body).toMatchObject({ sent: 1 })
    // Nobody hears of it twice within the pause, by name neither.
    expect((await admin.post('/reminder', {})).body).toMatchObject({ sent: 0, paused: 1 })
    expect((await admin.post('/reminder', { user_ids: [annaId] })).body).toMatchObject({ sent: 0, paused: 1 })
    expect((await platform.client.get('/dev/outbox')).body).toMatchObject({ total: 1 })
    platform.clock.advance(14 * 86_400 + 60)
    admin = await platform.as('admin@beispiel.de')
    expect((await admin.post('/reminder', {})).body).toMatchObject({ sent: 1, paused: 0 })
    expect((await admin.get('/audit-log')).body).toMatchObject({
      total: 2,
      items: [{ action: 'reminders_sent', details: { count: 1 } }, {}],
    })
    const anna = await platform.as('anna@beispiel.de')
    await anna.patch('/notification-choices', { reminders: false })
    expect((await admin.post('/reminder', { user_ids: [annaId] })).body).toMatchObject({
      sent: 0,
      unwanted: 1,
    })
    const { body } = await platform.client.get('/dev/outbox')
    expect(body).toMatchObject({
      total: 2,
      items: [{}, { to: 'anna@beispiel.de', subject: 'Dein Kurs „Starker Rücken“ wartet auf dich' }],
    })
    const unknown = { user_ids: ['01980000-0000-7000-8000-00000000ffff'] }
    expect((await admin.post('/reminder', unknown)).status).toBe(404)
  })
})
