import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { TeamMember } from './api.ts'
import TeamPage from './TeamPage.tsx'

const eva: TeamMember = {
  id: '01980000-0000-7000-8000-00000000e0a1',
  name: 'Eva Weiß',
  email: 'eva@beispiel.de',
  image_id: null,
  admin: false,
  course_creator: true,
  courses: 2,
  last_seen_at: null,
  since: '2026-02-01T10:00:00.000Z',
  by: 'Sabine Köhler',
}
const self: TeamMember = {
  ...eva,
  id: testSession.user.id,
  name: 'Ich Selbst',
  admin: true,
  courses: 0,
  since: null,
}

const open = (items: TeamMember[], answers: FakeAnswers = {}) =>
  renderPage(<TeamPage />, {
    at: '/admin/team',
    path: '/admin/team',
    answers: {
      'GET /team': { items, total: items.length, admins: items.filter(({ admin }) => admin).length },
      'GET /users': { items: [], total: 0 },
      'POST /team/dismissal': { courses: 2, accesses: 1, films: 0 },
      ...answers,
    },
  })

it('says who is the only admin, marks oneself, and lets nobody take their own rights', async () => {
  const { user } = open([eva, self])
  expect(await screen.findByText(/einzige Verwaltung/)).toBeVisible()
  expect(screen.getByText('Du')).toBeVisible()
  expect(screen.getByText('01.02.2026, von Sabine Köhler')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Eva Weiß' })).toHaveAttribute('href', `/admin/members/${eva.id}`)
  await user.click(screen.getByRole('button', { name: 'Aktionen für Ich Selbst' }))
  expect(await screen.findByRole('menuitem', { name: /Rechte nehmen/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('is found by name, and knows of the only admin from the server, whatever the page shows', async () => {
  const { user, sent } = open([eva], { 'GET /team': { items: [eva], total: 1, admins: 1 } })
  expect(await screen.findByText(/einzige Verwaltung/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Name, E-Mail oder Ort' }), 'eva')
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'GET /team').at(-1)?.query).toMatchObject({ search: 'eva' }),
  )
})

it('takes rights with an heir, after it said what passes', async () => {
  const { user, sent } = open([eva, self])
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Eva Weiß' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rechte nehmen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Eva Weiß Rechte nehmen' }))
  expect(await dialog.findByText('Kurse: 2 · Zugänge: 1 · Videos: 0')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kurse übergeben an' }), 'Ich Selbst')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Rechte nehmen' }))
  expect(await screen.findByText('Eva Weiß hat keine Rechte mehr.')).toBeVisible()
  expect(sent.filter(({ key }) => key === 'POST /team/dismissal').map(({ body }) => body)).toEqual([
    { user_id: eva.id, heir_id: null, dry_run: true },
    { user_id: eva.id, heir_id: self.id },
  ])
})

it('invites somebody without an account, with at least one right, and keeps what was typed when it is refused', async () => {
  const { user, sent } = open([eva, self], { 'POST /users/invite': refuse('email_in_use') })
  await user.click(await screen.findByRole('button', { name: 'Ins Team holen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ins Team holen' }))
  await user.click(dialog.getByRole('radio', { name: 'Jemanden ohne Konto' }))
  await user.type(dialog.getByLabelText('Vorname'), 'Nora')
  await user.type(dialog.getByLabelText('Nachname'), 'Neu')
  await user.type(dialog.getByLabelText('E-Mail'), 'nora@beispiel.de')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  await user.click(dialog.getByRole('checkbox', { name: /Kursleitung/ }))
  await user.click(dialog.getByRole('button', { name: 'Ins Team holen' }))
  expect(await dialog.findByText('Wähle mindestens ein Recht.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /Verwaltung/ }))
  await user.click(dialog.getByRole('button', { name: 'Ins Team holen' }))
  expect(await dialog.findByText(/gibt es schon ein Konto/)).toBeVisible()
  expect(dialog.getByLabelText('Vorname')).toHaveValue('Nora')
  expect(sent.at(-1)?.body).toEqual({
    first_name: 'Nora',
    last_name: 'Neu',
    email: 'nora@beispiel.de',
    admin: true,
  })
})

it('says who may do what, as the contract holds it', async () => {
  open([eva, self])
  const row = within(await screen.findByRole('row', { name: /Kurse veröffentlichen/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['nein', 'nein', 'ja', 'ja'])
})
