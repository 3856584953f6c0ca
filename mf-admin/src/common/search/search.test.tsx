import type { SystemConfig } from '@kursportal/shared/contract'
import { remoteDeclaration } from '@kursportal/shared/federation'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import AdminLayout from '../AdminLayout.tsx'

const remote: SystemConfig['remotes'][number] = {
  name: 'mf-admin',
  version: '1.0.0-1',
  base_url: '/remotes/mf-admin/1/',
  manifest_url: '/remotes/mf-admin/1/mf-manifest.json',
  reason: 'active',
  previous: null,
  declaration: remoteDeclaration.parse(
    JSON.parse(readFileSync(new URL('../../../remote.json', import.meta.url), 'utf8')),
  ),
}
const item = { id: '019a0000-0000-7000-8000-000000000001', note: '', amount: null }
const anna = { ...item, title: 'Anna Öztürk', note: 'anna@beispiel.de' }
const groups = [
  { kind: 'members' as const, total: 23, items: [anna] },
  { kind: 'templates' as const, total: 1, items: [{ ...item, id: 'reminder', title: 'Erinnerung' }] },
]

const open = async (answers: FakeAnswers = {}) => {
  const page = renderPage(<AdminLayout />, {
    at: '/admin/settings',
    session: { ...testSession, perms: { admin: true, course_creator: false } },
    config: { remotes: [remote] },
    answers: { 'GET /transaction/requests': {}, 'GET /admin/search': { groups }, ...answers },
  })
  await page.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  return { ...page, field, dialog: within(screen.getByRole('dialog')) }
}

it('opens by its shortcut with the field in focus, and closes by Escape', async () => {
  const { field, user } = await open()
  expect(field).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('finds pages by everyday words and opens one by keyboard alone', async () => {
  const { user, address } = await open({ 'GET /admin/search': { groups: [] } })
  await user.keyboard('impressum')
  const option = await screen.findByRole('option', { name: /Impressum, Datenschutz oder AGB/ })
  expect(option).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/admin/pages')
})

it('goes through what was found with the arrows, all kinds in one line', async () => {
  const { user, field, address } = await open()
  await user.keyboard('xyz')
  await screen.findByRole('option', { name: /Anna Öztürk/ })
  const names = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)
  expect(names()).toEqual(['Anna Öztürkanna@beispiel.de'])
  expect(screen.getByRole('group', { name: 'Mitglieder' })).toBeVisible()
  await user.keyboard('{ArrowDown}')
  expect(names()).toEqual(['Alle 23 zeigen'])
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{ArrowDown}')
  expect(names()).toEqual(['Erinnerung'])
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toMatch(/^\/admin\//)
})

it('leads to what is done about the only person that is found', async () => {
  const { user, address } = await open({
    'GET /admin/search': { groups: [{ kind: 'members' as const, total: 1, items: [anna] }] },
  })
  await user.keyboard('anna')
  await user.click(await screen.findByRole('option', { name: 'Anna Öztürk: Kurse' }))
  expect(address()).toBe(`/admin/members/${item.id}/courses`)
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('anna')
  await user.click(await screen.findByRole('option', { name: 'Anna Öztürk: Konto löschen' }))
  expect(address()).toBe(`/admin/members/${item.id}?tun=loeschen`)
})

it('leads to a module by its name', async () => {
  const { user, address } = await open({ 'GET /admin/search': { groups: [] } })
  await user.keyboard('modul verwaltung')
  await user.click(
    within(await screen.findByRole('group', { name: 'Module' })).getByRole('option', { name: 'Verwaltung' }),
  )
  expect(address()).toBe('/admin/modules/mf-admin')
})

it('leads to the very payout that was found, and to the list with the amount that was typed', async () => {
  const payout = { ...item, title: 'TSV Möwe', note: '2026', amount: 12_000 }
  const { user, address } = await open({
    'GET /admin/search': { groups: [{ kind: 'payouts' as const, total: 7, items: [payout] }] },
  })
  await user.keyboard('120')
  await user.click(await screen.findByRole('option', { name: /120,00.€.*TSV Möwe/ }))
  expect(address()).toBe(`/admin/payouts/${item.id}`)
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('120')
  await user.click(await screen.findByRole('option', { name: 'Alle 7 zeigen' }))
  expect(address()).toBe('/admin/payouts?suche=120')
})

it('remembers what was opened', async () => {
  const { user } = await open()
  await user.keyboard('xyz')
  await user.click(await screen.findByRole('option', { name: 'Erinnerung' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('group', { name: 'Zuletzt geöffnet' })).toBeVisible()
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Erinnerung')
})

it('says so where nothing was found', async () => {
  const { user } = await open({ 'GET /admin/search': { groups: [] } })
  await user.keyboard('qqqq')
  expect(await screen.findByText('Nichts gefunden')).toBeVisible()
  expect(await screen.findByRole('option', { name: 'Texte mit „qqqq“ zeigen' })).toBeVisible()
  expect(screen.getByText('0 Treffer')).toBeInTheDocument()
})

it('still finds pages while the server does not answer', async () => {
  const { user } = await open({ 'GET /admin/search': refuse('internal_error') })
  await user.keyboard('logo')
  expect(await screen.findByRole('option', { name: /Name, Farbe und Logo/ })).toBeVisible()
  expect(await screen.findByText(/nur Seiten finden/)).toBeVisible()
})
