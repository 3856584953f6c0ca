import type { Template } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { Link } from '@kursportal/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import TemplatePage from './TemplatePage.tsx'
import TemplatesPage from './TemplatesPage.tsx'

// jsdom lays nothing out; the editor asks where its cursor is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

const template: Template = {
  key: 'password-reset',
  group: 'account',
  printed: false,
  optional: false,
  off: false,
  last_sent_at: '2026-03-04T10:00:00.000Z',
  title: 'Passwort zurücksetzen',
  subject: 'Dein Code',
  sample_subject: 'K7PM2XWQ ist dein Code',
  body: 'Hallo',
  default_subject: '{{ code }} ist dein Code',
  default_body: 'Guten Tag',
  variables: [
    { name: 'code', meaning: 'Der Code', sample: 'K7PM2XWQ', optional: false },
    { name: 'first_name', meaning: 'Vorname', sample: 'Anna', optional: true },
  ],
  version: 1,
  updated_at: '2026-03-02T10:00:00.000Z',
}
const preview = {
  subject: 'Dein Code',
  html: '<html><style>x</style><p>Hallo Anna</p></html>',
  text: 'Hallo',
}

const open = (answers: FakeAnswers = {}) =>
  renderPage(<TemplatePage />, {
    at: '/admin/templates/password-reset',
    path: '/admin/templates/:key',
    answers: {
      'GET /template': template,
      'GET /template/versions': { items: [], total: 0 },
      'POST /template/preview': preview,
      ...answers,
    },
  })
/** Puts the first thing offered into the subject. */
const insertCode = async ({ user }: ReturnType<typeof open>) => {
  await screen.findByRole('textbox', { name: 'Betreff' })
  const [button] = screen.getAllByRole('button', { name: 'Der Code einfügen' })
  if (button) await user.click(button)
}

it('switches a mail off that nobody needs, and says so in the list', async () => {
  const digest = { ...template, title: 'Neues im Forum', optional: true }
  const { user, sent } = open({
    'GET /template': digest,
    'PUT /template/sending': { ...digest, off: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Nicht mehr verschicken' }))
  expect(await screen.findByText('Sie wird nicht verschickt.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Wieder verschicken' })).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /template/sending')?.body).toEqual({ off: true })
})

it('leaves no way to switch off what people wait for', async () => {
  open()
  await screen.findByRole('textbox', { name: 'Betreff' })
  expect(screen.queryByRole('button', { name: 'Nicht mehr verschicken' })).toBeNull()
})

it('says in the list what is not sent', async () => {
  const off = { ...template, optional: true, off: true }
  renderPage(<TemplatesPage />, { answers: { 'GET /templates': { items: [off], total: 1 } } })
  expect(await screen.findByText('Wird nicht verschickt')).toBeVisible()
})

it('lists the templates with a subject as it arrives, and says which were changed', async () => {
  renderPage(<TemplatesPage />, { answers: { 'GET /templates': { items: [template], total: 1 } } })
  expect(await screen.findByRole('link', { name: 'Passwort zurücksetzen' })).toHaveAttribute(
    'href',
    '/admin/templates/password-reset',
  )
  expect(screen.getByText('K7PM2XWQ ist dein Code · zuletzt am 04.03.2026')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Konto' })).getByRole('link')).toBeVisible()
  expect(screen.getByText('Geändert am 02.03.2026')).toBeVisible()
})

it('shows the mail in a frame where nothing runs', async () => {
  open()
  const frame = await screen.findByTitle('Vorschau')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame.getAttribute('srcdoc')).toContain('<p>Hallo Anna</p>')
  expect(frame.getAttribute('srcdoc')).not.toContain('<style>')
})

it('saves other words, and looks at them before', async () => {
  const changed = { ...template, subject: '{{ code }}Dein Code' }
  const page = open({ 'PUT /template': changed })
  const { user, sent } = page
  await insertCode(page)
  expect(screen.getByRole('textbox', { name: 'Betreff' })).toHaveTextContent('Der CodeDein Code')
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'POST /template/preview').at(-1)?.body).toEqual({
      subject: '{{ code }}Dein Code',
      body: 'Hallo',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Die Vorlage ist gespeichert.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /template')).toMatchObject({
    query: { key: 'password-reset' },
    body: { subject: '{{ code }}Dein Code', body: 'Hallo', based_on: '1' },
  })
})

it('says which variable does not exist', async () => {
  const details = [{ path: 'body', message: 'nachname' }]
  open({ 'POST /template/preview': refuse('unknown_variable', details) })
  expect(await screen.findByText(/nachname/)).toBeVisible()
})

