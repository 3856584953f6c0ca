import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ImportPage from './ImportPage.tsx'
import InviteDialog from './InviteDialog.tsx'

const left_out = [
  { line: 3, email: 'anna@', field: 'email', problem: 'email_invalid' },
  { line: 4, email: 'bert@beispiel.de', field: 'email', problem: 'twice' },
]
const open = (answers: FakeAnswers = {}) =>
  renderPage(<ImportPage />, {
    answers: { 'POST /users/import': { added: 2, left_out }, ...answers },
    at: '/admin/members/import',
  })
const fileOf = (content: string, name = 'menschen.csv') => {
  const file = new File([content], name, { type: 'text/csv' })
  file.arrayBuffer = () => Promise.resolve(new Uint8Array(Buffer.from(content, 'latin1')).buffer)
  return file
}
const input = () => screen.getByLabelText(/Datei auswählen/)

it('tries the lines, says what becomes of them, and writes only when it is confirmed', async () => {
  const { user, sent } = open()
  await user.upload(input(), fileOf('Vorname;Nachname;E-Mail\nJörg;Weiß;joerg@beispiel.de\n'))
  expect(await screen.findByText(/^2 Konten werden angelegt/)).toBeVisible()
  expect(screen.getByText(/Adresse stimmt so nicht/)).toBeVisible()
  expect(screen.getByText(/steht schon weiter oben/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      people: [{ line: 2, first_name: 'Jörg', last_name: 'Weiß', email: 'joerg@beispiel.de' }],
      dry_run: true,
    },
  ])
  await user.click(screen.getByRole('button', { name: '2 Konten anlegen' }))
  expect(await screen.findByText('2 Konten sind angelegt')).toBeVisible()
  expect(sent.at(-1)?.body).not.toHaveProperty('dry_run')
})

it.each([
  ['Name;Mail\nAnna;a@b.de\n', /fehlt: Vorname/],
  ['Vorname;Nachname;E-Mail\n', /steht niemand/],
  ['Vorname;Nachname;E-Mail\n"Anna;Weiß;a@b.de\n', /In Zeile 2 fehlt ein schließendes Anführungszeichen/],
  ['', /leer|steht niemand|fehlt/],
])('says what is wrong with the file %j', async (content, words) => {
  const { user, sent } = open()
  await user.upload(input(), fileOf(content))
  expect(await screen.findByText(words)).toBeVisible()
  expect(sent).toEqual([])
})

it('keeps what was read when saving fails', async () => {
  let tries = 0
  const { user } = open({
    'POST /users/import': () => ((tries += 1) > 1 ? refuse('unavailable') : { added: 1, left_out: [] }),
  })
  await user.upload(input(), fileOf('Vorname;Nachname;E-Mail\nAnna;Weiß;anna@beispiel.de\n'))
  await user.click(await screen.findByRole('button', { name: 'Ein Konto anlegen' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ein Konto anlegen' })).toBeVisible()
})

const many = (count: number) =>
  [
    'Vorname;Nachname;E-Mail',
    ...Array.from({ length: count }, (_, at) => `Anna;Weiß;a${at}@beispiel.de`),
  ].join('\n')

it('sends a long file in parts, and goes on where it failed', async () => {
  let isAway = true
  const { user, sent } = open({
    'POST /users/import': ({ body: { people, dry_run } }) =>
      !dry_run && isAway && people.length < 250
        ? refuse('unavailable')
        : { added: people.length, left_out: [] },
  })
  await user.upload(input(), fileOf(many(600)))
  await user.click(await screen.findByRole('button', { name: '600 Konten anlegen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('500 Konten sind schon angelegt.')
  isAway = false
  await user.click(screen.getByRole('button', { name: '100 Konten anlegen' }))
  expect(await screen.findByText('600 Konten sind angelegt')).toBeVisible()
  const written = sent.map(({ body }) => body as { people: unknown[]; dry_run?: boolean })
  expect(written.map(({ people, dry_run = false }) => [people.length, dry_run])).toEqual([
    [250, true],
    [250, true],
    [100, true],
    [250, false],
    [250, false],
    [100, false],
    [100, false],
  ])
})

it('shows the first of very many lines that are left out, and all of them when asked', async () => {
  const wrong = Array.from({ length: 300 }, (_, at) => ({
    line: at + 2,
    email: `a${at}@beispiel.de`,
    field: 'email',
    problem: 'email_in_use',
  }))
  const { user } = open({ 'POST /users/import': { added: 0, left_out: wrong } })
  await user.upload(input(), fileOf(many(200)))
  expect(await screen.findByText('Zeile 201')).toBeVisible()
  expect(screen.queryByText('Zeile 202')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Alle 300 zeigen' }))
  expect(screen.getByText('Zeile 301')).toBeVisible()
})

it('adds one person, and says at the field that the address is taken', async () => {
  const { user, sent } = renderPage(<InviteDialog onClose={() => undefined} />, {
    answers: { 'POST /users/invite': refuse('email_in_use') },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Jemanden anlegen' }))
  await user.type(dialog.getByLabelText('Vorname'), 'Nora')
  await user.type(dialog.getByLabelText('Nachname'), 'Neu')
  await user.type(dialog.getByLabelText('E-Mail'), 'nora@beispiel.de')
  await user.click(dialog.getByRole('button', { name: 'Anlegen und einladen' }))
  await waitFor(() => expect(dialog.getByLabelText('E-Mail')).toHaveAttribute('aria-invalid', 'true'))
  expect(dialog.getByLabelText('Vorname')).toHaveValue('Nora')
  expect(sent.at(-1)?.body).toEqual({ first_name: 'Nora', last_name: 'Neu', email: 'nora@beispiel.de' })
})
