import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { forgetConfirmation } from '../../common/admin-password/confirmation.ts'
import { miriam, MIRIAM } from './person.fixtures.ts'
import PersonPage from './PersonPage.tsx'

const open = (tab: string, answers: FakeAnswers) =>
  renderPage(<PersonPage />, {
    answers: { 'GET /other-user': miriam, ...answers },
    path: '/admin/members/:userId/:tab?',
    at: `/admin/members/${MIRIAM}/${tab}`,
  })
afterEach(forgetConfirmation)

const COURSE = '01980000-0000-7000-8000-00000000c001'
const ACCESS = '01980000-0000-7000-8000-00000000ac01'
const SOCIETY = '01980000-0000-7000-8000-00000000d001'
const at = '2026-03-02T10:00:00.000Z'
const password = 'Bestätige mit deinem Passwort'

const participation = {
  id: '01980000-0000-7000-8000-00000000a001',
  course_id: COURSE,
  course_title: 'Starker Rücken',
  image_id: null,
  number: 2,
  state: 'running' as const,
  started_at: at,
  finished_at: null,
  learned_at: at,
  lectures_done: 3,
  lectures_total: 8,
  progress: 0.4,
  current: true,
  certificate: null,
  withdrawn: false,
}
const access = {
  id: ACCESS,
  name: 'Rückenfit',
  owner: { id: MIRIAM, name: 'Ada Muster' },
  courses: 2,
  withdrawn: 1,
  default: false,
  society: null,
  given_at: at,
}
const none = { count: 0, amount: 0 }
const sums = {
  requested: none,
  returned: none,
  booked: none,
  exported: none,
  refused: none,
  withdrawn: none,
}
const society = {
  id: SOCIETY,
  name: 'TSV Lindenau',
  is_community: true,
  role: 'owner' as const,
  members: 11,
  available: 3_000,
  requested: 500,
  paid: 12_000,
}

it('deletes how far somebody is, says what goes and stays, and that they began anew meanwhile', async () => {
  const { user, sent } = open('courses', {
    'GET /course-participations': { items: [participation], total: 1 },
    'DELETE /course-progress': refuse('edited_meanwhile'),
  })
  expect(await screen.findByText(/40.%, 3 von 8 Lektionen/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Lernstand löschen: Starker Rücken, 2. Teilnahme' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Frühere Durchgänge, ausgestellte Bescheinigungen/)).toBeVisible()
  await user.type(dialog.getByLabelText(/^Grund/), 'Auf Wunsch')
  await user.click(dialog.getByLabelText(/^Miriam per E.Mail Bescheid geben$/))
  await user.type(dialog.getByLabelText(password), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Lernstand löschen' }))
  expect(await dialog.findByText(/inzwischen neu begonnen/)).toBeVisible()
  expect(dialog.getByLabelText(/^Grund/)).toHaveValue('Auf Wunsch')
  expect(sent.find(({ key }) => key === 'DELETE /course-progress')?.query).toEqual({
    'user-id': MIRIAM,
    'course-id': COURSE,
    'participation-id': participation.id,
    reason: 'Auf Wunsch',
    tell: 'true',
  })
})

it('says by what somebody has an access, and takes only what was given', async () => {
  const { user, sent } = open('accesses', {
    'GET /other-user/accesses': {
      items: [access, { ...access, id: COURSE, name: 'Für alle', default: true, given_at: null }],
      total: 2,
    },
    'DELETE /access/user': undefined,
  })
  expect(await screen.findByText('Persönlich seit 02.03.2026')).toBeVisible()
  expect(screen.getByText('Haben alle')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Für alle' })).toHaveAttribute(
    'href',
    `/course-editor/accesses/${COURSE}`,
  )
  expect(screen.getAllByText('2, davon widerrufen: 1')).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /Rückenfit/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Zugang nehmen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Lernstand und Bescheinigungen bleiben.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Zugang nehmen' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'DELETE /access/user')?.query).toEqual({
      'access-id': ACCESS,
      'user-id': MIRIAM,
    }),
  )
})

it('says what somebody leads and earns', async () => {
  const answers = {
    'GET /other-user/societies': { items: [society], total: 1 },
    'GET /transaction-requests': { items: [], total: 0, sums },
  }
  open('society', answers)
  expect(await screen.findByText('TSV Lindenau')).toBeVisible()
  expect(screen.getByText('Diese Person gehört zu keinem Verein und keiner Gruppe.')).toBeVisible()
  expect(screen.getByText('11 Mitglieder')).toBeVisible()
})

it('says what waits of somebody’s money', async () => {
  open('money', {
    'GET /other-user/societies': { items: [society], total: 1 },
    'GET /transaction-requests': { items: [], total: 0, sums },
  })
  expect(await screen.findByText(/^30,00/)).toBeVisible()
  expect(await screen.findByText('Noch keine Auszahlung')).toBeVisible()
})

it('logs somebody out everywhere, after saying how many devices that is', async () => {
  const session = {
    key: 'a',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/128.0',
    created_at: at,
    last_used_at: at,
    current: false,
  }
  const { user, sent } = open('sessions', {
    'GET /sessions': { items: [session, { ...session, key: 'b', user_agent: '' }], total: 2 },
    'DELETE /other-sessions': { ended: 2 },
  })
  expect(await screen.findByText('Firefox auf Windows')).toBeVisible()
  expect(screen.getByText('Unbekanntes Gerät')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Überall abmelden' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('2 Geräte werden abgemeldet.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }))
  expect(await screen.findByText('2 Geräte sind abgemeldet.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'DELETE /other-sessions')?.query).toEqual({ 'user-id': MIRIAM })
})

it('shows consents and what was confirmed before courses', async () => {
  open('consents', {
    'GET /consents': {
      items: [
        { id: ACCESS, kind: 'privacy', text_version: 3, given_by: null, given_at: at, withdrawn_at: null },
        {
          id: MIRIAM,
          kind: 'marketing',
          text_version: null,
          given_by: null,
          given_at: at,
          withdrawn_at: null,
        },
      ],
      total: 2,
    },
    'GET /start-confirmations': { items: [], total: 0 },
  })
  expect(await screen.findByText('gelesen am 02.03.2026 · Fassung 3')).toBeVisible()
  expect(screen.getByText('zugestimmt am 02.03.2026')).toBeVisible()
  expect(await screen.findByText(/^Noch nichts\. Bestätigt wird/)).toBeVisible()
})

it('shows what was sent, and that it failed', async () => {
  open('mails', {
    'GET /other-user/mails': {
      items: [
        {
          id: ACCESS,
          title: 'Hilfe beim Anmelden',
          state: 'failed',
          tries: 3,
          created_at: at,
          done_at: null,
        },
      ],
      total: 1,
    },
  })
  expect(await screen.findByText('Hilfe beim Anmelden')).toBeVisible()
  expect(screen.getByText('nach 3 Versuchen')).toBeVisible()
})