it('goes back to what was delivered, and sends a test', async () => {
  const { user, sent } = open({
    'POST /mail': { mail_id: '01980000-0000-7000-8000-000000000001', to: 'ada@beispiel.de' },
  })
  await user.click(await screen.findByRole('button', { name: 'Zurück auf den mitgelieferten Text' }))
  expect(await screen.findByRole('textbox', { name: 'Betreff' })).toHaveTextContent('Der Code ist dein Code')
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toHaveTextContent('Guten Tag')
  await user.click(screen.getByRole('button', { name: 'Testmail an mich' }))
  expect(await screen.findByText(/unterwegs an ada@beispiel.de/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /mail')?.body).toEqual({
    key: 'password-reset',
    subject: '{{ code }} ist dein Code',
    body: 'Guten Tag',
  })
})

it('says in which line something cannot be read', async () => {
  const details = [{ path: 'body', message: 'template_unreadable', line: 3 }]
  open({ 'POST /template/preview': refuse('validation_failed', details) })
  expect(await screen.findByText(/^In Zeile 3: Hier fehlt eine geschweifte Klammer/)).toBeVisible()
})

it('shows what an earlier version would change, and takes it into the form', async () => {
  const edited = {
    at: '2026-03-01T10:00:00.000Z',
    by: { id: '01980000-0000-7000-8000-0000000000ad', name: 'Ada Muster' },
  }
  const earlier = { version: 1, subject: 'Früher', body: 'Hallo', edited }
  const { user } = open({
    'GET /template': { ...template, version: 2 },
    'GET /template/versions': {
      items: [{ ...earlier, version: 2, subject: 'Dein Code' }, earlier],
      total: 2,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Vergleichen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('region', { name: 'Was sich ändern würde' })).toHaveTextContent('Früher')
  await user.click(dialog.getByRole('button', { name: 'Diese Fassung übernehmen' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Betreff' })).toHaveTextContent('Früher'))
})

it('names at the fields every variable that does not exist when it is saved', async () => {
  const details = [
    { path: 'subject', message: 'nachname' },
    { path: 'body', message: 'ort' },
  ]
  const page = open({ 'PUT /template': refuse('unknown_variable', details) })
  const { user } = page
  await insertCode(page)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText(/nachname/)).toBeVisible()
  expect(screen.getByText(/ort$/)).toBeVisible()
})

it('does not call a template changed that went back to the delivered words', async () => {
  const back = { ...template, subject: template.default_subject, body: template.default_body }
  renderPage(<TemplatesPage />, { answers: { 'GET /templates': { items: [back], total: 1 } } })
  expect(await screen.findByRole('link', { name: 'Passwort zurücksetzen' })).toBeVisible()
  expect(screen.queryByText(/^Geändert/)).not.toBeInTheDocument()
})

it('shows the certificate on paper, with labels of its own, and mails it to nobody', async () => {
  const certificate: Template = {
    ...template,
    key: 'certificate',
    title: 'Bescheinigung',
    group: 'certificate',
    printed: true,
  }
  const { sent } = open({
    'GET /template': certificate,
    'POST /certificate/preview': { pages: ['data:image/webp;base64,AA', 'data:image/webp;base64,BB'] },
  })
  expect(await screen.findByRole('img', { name: 'Bescheinigung mit diesem Text, Seite 2' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'Überschrift' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Text der Bescheinigung' })).toBeVisible()
  expect(screen.queryByTitle('Vorschau')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Testmail an mich' })).not.toBeInTheDocument()
  expect(sent.map(({ key }) => key)).not.toContain('POST /template/preview')
})

it('shows the words of the template that is opened, also of one that was read before', async () => {
  const delivered = { ...template, version: 0 }
  const other: Template = { ...delivered, key: 'reminder', title: 'Erinnerung', subject: 'Es geht weiter' }
  const page = (
    <>
      <Link href="/admin/templates/reminder">Zur einen</Link>
      <Link href="/admin/templates/password-reset">Zur anderen</Link>
      <TemplatePage />
    </>
  )
  const { user } = renderPage(page, {
    at: '/admin/templates/password-reset',
    path: '/admin/templates/:key',
    answers: {
      'GET /template': ({ query }) => (query.key === other.key ? other : delivered),
      'GET /template/versions': { items: [], total: 0 },
      'POST /template/preview': preview,
    },
  })
  expect(await screen.findByRole('textbox', { name: 'Betreff' })).toHaveTextContent('Dein Code')
  await user.click(screen.getByRole('link', { name: 'Zur einen' }))
  expect(await screen.findByText('Es geht weiter')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Zur anderen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Betreff' })).toHaveTextContent('Dein Code')
})
