import { screen, within } from '@testing-library/react'
import type { SystemConfig } from '../../contract/index.ts'
import { remoteDeclaration } from '../../federation/index.ts'
import { renderPage, testSession } from '../../testing/index.ts'
import { AdminArea } from './AdminArea.tsx'

const declaration = remoteDeclaration.parse({
  name: 'mf-hof',
  title: 'Hof',
  owner: 'Team Hof',
  shell_contract: '^1.11',
  routes: [{ prefix: '/admin/hof', permission: 'admin' }],
  nav: [
    {
      key: 'hof',
      label: 'Hof',
      path: '/admin/hof',
      permission: 'admin',
      place: 'admin',
      group: 'content',
      order: 1,
    },
  ],
})
const remote: SystemConfig['remotes'][number] = {
  name: 'mf-hof',
  version: '1.0.0-1',
  base_url: '/remotes/mf-hof/1/',
  manifest_url: '/remotes/mf-hof/1/mf-manifest.json',
  reason: 'active',
  previous: null,
  declaration,
}
const open = (onSearch?: () => void) =>
  renderPage(
    <AdminArea {...(onSearch && { onSearch })}>
      <h1>Hof</h1>
    </AdminArea>,
    {
      at: '/admin/hof',
      session: { ...testSession, perms: { admin: true, course_creator: false } },
      config: { remotes: [remote] },
    },
  )

it('has the menu beside a page of any remote, with the entry it is on', async () => {
  const { user } = open()
  expect(screen.getByRole('heading', { name: 'Hof' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Bereiche der Verwaltung öffnen' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Bereiche der Verwaltung' }))
  expect(sheet.getByRole('link', { name: 'Hof' })).toHaveAttribute('aria-current', 'page')
  // The search is the page's own: only who has one offers it.
  expect(sheet.queryByRole('button', { name: /^Suchen/ })).toBeNull()
})

it('offers the search of a page that has one, and closes for it', async () => {
  let asked = 0
  const { user } = open(() => (asked += 1))
  await user.click(screen.getByRole('button', { name: 'Bereiche der Verwaltung öffnen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Suchen/ }))
  expect(asked).toBe(1)
})
