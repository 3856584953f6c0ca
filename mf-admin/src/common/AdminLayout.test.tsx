import '@kursportal/shared/testing/styles'
import type { SystemConfig } from '@kursportal/shared/contract'
import { remoteDeclaration } from '@kursportal/shared/federation'
import { useRoutes } from '@kursportal/shared/router'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { isMenuIcon } from '@kursportal/shared/ui/admin-area'
import { act, screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import AdminLayout from './AdminLayout.tsx'

type Remote = SystemConfig['remotes'][number]

const remote: Remote = {
  name: 'mf-admin',
  version: '1.0.0-1',
  base_url: '/remotes/mf-admin/1/',
  manifest_url: '/remotes/mf-admin/1/mf-manifest.json',
  reason: 'active',
  previous: null,
  declaration: remoteDeclaration.parse(
    JSON.parse(readFileSync(new URL('../../remote.json', import.meta.url), 'utf8')),
  ),
}
const open = (faq = true) =>
  renderPage(<AdminLayout />, {
    at: '/admin/members',
    session: { ...testSession, perms: { admin: true, course_creator: false } },
    config: { remotes: [remote] },
    answers: { 'GET /transaction/requests': {} },
    settings: { faq },
  })
const entries = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Bereiche der Verwaltung öffnen' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Bereiche der Verwaltung' }))
  return sheet.getAllByRole('link').map((link) => link.textContent)
}

const waiting = {
  id: '019a0000-0000-7000-8000-000000000009',
  society: { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV Möwe', is_community: true },
  target_year: 2026,
  amount: 5000,
  notes: '',
  state: 'requested' as const,
  reason: null,
  requested_by: null,
  account_holder: 'Olga Öçal',
  iban_end: '3000',
  finishes: 12,
  created_at: '2026-03-02T10:00:00.000Z',
  decided_at: null,
  exported_at: null,
  confirmed_at: null,
  stage: 'requested' as const,
  tier: 'bronze' as const,
  decided_by: null,
  returned_at: null,
  return_reason: null,
  mend_account: false,
  owner_iban_changed: false,
  own: false,
}

const openAt = (at: string, answers: FakeAnswers) =>
  renderPage(<AdminLayout />, {
    at,
    session: { ...testSession, perms: { admin: true, course_creator: false } },
    config: { remotes: [remote] },
    answers,
  })

it('says beside the payouts how many wait for money', async () => {
  const { user } = openAt('/admin/members', { 'GET /transaction/requests': { [waiting.id]: waiting } })
  await user.click(screen.getByRole('button', { name: 'Bereiche der Verwaltung öffnen' }))
  expect(await screen.findByRole('link', { name: /Auszahlungen\s*1\s*Auszahlungen warten/ })).toHaveAttribute(
    'href',
    '/admin/payouts',
  )
})

it('shows its entries all the same where what a badge counts cannot be read', async () => {
  const { user, sent } = openAt('/admin/members', { 'GET /transaction/requests': refuse('internal_error') })
  expect(await entries(user)).toContain('Übersicht')
  await waitFor(() => expect(sent.map(({ key }) => key)).toContain('GET /transaction/requests'))
  expect(screen.getByRole('link', { name: 'Übersicht' })).toBeVisible()
})

it('draws an icon of its own for each of its entries', () => {
  const named = remote.declaration.nav.filter(({ place }) => place === 'admin').map(({ icon }) => icon ?? '')
  expect(named.filter((name) => !isMenuIcon(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

it('folds technique until somebody asks for it or is in it', async () => {
  const { user } = openAt('/admin/members', { 'GET /transaction/requests': {} })
  expect(await entries(user)).not.toContain('Module')
  const fold = screen.getByRole('button', { name: 'Technik', expanded: false })
  await user.click(fold)
  const technical = within(screen.getByRole('list', { name: 'Technik' })).getAllByRole('link')
  expect(technical.map((link) => link.textContent)).toEqual(['Module', 'Aufgaben'])
  await user.click(fold)
  expect(screen.queryByRole('link', { name: 'Module' })).toBeNull()
})

it('marks the entry somebody is in, also on a page below it, and unfolds its group', async () => {
  const { user } = openAt('/admin/modules/mf-sales', { 'GET /transaction/requests': {} })
  expect(await entries(user)).toContain('Module')
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual(['Module'])
})

const Area = () =>
  useRoutes([{ element: <AdminLayout />, children: [{ path: '*', element: <input aria-label="Grund" /> }] }])

it('keeps what is being typed when the window is narrowed and widened', async () => {
  const width = { isWide: true, changed: new EventTarget() }
  const matchMedia = (media: string) => ({
    media,
    get matches() {
      return width.isWide
    },
    addEventListener: (type: string, told: () => void) => width.changed.addEventListener(type, told),
    removeEventListener: (type: string, told: () => void) => width.changed.removeEventListener(type, told),
    // What was there before those two; some still ask by it.
    addListener: (told: () => void) => width.changed.addEventListener('change', told),
    removeListener: (told: () => void) => width.changed.removeEventListener('change', told),
  })
  Object.assign(window, { matchMedia })
  try {
    const { user } = renderPage(<Area />, {
      at: '/admin/members',
      path: '/admin/*',
      session: { ...testSession, perms: { admin: true, course_creator: false } },
      config: { remotes: [remote] },
      answers: { 'GET /transaction/requests': {} },
    })
    await user.type(screen.getByLabelText('Grund'), 'Rief an.')
    expect(screen.getByRole('link', { name: 'Übersicht' })).toBeVisible()
    for (const isWide of [false, true]) {
      act(() => {
        width.isWide = isWide
        width.changed.dispatchEvent(new Event('change'))
      })
      expect(screen.queryByRole('button', { name: /Bereiche der Verwaltung/ }) === null).toBe(isWide)
      expect(screen.getByLabelText('Grund')).toHaveValue('Rief an.')
    }
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

describe('the side of the admin area on a phone', () => {
  it('opens from a button at the bottom right on a bar that hides no part of the page halfway, and closes', async () => {
    const { user, address } = open()
    const button = screen.getByRole('button', { name: 'Bereiche der Verwaltung öffnen' })
    const bar = button.closest('[data-bottom-bar="floats"]')
    if (!bar) throw new Error('the button stands on no bar')
    const { position, insetInline, bottom, justifyContent } = getComputedStyle(bar)
    expect({ position, insetInline, bottom, justifyContent }).toEqual({
      position: 'fixed',
      insetInline: '0',
      bottom: '0px',
      justifyContent: 'flex-end',
    })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(await entries(user)).toEqual([
      'Übersicht',
      'Mitglieder',
      'Team',
      'Vereine',
      'Vertrieb',
      'Stufen',
      'Auszahlungen',
      'Häufige Fragen',
      'Rechtliche Texte',
      'Texte',
      'Vorlagen',
      'Standard-Zugänge',
      'Zertifizierungen',
      'Einstellungen',
      'Krankenkassen',
      'Nachrichten',
      'Meldungen',
      'Aufbewahrung',
      'Protokoll',
    ])
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby') !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
    expect(screen.getByRole('list', { name: 'Menschen' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Einstellungen' }))
    expect(address()).toBe('/admin/settings')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('leaves out what a flag of the settings switches off', async () => {
    const { user } = open(false)
    expect(await entries(user)).not.toContain('Häufige Fragen')
  })
})
