import type { LegalText } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import LegalTextPage from './LegalTextPage.tsx'
import LegalTextsPage from './LegalTextsPage.tsx'

const imprint: LegalText = {
  type: 'imprint',
  title: 'Impressum',
  content: 'Gesund gGmbH',
  version: 2,
  updated_at: '2026-03-02T10:00:00.000Z',
  valid_from: null,
  asks_again: false,
}
const first: LegalText = { ...imprint, version: 1, content: 'Früher hießen wir anders.' }

const edited = {
  at: '2026-03-02T10:00:00.000Z',
  by: { id: '01980000-0000-7000-8000-0000000000b2', name: 'Berta Blau' },
}
const draft = { title: 'Impressum', content: 'Gesund gGmbH, neu', version: '7', edited }

const open = (answers: FakeAnswers = {}) =>
  renderPage(<LegalTextPage />, {
    at: '/admin/pages/imprint',
    path: '/admin/pages/:type',
    answers: {
      'GET /legal': { ...imprint, next: null },
      'GET /legal/draft': { draft: null },
      'GET /legal/versions': {
        items: [
          { ...imprint, edited },
          { ...first, edited: null },
        ],
        total: 2,
      },
      ...answers,
    },
  })

it('lists the legal texts with their versions, and says which nobody has written', async () => {
  renderPage(<LegalTextsPage />, {
    answers: {
      'GET /legal': ({ query }) =>
        query.type === 'imprint' ? { ...imprint, next: null } : refuse('not_found'),
    },
  })
  expect(await screen.findByText('Fassung 2 vom 02.03.2026')).toBeVisible()
  expect(await screen.findAllByText('Noch nicht geschrieben')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/admin/pages/privacy')
})

it('publishes a new version by a second press, which shows what becomes different', async () => {
  const { user, sent } = open({ 'PATCH /legal': { ...imprint, version: 3, content: 'Gesund gGmbH, Kassel' } })
  await user.type(await screen.findByLabelText('Inhalt'), ', Kassel')
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  const question = within(await screen.findByRole('dialog', { name: 'Impressum veröffentlichen?' }))
  const changes = question.getByRole('region', { name: 'Was anders wird' })
  expect(changes).toHaveTextContent('Gesund gGmbHKommt dazu: , Kassel')
  expect(sent.map(({ key }) => key)).not.toContain('PATCH /legal')
  await user.click(question.getByRole('button', { name: 'Veröffentlichen' }))
  expect(await screen.findByText('Die neue Fassung ist veröffentlicht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /legal')?.body).toEqual({
    type: 'imprint',
    title: 'Impressum',
    content: 'Gesund gGmbH, Kassel',
    valid_from: null,
    asks_again: false,
    based_on: '2',
  })
})

it('publishes what holds from a later day, and asks for consent anew', async () => {
  const privacy = { ...imprint, type: 'privacy' as const, title: 'Datenschutz' }
  const { user, sent } = renderPage(<LegalTextPage />, {
    at: '/admin/pages/privacy',
    path: '/admin/pages/:type',
    answers: {
      'GET /legal': ({ query }) =>
        query['version']
          ? { ...privacy, version: 5, valid_from: '2999-01-01', content: 'Geplant', next: null }
          : { ...privacy, next: { version: 5, valid_from: '2999-01-01' } },
      'GET /legal/draft': { draft: null },
      'GET /legal/versions': { items: [], total: 0 },
      'PATCH /legal': { ...privacy, version: 6 },
    },
  })
  expect(await screen.findByLabelText('Inhalt')).toHaveValue('Geplant')
  await user.type(screen.getByLabelText('Inhalt'), '!')
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Datenschutz veröffentlichen?' }))
  expect(dialog.getByText(/Fassung 5 sollte ab dem 01.01.2999 gelten/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /Gilt ab/ }), '01.02.2999')
  await user.click(dialog.getByRole('checkbox', { name: /Zustimmung neu einholen/ }))
  expect(dialog.getByText(/Ab dem 01.02.2999 lesen alle/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Veröffentlichen' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'PATCH /legal')?.body).toEqual({
      type: 'privacy',
      title: 'Datenschutz',
      content: 'Geplant!',
      valid_from: '2999-02-01',
      asks_again: true,
      based_on: '5',
    }),
  )
})

const publish = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Veröffentlichen' }))
}

