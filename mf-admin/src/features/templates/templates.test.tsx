import type { Template } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import TemplatePage from './TemplatePage.tsx'
import TemplatesPage from './TemplatesPage.tsx'

const template: Template = {
  key: 'password-reset',
  title: 'Passwort zurücksetzen',
  subject: 'Dein Code',
  sample_subject: 'K7PM2XWQ ist dein Code',
  body: 'Hallo',
  default_subject: '{{ code }} ist dein Code',
  default_body: 'Guten Tag',
  variables: [{ name: 'code', meaning: 'Der Code', sample: 'K7PM2XWQ' }],
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
    answers: { 'GET /template': template, 'POST /template/preview': preview, ...answers },
  })

it('lists the templates with a subject as it arrives, and says which were changed', async () => {
  renderPage(<TemplatesPage />, { answers: { 'GET /templates': { items: [template], total: 1 } } })
  expect(await screen.findByRole('link', { name: 'Passwort zurücksetzen' })).toHaveAttribute(
    'href',
    '/admin/templates/password-reset',
  )
  expect(screen.getByText('K7PM2XWQ ist dein Code')).toBeVisible()
  expect(screen.getByText('Geändert am 02.03.2026')).toBeVisible()
})

it('shows the mail in a frame where nothing runs', async () => {
  open()
  const frame = await screen.findByTitle('Vorschau')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', '<html><p>Hallo Anna</p></html>')
})

it('saves other words, and looks at them before', async () => {
  const changed = { ...template, subject: 'Dein Code!' }
  const { user, sent } = open({ 'PUT /template': changed })
  await user.type(await screen.findByLabelText('Betreff'), '!')
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'POST /template/preview').at(-1)?.body).toEqual({
      subject: 'Dein Code!',
      body: 'Hallo',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Die Vorlage ist gespeichert.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /template')).toMatchObject({
    query: { key: 'password-reset' },
    body: { subject: 'Dein Code!', body: 'Hallo', based_on: '1' },
  })
})

it('says which variable does not exist', async () => {
  const details = [{ path: 'body', message: 'nachname' }]
  open({ 'POST /template/preview': refuse('unknown_variable', details) })
  expect(await screen.findByText(/nachname/)).toBeVisible()
})

it('goes back to what was delivered, and sends a test', async () => {
  const { user } = open({
    'POST /mail': { mail_id: '01980000-0000-7000-8000-000000000001', to: 'ada@beispiel.de' },
  })
  await user.click(await screen.findByRole('button', { name: 'Zurück auf den mitgelieferten Text' }))
  expect(screen.getByLabelText('Betreff')).toHaveValue('{{ code }} ist dein Code')
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Guten Tag')
  await user.click(screen.getByRole('button', { name: 'Testmail an mich' }))
  expect(await screen.findByText(/unterwegs an ada@beispiel.de/)).toBeVisible()
})

it('names at the fields every variable that does not exist when it is saved', async () => {
  const details = [
    { path: 'subject', message: 'nachname' },
    { path: 'body', message: 'ort' },
  ]
  const { user } = open({ 'PUT /template': refuse('unknown_variable', details) })
  await user.type(await screen.findByLabelText('Betreff'), '!')
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

it('shows the certificate as what is printed, and mails it to nobody', async () => {
  const certificate: Template = { ...template, key: 'certificate', title: 'Bescheinigung' }
  open({
    'GET /template': certificate,
    'POST /template/preview': { ...preview, text: 'Hat teilgenommen.\n\n-- \nKursportal\n' },
  })
  expect(await screen.findByText('Hat teilgenommen.')).toBeVisible()
  expect(screen.queryByTitle('Vorschau')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Testmail an mich' })).not.toBeInTheDocument()
})
