import {
  refuse,
  renderPage,
  testRemote,
  testSystemConfig,
  type FakeAnswers,
} from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import TextsPage from './TextsPage.tsx'

const remote = testRemote()
const frameTexts = { 'shell:login.welcome': 'Schön, dass du da bist.' }
const learnerTexts = { 'mf-learner:hello': 'Hallo {{name}}', 'mf-learner:go': 'Weiterlernen' }

const open = async (
  own: Record<string, string> = {},
  answers: FakeAnswers = {},
  learner: unknown = learnerTexts,
) => {
  const shown = renderPage(<TextsPage />, {
    answers: {
      'GET /ui-texts': { texts: own },
      'GET /ui-texts/originals': { originals: {} },
      ...answers,
    },
    files: { '/assets/texts.json': frameTexts, [`${remote.base_url}texts.json`]: learner },
    config: { ...testSystemConfig, remotes: [remote] },
  })
  await screen.findByText('Schön, dass du da bist.')
  return shown
}
const openDialog = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  await user.click(screen.getByRole('button', { name: text }))
  return within(await screen.findByRole('dialog', { name: 'Anders formulieren' }))
}

it('lists the texts of the frame and of every remote, changed ones first with their original', async () => {
  await open({ 'mf-learner:go': 'Auf geht’s' })
  const rows = within(screen.getByRole('list', { name: 'Texte der Oberfläche' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Auf geht’sOriginal: Weiterlernen.*Geändert.*Lernen/),
    expect.stringMatching(/^Schön, dass du da bist.*Original.*Rahmen/),
    expect.stringMatching(/^Hallo {{name}}.*Original.*Lernen/),
  ])
})

it('finds by words, without a call', async () => {
  const { user, sent } = await open()
  await user.type(screen.getByRole('searchbox'), 'weiter')
  await waitFor(() => expect(screen.queryByText('Schön, dass du da bist.')).not.toBeInTheDocument())
  expect(await screen.findByText('Weiterlernen')).toBeVisible()
  expect(sent.map(({ key }) => key)).toEqual(['GET /ui-texts', 'GET /ui-texts/originals'])
})

it('turns its pages', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [`mf-learner:many.n${n}`, `Text Nummer ${n}.`]),
  )
  const { user } = await open({}, {}, many)
  expect(screen.queryByText('Text Nummer 29.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(await screen.findByText('Text Nummer 29.')).toBeVisible()
  expect(screen.queryByText('Schön, dass du da bist.')).not.toBeInTheDocument()
})

it('words a text differently', async () => {
  const { user, sent } = await open(
    {},
    { 'PUT /ui-texts': { texts: { 'mf-learner:hello': 'Moin {{name}}' } } },
  )
  const dialog = await openDialog(user, 'Hallo {{name}}')
  await user.clear(dialog.getByLabelText('Dein Text'))
  await user.type(dialog.getByLabelText('Dein Text'), 'Moin')
  expect(await dialog.findByText('Das kommt in deinem Text nicht mehr vor: {{name}}')).toBeVisible()
  await user.type(dialog.getByLabelText('Dein Text'), ' {{{{name}}')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Gespeichert. Alle lesen es jetzt so.')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({
    key: 'GET /ui-texts/originals',
  })
  expect(sent.find(({ key }) => key === 'PUT /ui-texts')?.body).toEqual({
    keys: ['mf-learner:hello'],
    texts: ['Moin {{name}}'],
    based_on: [''],
    originals: ['Hallo {{name}}'],
  })
  expect(screen.getByText('Original: Hallo {{name}}')).toBeInTheDocument()
})

it('refuses what the platform would not fill in, and keeps what was typed when saving fails', async () => {
  const { user, sent } = await open({}, { 'PUT /ui-texts': refuse('unavailable') })
  const dialog = await openDialog(user, 'Weiterlernen')
  const field = dialog.getByLabelText('Dein Text')
  await user.type(field, ' {{{{course}}')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('Das füllt die Plattform hier nicht aus: {{course}}')).toBeVisible()
  expect(sent.map(({ key }) => key)).toEqual(['GET /ui-texts', 'GET /ui-texts/originals'])
  await user.clear(field)
  await user.type(field, 'Los')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('Los')
})

it('goes back to the original', async () => {
  const { user, sent } = await open({ 'mf-learner:go': 'Los' }, { 'PUT /ui-texts': { texts: {} } })
  const dialog = await openDialog(user, 'Los')
  await user.click(dialog.getByRole('button', { name: 'Zurück zum Original' }))
  expect(await screen.findByText('Jetzt steht dort wieder das Original.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /ui-texts')?.body).toMatchObject({
    keys: ['mf-learner:go'],
    texts: [''],
  })
})

it('says where the original changed under an own text, and finds those alone', async () => {
  const { user } = await open(
    { 'mf-learner:go': 'Los' },
    { 'GET /ui-texts/originals': { originals: { 'mf-learner:go': 'Weiter' } } },
  )
  expect(await screen.findByText('Original neu')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Stand'), 'Original hat sich geändert')
  await waitFor(() => expect(screen.queryByText('Schön, dass du da bist.')).not.toBeInTheDocument())
  const dialog = await openDialog(user, 'Los')
  expect(dialog.getByRole('region', { name: 'Was am Original anders ist' })).toHaveTextContent('Weiterlernen')
})

it('says whose texts are missing', async () => {
  await open({}, {}, null)
  expect(await screen.findByText(/Die Texte von Lernen konnten gerade nicht gelesen werden/)).toBeVisible()
})
