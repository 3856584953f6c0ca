import type { LegalText } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import LegalTextPage from './LegalTextPage.tsx'
import LegalTextsPage from './LegalTextsPage.tsx'

const imprint: LegalText = {
  type: 'imprint',
  title: 'Impressum',
  content: 'Gesund gGmbH',
  version: 2,
  updated_at: '2026-03-02T10:00:00.000Z',
}
const first: LegalText = { ...imprint, version: 1, content: 'Früher hießen wir anders.' }

const open = (answers: FakeAnswers = {}) =>
  renderPage(<LegalTextPage />, {
    at: '/admin/pages/imprint',
    path: '/admin/pages/:type',
    answers: {
      'GET /legal': imprint,
      'GET /legal/versions': { items: [imprint, first], total: 2 },
      ...answers,
    },
  })

it('lists the legal texts with their versions, and says which nobody has written', async () => {
  renderPage(<LegalTextsPage />, {
    answers: { 'GET /legal': ({ query }) => (query.type === 'imprint' ? imprint : refuse('not_found')) },
  })
  expect(await screen.findByText('Fassung 2 vom 02.03.2026')).toBeVisible()
  expect(await screen.findAllByText('Noch nicht geschrieben')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/admin/pages/privacy')
})

it('publishes a new version', async () => {
  const { user, sent } = open({ 'PATCH /legal': { ...imprint, version: 3, content: 'Gesund gGmbH, Kassel' } })
  await user.type(await screen.findByLabelText('Inhalt'), ', Kassel')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Die neue Fassung ist veröffentlicht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /legal')?.body).toEqual({
    type: 'imprint',
    title: 'Impressum',
    content: 'Gesund gGmbH, Kassel',
  })
})

it('keeps what was typed when it cannot be published', async () => {
  const { user } = open({ 'PATCH /legal': refuse('edited_meanwhile') })
  await user.type(await screen.findByLabelText('Inhalt'), '!')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByRole('button', { name: 'Speichern' })).toBeEnabled()
  expect(screen.getByLabelText('Inhalt')).toHaveValue('Gesund gGmbH!')
})

it('shows what it said before', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Fassung 1 lesen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Impressum, Fassung 1' }))
  expect(dialog.getByText('Früher hießen wir anders.')).toBeVisible()
})
