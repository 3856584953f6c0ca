import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { forgetConfirmation } from '../../common/admin-password/confirmation.ts'
import type { DeletionReport } from './api/deletion.ts'
import { miriam, MIRIAM } from './person.fixtures.ts'
import PersonPage from './PersonPage.tsx'

const ADA = { id: '01980000-0000-7000-8000-000000000001', name: 'Ada Muster' }
const report: DeletionReport = {
  version: 'v7',
  goes: { participations: 2, certificates: 1, posts: 0, questions: 0 },
  stays: { finishes: 1, payouts: 0 },
  passes: { courses: 3, accesses: 0, films: 0, to: ADA },
  lapses: {
    societies: [
      {
        id: MIRIAM,
        name: 'Miriams Gruppe',
        is_community: false,
        members: 11,
        available: 3_000,
        requested: 500,
      },
    ],
    payouts: 1,
  },
}

const open = (answers: FakeAnswers = {}) =>
  renderPage(<PersonPage />, {
    answers: { 'GET /other-user': miriam, 'GET /users': { items: [], total: 0 }, ...answers },
    path: '/admin/members/:userId/:tab?',
    at: `/admin/members/${MIRIAM}`,
  })
afterEach(forgetConfirmation)

const choose = async ({ user }: ReturnType<typeof open>, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Miriam Vogt' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

it('sends a code to whoever cannot log in', async () => {
  const { user, sent } = open({ 'POST /other-user/reset-code': { expires_in: 900, tries: 5 } })
  await user.click(await screen.findByRole('button', { name: 'Beim Anmelden helfen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Wir schicken einen Code an miriam.vogt@beispiel.de.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Code senden' }))
  expect(await screen.findByText('Der Code ist unterwegs und gilt 15 Minuten.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /other-user/reset-code')?.query).toEqual({ 'user-id': MIRIAM })
})

it('says in numbers what deleting does, wants the address typed, and says afterwards that they are gone', async () => {
  const shown = open({ 'DELETE /user': report })
  const { user, sent } = shown
  const dialog = await choose(shown, 'Konto löschen')
  for (const line of [
    '2 Teilnahmen mit dem ganzen Lernstand',
    '1 Abschluss, der für einen Verein zählt',
    'Das geht über auf Ada Muster',
    '3 Kurse',
    /^Die eigene Gruppe „Miriams Gruppe“ mit 11 Mitgliedern und 30,00.€ Guthaben$/,
    /^1 offene Auszahlung über 5,00.€ wird abgelehnt$/,
  ])
    expect(await dialog.findByText(line)).toBeVisible()
  expect(dialog.queryByText(/Forum/)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText(/^Grund/), 'Auf Wunsch')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  await user.type(dialog.getByLabelText(/^Tippe zur Sicherheit/), 'anna@beispiel.de')
  await user.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }))
  expect(await dialog.findByText(/^Das ist nicht die E.Mail-Adresse dieser Person\.$/)).toBeVisible()
  expect(sent.filter(({ key }) => key === 'DELETE /user').every(({ query }) => 'dry-run' in query)).toBe(true)
  await user.clear(dialog.getByLabelText(/^Tippe zur Sicherheit/))
  await user.type(dialog.getByLabelText(/^Tippe zur Sicherheit/), 'Miriam.Vogt@beispiel.de')
  await user.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Das Konto ist gelöscht' })).toBeInTheDocument()
  expect(sent.findLast(({ key }) => key === 'DELETE /user')?.query).toEqual({
    'user-id': MIRIAM,
    'let-lapse': 'true',
    'heir-id': ADA.id,
    'based-on': 'v7',
    reason: 'Auf Wunsch',
  })
})

it('shows what would happen by now when that is something else', async () => {
  let courses = 3
  const shown = open({
    'DELETE /user': ({ query }) =>
      query['dry-run']
        ? { ...report, passes: { ...report.passes, courses } }
        : refuse('edited_meanwhile', { version: 'v8', edited: null }),
  })
  const { user } = shown
  const dialog = await choose(shown, 'Konto löschen')
  expect(await dialog.findByText('3 Kurse')).toBeVisible()
  courses = 4
  await user.type(dialog.getByLabelText(/^Grund/), 'Auf Wunsch')
  await user.type(dialog.getByLabelText(/^Tippe zur Sicherheit/), miriam.email)
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }))
  expect(await dialog.findByText(/^Inzwischen hat sich etwas geändert/)).toBeVisible()
  expect(await dialog.findByText('4 Kurse')).toBeVisible()
  expect(dialog.getByLabelText(/^Grund/)).toHaveValue('Auf Wunsch')
})

it('needs a reason and the password for somebody’s data', async () => {
  const shown = open({ 'GET /user-data/archive': refuse('wrong_password') })
  const { user, sent } = shown
  const dialog = await choose(shown, 'Datenauskunft erstellen')
  await user.click(dialog.getByRole('button', { name: 'Auskunft erstellen' }))
  expect(await dialog.findAllByText('Bitte fülle dieses Feld aus.')).toHaveLength(2)
  await user.type(dialog.getByLabelText(/^Grund/), 'Bitte um Auskunft')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'falsch')
  await user.click(dialog.getByRole('button', { name: 'Auskunft erstellen' }))
  expect(await dialog.findByText('Das Passwort stimmt nicht.')).toBeVisible()
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'GET /user-data/archive')?.query).toEqual({
      'user-id': MIRIAM,
      reason: 'Bitte um Auskunft',
    }),
  )
})