it('keeps what was typed when it cannot be published', async () => {
  const { user } = open({ 'PATCH /legal': refuse('unavailable') })
  await user.type(await screen.findByLabelText('Inhalt'), '!')
  await publish(user)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeEnabled())
  expect(screen.getByLabelText('Inhalt')).toHaveValue('Gesund gGmbH!')
})

it('shows both versions where somebody else published meanwhile, and publishes the one that is chosen', async () => {
  let standing = imprint
  const { user, sent } = open({
    'GET /legal': () => ({ ...standing, next: null }),
    'PATCH /legal': ({ body }) =>
      (body as { based_on: string }).based_on === '3'
        ? { ...imprint, version: 4 }
        : refuse('edited_meanwhile', { version: '3', edited }),
  })
  await user.type(await screen.findByLabelText('Inhalt'), ', Kassel')
  standing = { ...imprint, version: 3, content: 'Gesund GmbH' }
  await publish(user)
  const conflict = within(await screen.findByRole('dialog', { name: /gleichzeitig/ }))
  // What each made of the text that stood there.
  expect(conflict.getByText('GmbH')).toBeVisible()
  expect(conflict.getByText(', Kassel')).toBeVisible()
  // The list of versions behind it has the new one as well.
  expect(sent.filter(({ key }) => key === 'GET /legal/versions')).toHaveLength(2)
  expect(conflict.getByRole('radio', { name: /Fassung von Berta Blau/ })).toBeVisible()
  await user.click(conflict.getByRole('button', { name: 'So speichern' }))
  expect(await screen.findByText('Die neue Fassung ist veröffentlicht.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'PATCH /legal')?.body).toMatchObject({
    content: 'Gesund gGmbH, Kassel',
    based_on: '3',
  })
})

it('of an unknown kind is not called by the name of another', async () => {
  renderPage(<LegalTextPage />, { at: '/admin/pages/agb', path: '/admin/pages/:type', answers: {} })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Impressum')
})

it('shows what it said before', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Fassung 1 lesen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Impressum, Fassung 1' }))
  expect(dialog.getByText('Früher hießen wir anders.')).toBeVisible()
})

it('brings an earlier version back into the form, and compares it with today', async () => {
  const { user } = open()
  expect(await screen.findByText(/^Fassung 2, .*, Berta Blau$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fassung 1 lesen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Mit heute vergleichen' }))
  expect(dialog.getByRole('region', { name: 'Was seither anders ist' })).toHaveTextContent('gGmbH')
  await user.click(dialog.getByRole('button', { name: 'Diese Fassung zurückholen' }))
  expect(screen.getByLabelText('Inhalt')).toHaveValue('Früher hießen wir anders.')
  expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeEnabled()
})

it('goes on with a draft, keeps it with what it was based on, and throws it away', async () => {
  const { user, sent } = open({
    'GET /legal/draft': { draft },
    'PUT /legal/draft': { draft: { ...draft, content: 'Gesund gGmbH, neu!', version: '8' } },
    'DELETE /legal/draft': { draft: null },
  })
  expect(await screen.findByLabelText('Inhalt')).toHaveValue('Gesund gGmbH, neu')
  expect(screen.getByText(/^Entwurf von Berta Blau, .*\. Er ist nicht veröffentlicht\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Entwurf speichern' })).toBeDisabled()
  await user.type(screen.getByLabelText('Inhalt'), '!')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  expect(await screen.findByText('Der Entwurf ist gespeichert. Nur die Verwaltung sieht ihn.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /legal/draft')?.body).toEqual({
    type: 'imprint',
    title: 'Impressum',
    content: 'Gesund gGmbH, neu!',
    based_on: '7',
  })
  await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Entwurf verwerfen' }))
  expect(await screen.findByText('Der Entwurf ist verworfen.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Inhalt')).toHaveValue('Gesund gGmbH'))
})

it('shows both drafts where somebody else kept one meanwhile', async () => {
  let standing = draft
  const { user } = open({
    'GET /legal/draft': () => ({ draft: standing }),
    'PUT /legal/draft': refuse('edited_meanwhile', { version: '9', edited }),
  })
  await user.type(await screen.findByLabelText('Inhalt'), '!')
  standing = { ...draft, version: '9', content: 'Ganz anders' }
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  const conflict = within(await screen.findByRole('dialog', { name: /gleichzeitig/ }))
  expect(conflict.getByText('Ganz anders')).toBeVisible()
  expect(conflict.getByText('!')).toBeVisible()
})
