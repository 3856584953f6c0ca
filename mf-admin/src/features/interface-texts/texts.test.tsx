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
    answers: { 'GET /ui-texts': { texts: own }, ...answers },
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
  expect(screen.getByText('Weiterlernen')).toBeVisible()
  expect(sent.map(({ key }) => key)).toEqual(['GET /ui-texts'])
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
    body: { keys: ['mf-learner:hello'], texts: ['Moin {{name}}'], based_on: [''] },
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
  expect(sent.map(({ key }) => key)).toEqual(['GET /ui-texts'])
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
  expect(sent.at(-1)).toMatchObject({ body: { keys: ['mf-learner:go'], texts: [''] } })
})

it('says whose texts are missing', async () => {
  await open({}, {}, null)
  expect(await screen.findByText(/Die Texte von Lernen konnten gerade nicht gelesen werden/)).toBeVisible()
})
