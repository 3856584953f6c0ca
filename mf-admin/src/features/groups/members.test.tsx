import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { forgetConfirmation } from '../../common/admin-password/confirmation.ts'
import { member as anybody } from '../../common/member.fixtures.ts'
import type { GroupDetail } from './api/group.ts'
import type { Group } from './api/groups.ts'
import GroupMembers from './components/GroupMembers.tsx'

const id = (digit: string) => `01980000-0000-7000-8000-00000000000${digit}`
const CLUB = id('a')
const group: GroupDetail = {
  id: CLUB,
  name: 'TSV Möwe',
  city: 'Kassel',
  is_community: true,
  owner: null,
  admins: [],
  members: 2,
  own_levels: false,
  referral_link: 'https://kursportal.example/r',
  created_at: '2026-01-01T10:00:00.000Z',
  deleted_at: null,
  merged_into: null,
  abilities: {
    edit: true,
    change_owner: true,
    manage_admins: true,
    manage_levels: true,
    request_payout: true,
    correct: true,
    delete: true,
  },
  version: 'v1',
  edited: null,
}
const member = (digit: string, first_name: string) => ({
  id: id(digit),
  first_name,
  last_name: 'Beispiel',
  joined_at: '2026-02-01T10:00:00.000Z',
  state: 'registered' as const,
})

const open = (answers: FakeAnswers = {}, shown: GroupDetail = group) =>
  renderPage(<GroupMembers group={shown} />, {
    at: `/admin/groups/${CLUB}/mitglieder`,
    path: '/admin/groups/:groupId/:tab?',
    answers: {
      'GET /users-in-society': { items: [member('1', 'Mia'), member('2', 'Ole')], total: 2 },
      'POST /users/society': { chosen: 1, done: 1, left_out: [] },
      ...answers,
    },
  })
afterEach(forgetConfirmation)

const lastMove = (sent: ReturnType<typeof open>['sent']) =>
  sent.findLast(({ key }) => key === 'POST /users/society')?.body

it('takes somebody out, after it said what stays and whom it concerns', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Mia Beispiel' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Herausnehmen' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Mia Beispiel aus „TSV Möwe“ herausnehmen?' }),
  )
  expect(await dialog.findByText('Das betrifft einen Menschen.')).toBeVisible()
  expect(lastMove(sent)).toEqual({ user_ids: [id('1')], society_id: null, dry_run: true })
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Herausnehmen' }))
  expect(await screen.findByText('Gespeichert. Es gilt ab jetzt.')).toBeVisible()
  expect(lastMove(sent)).toEqual({ user_ids: [id('1')], society_id: null, expected: 1 })
})

it('brings somebody in who is found by name', async () => {
  const nele = { ...anybody, id: id('3'), first_name: 'Nele', last_name: 'Neu' }
  const { user, sent } = open({ 'GET /users': { items: [nele], total: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Mitglied hierher holen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: 'Person' }))
  await user.click(await screen.findByRole('option', { name: /Nele Neu/ }))
  await waitFor(() =>
    expect(lastMove(sent)).toEqual({ user_ids: [id('3')], society_id: CLUB, dry_run: true }),
  )
})

it('moves those who are picked to another club', async () => {
  const other: Group = {
    id: id('9'),
    name: 'SV Albatros',
    city: 'Bonn',
    is_community: true,
    owner: null,
    admins: 0,
    members: 3,
    visits: 0,
    registrations: 0,
    finishes: 0,
    tier: 'none',
    last_finish_at: null,
    earned: 0,
    paid: 0,
    available: 0,
    requested: 0,
    created_at: group.created_at,
  }
  const { user, sent } = open({
    'GET /societies': { items: [other], total: 1, years: [] },
    'POST /users/society': { chosen: 2, done: 2, left_out: [] },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Mia Beispiel auswählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ole Beispiel auswählen' }))
  await user.click(screen.getByRole('button', { name: 'In einen anderen Verein' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^2 Mitglieder in einen anderen Verein/ }))
  await user.click(dialog.getByRole('combobox', { name: 'Wohin?' }))
  await user.click(await screen.findByRole('option', { name: /SV Albatros/ }))
  expect(await dialog.findByText('Das betrifft 2 Menschen.')).toBeVisible()
  expect(lastMove(sent)).toMatchObject({ user_ids: [id('1'), id('2')], society_id: other.id })
})

it('offers nothing of it for a club that is gone', async () => {
  open({}, { ...group, abilities: { ...group.abilities, edit: false } })
  expect(await screen.findByText('Mia Beispiel')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mitglied hierher holen' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
