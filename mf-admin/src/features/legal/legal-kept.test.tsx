import type { LegalText } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { copyLeft } from '@kursportal/shared/testing/kept'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import LegalTextPage from './LegalTextPage.tsx'

const imprint: LegalText = {
  type: 'imprint',
  title: 'Impressum',
  content: 'Gesund gGmbH',
  version: 2,
  updated_at: '2026-03-02T10:00:00.000Z',
  valid_from: null,
  asks_again: false,
}
const edited = {
  at: '2026-03-02T10:00:00.000Z',
  by: { id: '01980000-0000-7000-8000-0000000000b2', name: 'Berta Blau' },
}
const draftOf = (content: string, version: string) => ({ title: 'Impressum', content, version, edited })
type Draft = ReturnType<typeof draftOf>

/** A server with one legal text and its draft, which checks what a draft is based on. */
const startServer = () => {
  const server: { text: LegalText; draft: Draft | null; kept: number } = {
    text: imprint,
    draft: null,
    kept: 0,
  }
  const answers: FakeAnswers = {
    'GET /legal': () => ({ ...server.text, next: null }),
    'GET /legal/draft': () => ({ draft: server.draft }),
    'GET /legal/versions': { items: [], total: 0 },
    'PUT /legal/draft': ({ body }) => {
      const version = server.draft?.version ?? ''
      if (body.based_on !== version) return refuse('edited_meanwhile', { version, edited })
      server.kept += 1
      server.draft = draftOf(body.content, `kept ${server.kept}`)
      return { draft: server.draft }
    },
  }
  return { server, answers }
}

const open = (answers: FakeAnswers) =>
  renderPage(<LegalTextPage />, { at: '/admin/pages/imprint', path: '/admin/pages/:type', answers })
type Page = ReturnType<typeof open>

const type = async ({ user }: Page, words: string): Promise<void> => {
  await user.type(await screen.findByLabelText('Inhalt'), words)
}
const keep = async ({ user }: Page): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Entwurf speichern' })).toBeDisabled())
}

it('has what was typed after the draft was kept', async () => {
  const { answers } = startServer()
  const page = open(answers)
  await type(page, ', neu')
  await keep(page)
  await type(page, ' und noch mehr')
  cleanup()
  open(answers)
  const field = await screen.findByLabelText('Inhalt')
  await waitFor(() => expect(field).toHaveValue('Gesund gGmbH, neu und noch mehr'))
  expect(screen.getByText(/ist wieder da/)).toBeVisible()
})

it('leaves nothing behind of a draft that was kept', async () => {
  const { server, answers } = startServer()
  const page = open(answers)
  await type(page, ', neu')
  await keep(page)
  await waitFor(async () => expect(await copyLeft('legal/imprint')).toBeNull())
  cleanup()
  // Somebody else corrected the draft and published it.
  server.draft = null
  server.text = { ...imprint, version: 3, content: 'Gesund gGmbH, Kassel' }
  open(answers)
  expect(await screen.findByLabelText('Inhalt')).toHaveValue('Gesund gGmbH, Kassel')
  await waitFor(async () => expect(await copyLeft('legal/imprint')).toBeNull())
  expect(screen.queryByText(/ist wieder da/)).toBeNull()
})

it('keeps no copy of a draft that was only read', async () => {
  const { server, answers } = startServer()
  server.draft = draftOf('Bertas Entwurf', 'one')
  open(answers)
  await waitFor(() => expect(screen.getByLabelText('Inhalt')).toHaveValue('Bertas Entwurf'))
  cleanup()
  server.draft = draftOf('Bertas besserer Entwurf', 'two')
  open(answers)
  await waitFor(() => expect(screen.getByLabelText('Inhalt')).toHaveValue('Bertas besserer Entwurf'))
  await waitFor(async () => expect(await copyLeft('legal/imprint')).toBeNull())
  expect(screen.getByLabelText('Inhalt')).toHaveValue('Bertas besserer Entwurf')
})

it('asks about the draft somebody else kept before what was typed is there again', async () => {
  const { server, answers } = startServer()
  server.draft = draftOf('Bertas Entwurf', 'one')
  const page = open(answers)
  await waitFor(() => expect(screen.getByLabelText('Inhalt')).toHaveValue('Bertas Entwurf'))
  await type(page, ', meiner')
  cleanup()
  server.draft = draftOf('Bertas Entwurf, ihrer', 'two')
  const again = open(answers)
  await waitFor(() => expect(screen.getByLabelText('Inhalt')).toHaveValue('Bertas Entwurf, meiner'))
  await again.user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  const conflict = within(await screen.findByRole('dialog', { name: /gleichzeitig/ }))
  expect(conflict.getByRole('radio', { name: /Fassung von Berta Blau/ })).toBeVisible()
})
