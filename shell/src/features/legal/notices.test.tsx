import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import AccessibilityPage from './AccessibilityPage.tsx'
import LegalPage from './LegalPage.tsx'

const contact = {
  authorities_email: 'behoerden@beispiel.de',
  users_email: 'hallo@beispiel.de',
  phone: '',
  languages: 'Deutsch und Englisch',
}
const accessibility = {
  conformance: 'partial' as const,
  limits: 'Alte Videos haben keine Untertitel.',
  checked_on: '2026-02-01',
  enforcement: 'Marktüberwachungsstelle der Länder',
  feedback_email: 'barriere@beispiel.de',
}
const versions = { contact: 'c1', accessibility: 'a1' }
const imprint = {
  type: 'imprint' as const,
  title: 'Impressum',
  content: 'Kursportal, Kassel',
  version: 1,
  updated_at: '2026-02-01T10:00:00.000Z',
  valid_from: null,
  asks_again: false,
  next: null,
}

it('says below the imprint whom one writes to', async () => {
  renderPage(<LegalPage />, {
    session: null,
    at: '/legal/imprint',
    answers: {
      'GET /legal': imprint,
      'GET /notices': { contact, accessibility: null, accessibility_written: false, versions },
    },
  })
  expect(await screen.findByRole('link', { name: 'behoerden@beispiel.de' })).toHaveAttribute(
    'href',
    'mailto:behoerden@beispiel.de',
  )
  expect(screen.getByText(/Deutsch und Englisch/)).toBeVisible()
})

it('makes the statement of the settings while nobody wrote one', async () => {
  renderPage(<AccessibilityPage />, {
    session: null,
    answers: {
      'GET /notices': { contact: null, accessibility, accessibility_written: false, versions },
    },
  })
  expect(await screen.findByText(/erfüllen wir noch nicht vollständig/)).toBeVisible()
  expect(screen.getByText('Alte Videos haben keine Untertitel.')).toBeVisible()
  expect(screen.getByText('Marktüberwachungsstelle der Länder')).toBeVisible()
  expect(screen.getByText('Zuletzt geprüft am 01.02.2026.')).toBeVisible()
})

it('shows what an admin wrote instead', async () => {
  renderPage(<AccessibilityPage />, {
    session: null,
    answers: {
      'GET /legal': { ...imprint, type: 'accessibility', title: 'Barrierefreiheit', content: 'Eigene Worte' },
      'GET /notices': { contact: null, accessibility, accessibility_written: true, versions },
    },
  })
  expect(await screen.findByText('Eigene Worte')).toBeVisible()
  expect(screen.queryByText('Alte Videos haben keine Untertitel.')).toBeNull()
  expect(screen.getByRole('form', { name: 'Barriere melden' })).toBeVisible()
})

it('tells of a barrier, and keeps what was typed when it is refused', async () => {
  let tries = 0
  const { user, sent } = renderPage(<AccessibilityPage />, {
    session: null,
    answers: {
      'GET /notices': { contact: null, accessibility: null, accessibility_written: false, versions },
      'POST /accessibility-feedback': () =>
        ++tries === 1
          ? refuse('unavailable')
          : { received_at: '2026-03-02T17:30:12.000Z', receipt_mailed: true },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Abschicken' }))
  expect(await screen.findByLabelText('Was geht nicht?')).toBeInvalid()
  await user.type(screen.getByLabelText('Was geht nicht?'), 'Der Knopf ist zu klein.')
  await user.type(screen.getByLabelText('Deine E-Mail-Adresse'), 'rosa@beispiel.de')
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Abschicken' }))
  const thanks = await screen.findByText(/Die Bestätigung schicken wir an rosa@beispiel\.de/)
  expect(thanks.closest('[role="alert"]')).toHaveFocus()
  expect(sent.findLast(({ key }) => key === 'POST /accessibility-feedback')?.body).toEqual({
    message: 'Der Knopf ist zu klein.',
    address: '',
    name: '',
    email: 'rosa@beispiel.de',
  })
})
