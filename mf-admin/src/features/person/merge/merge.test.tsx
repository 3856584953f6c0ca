import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { forgetConfirmation } from '../../../common/admin-password/confirmation.ts'
import { member as anybody } from '../../../common/member.fixtures.ts'
import { miriam, MIRIAM } from '../person.fixtures.ts'
import PersonPage from '../PersonPage.tsx'
import type { AccountMerge } from './api.ts'

/** Somebody else in the list. */
const member = { ...anybody, id: '01980000-0000-7000-8000-00000000b0b2' }
const report: AccountMerge = {
  version: 'v3',
  from: { id: member.id, name: 'Lore Lindner', email: member.email },
  into: { id: MIRIAM, name: 'Miriam Vogt', email: 'miriam.vogt@beispiel.de' },
  moves: {
    participations: 2,
    certificates: 1,
    accesses: 0,
    finishes: 0,
    societies: 0,
    leads: 0,
    payouts: 0,
    posts: 0,
    questions: 0,
    courses: 0,
  },
  society: { from: 'TSV Möwe', into: null },
  fills: ['phone'],
  drops: ['address', 'iban'],
  joined: [{ course_id: member.id, title: 'Rücken' }],
  double_finishes: 1,
  groups_joined: false,
  sessions: 2,
  blockers: [],
}

const open = async (answers: FakeAnswers = {}) => {
  const shown = renderPage(<PersonPage />, {
    answers: {
      'GET /other-user': miriam,
      'GET /other-user/societies': { items: [], total: 0 },
      'GET /users': { items: [member], total: 1 },
      'POST /user/merge': report,
      ...answers,
    },
    path: '/admin/members/:userId/:tab?',
    at: `/admin/members/${MIRIAM}/society`,
  })
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Miriam Vogt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mit anderem Konto zusammenführen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: 'Das andere Konto' }))
  await user.click(await screen.findByRole('option', { name: /Lore Lindner/ }))
  return { ...shown, dialog }
}
afterEach(forgetConfirmation)

it('offers who has the same name, says in numbers what happens, and does that', async () => {
  const { user, sent, dialog, address } = await open()
  expect(sent.find(({ key }) => key === 'GET /users')?.query).toMatchObject({ search: 'Miriam Vogt' })
  for (const line of [
    'Miriam Vogt meldet sich danach mit miriam.vogt@beispiel.de an.',
    '1 Bescheinigung',
    '2 Teilnahmen mit dem ganzen Lernstand',
    'Die Mitgliedschaft bei „TSV Möwe“',
    'Angaben, die dort fehlen: Telefon',
    'Diese Angaben, weil das andere Konto eigene hat: Anschrift, IBAN',
    'Die Anmeldung auf 2 Geräten',
  ])
    expect(await dialog.findByText(line)).toBeVisible()
  expect(dialog.getByText(/^„Rücken“ läuft in beiden Konten/)).toBeVisible()
  expect(dialog.queryByText(/Zugang/)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Grund'), 'Zweimal registriert')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Konten zusammenführen' }))
  expect(await screen.findByText('Alles ist jetzt in einem Konto von Miriam Vogt.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /user/merge')?.body).toEqual({
    from: member.id,
    into: MIRIAM,
    based_on: 'v3',
    reason: 'Zweimal registriert',
  })
  await waitFor(() => expect(address()).toBe(`/admin/members/${MIRIAM}`))
})

it('counts anew when the other one is to stay', async () => {
  const { user, sent, dialog } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Das andere' }))
  await waitFor(() =>
    expect(sent.findLast(({ key }) => key === 'POST /user/merge')?.body).toEqual({
      from: MIRIAM,
      into: member.id,
      dry_run: true,
    }),
  )
})

it('says what has to be done before, and lets nobody press', async () => {
  const { dialog } = await open({ 'POST /user/merge': { ...report, blockers: ['account_in_team'] } })
  expect(await dialog.findByRole('link', { name: 'Zu den Rechten von Lore Lindner' })).toHaveAttribute(
    'href',
    `/admin/members/${member.id}`,
  )
  expect(dialog.getByRole('button', { name: 'Konten zusammenführen' })).toBeDisabled()
})

it('says that the other one is gone meanwhile, and takes the choice back', async () => {
  let isGone = false
  const { user, dialog } = await open({
    'POST /user/merge': () => (isGone ? refuse('not_found') : report),
  })
  await dialog.findByText('1 Bescheinigung')
  await user.type(dialog.getByLabelText('Grund'), 'Zweimal registriert')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  isGone = true
  await user.click(dialog.getByRole('button', { name: 'Konten zusammenführen' }))
  expect(await dialog.findByText(/^Das andere Konto gibt es nicht mehr/)).toBeVisible()
  expect(dialog.queryByText('1 Bescheinigung')).not.toBeInTheDocument()
  expect(dialog.getByRole('combobox', { name: 'Das andere Konto' })).toHaveValue('')
})

it('says when nothing could be counted', async () => {
  const { dialog } = await open({ 'POST /user/merge': refuse('not_found') })
  expect(await dialog.findByText('Es ließ sich nicht zählen, was wechselt')).toBeVisible()
})
