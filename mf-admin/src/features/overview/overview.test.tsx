import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Overview } from './api/tasks.ts'
import { open, overview, payout } from './overview.testing.tsx'

it('says that a finish looks odd, as nobody is paid for it until somebody has looked', async () => {
  open({ 'GET /transaction/requests': {}, 'GET /sales-remarks': { items: [], total: 2 } })
  expect(await screen.findByRole('link', { name: '2 Auffälligkeiten im Vertrieb' })).toHaveAttribute(
    'href',
    '/admin/sales/remarks',
  )
  expect(screen.queryByText('Alles erledigt')).toBeNull()
})

it('says what waits, what happened last, and how many people there are', async () => {
  open()
  expect(await screen.findByRole('link', { name: /^1 Auszahlung wartet: 50,00.€$/ })).toBeVisible()
  expect(await screen.findByText(/Ada Muster hat die Rechte von Miriam Vogt geändert/)).toBeVisible()
  expect(
    screen.getByText(/Unbekannt \(Konto gelöscht\) hat eine Auszahlung für „TSV Möwe“ gebucht: 50,00.€/),
  ).toBeVisible()
  expect(screen.getByText(/hat die Standardstufen geändert/)).toBeVisible()
  expect(await screen.findByRole('link', { name: '46 Menschen haben ein Konto' })).toBeVisible()
  const told = within(screen.getByRole('region', { name: 'Zahlen' }))
  expect(told.getByText(/^\+50.% gegenüber davor$/)).toBeVisible()
  expect(told.getByText(/^−50.% gegenüber davor$/)).toBeVisible()
  expect(told.getByRole('img', { name: /höchstens 8 auf einmal/ })).toBeVisible()
})

it('says what is on the accounts now, and that nothing was backed up yet', async () => {
  open()
  const told = within(await screen.findByRole('region', { name: 'Zahlen' }))
  expect(await told.findByText('Provision verfügbar')).toBeVisible()
  expect(told.getByText(/^45,00.€$/)).toBeVisible()
  expect(told.getByText(/^120,00.€$/)).toBeVisible()
  expect(await screen.findByText('Es ist noch keine Sicherung vermerkt.')).toBeVisible()
})

it.each([
  ['Letzte Sicherung: heute', 0, 'Alles läuft'],
  ['Die letzte Sicherung ist schon länger her', 9, 'Bitte ansehen'],
])('tells of the last backup: %s', async (words, daysAgo, state) => {
  const last_backup = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  open({ 'GET /admin/overview': { ...overview, health: { ...overview.health, last_backup } } })
  const health = within(await screen.findByRole('region', { name: 'Zustand' }))
  expect(await health.findByText(words, { exact: false })).toBeVisible()
  expect(health.getByText(state)).toBeVisible()
})

it('leads to what somebody has to do', async () => {
  const ids = { course_id: '019a0000-0000-7000-8000-00000000000a', at: '2026-03-02T10:00:00.000Z' }
  open({
    'GET /transaction/requests': {},
    'GET /admin/overview': {
      ...overview,
      tasks: {
        ...overview.tasks,
        reported_courses: [{ course_id: ids.course_id, title: 'Atmen', posts: 2, since: ids.at }],
        open_reports: { count: 2, since: ids.at },
        open_withdrawals: { count: 1, since: ids.at },
        failed_films: [
          {
            ...ids,
            video_id: '019a0000-0000-7000-8000-00000000000b',
            title: 'Aufwärmen',
            course_title: 'Rücken',
            creator: 'Kim Kurs',
            failure: 'unreadable',
          },
        ],
        unwritten_texts: ['privacy'],
        certifications: { ends_soon: 2, expired: 1 },
        provider_missing: true,
      },
    },
  })
  const tasks = within(await screen.findByRole('region', { name: 'Zu tun' }))
  expect((await tasks.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    `/courses/${ids.course_id}/forum/reports`,
    '/admin/reports?stand=open',
    '/admin/withdrawals?stand=open',
    `/course-editor/courses/${ids.course_id}/lectures/019a0000-0000-7000-8000-00000000000b`,
    '/admin/pages/privacy',
    '/admin/certifications?stand=expired',
    '/admin/certifications?stand=ends_soon',
    '/admin/settings',
  ])
  expect(tasks.getByRole('link', { name: '2 gemeldete Beiträge im Forum von „Atmen“' })).toBeVisible()
  expect(tasks.getByRole('link', { name: 'Datenschutz schreiben' })).toBeVisible()
  expect(tasks.getByRole('link', { name: '1 Widerruf wartet auf eine Entscheidung' })).toBeVisible()
  expect(tasks.getAllByText('Der älteste Fall wartet seit dem 02.03.2026')).toHaveLength(2)
  expect(tasks.getByText('„Rücken“ von Kim Kurs. Die Datei ließ sich nicht verarbeiten.')).toBeVisible()
  expect(tasks.queryByText('Alles erledigt')).not.toBeInTheDocument()
})

it('says what does not go as it should', async () => {
  const health = { ...overview.health, mails: 'kept' as const, mails_waiting: 1, mails_failed: 3 }
  open({ 'GET /admin/overview': { ...overview, health } })
  const state = within(await screen.findByRole('region', { name: 'Zustand' }))
  expect(await state.findByText('Bitte ansehen')).toBeVisible()
  const lines = await state.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Es ist kein Mailserver eingerichtet/),
    expect.stringMatching(/^1 E.Mail wartet seit mehr als zehn Minuten/),
    expect.stringMatching(/^Alle Videos sind verarbeitet. Sie brauchen 2,9.MB/),
    'Es ist noch keine Sicherung vermerkt.',
  ])
})

it('says in one line how many payouts wait, how much that is and since when', async () => {
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const younger = {
    ...payout,
    id: '019a0000-0000-7000-8000-00000000000c',
    amount: 2_500,
    created_at: since(1),
  }
  open({
    'GET /transaction/requests': { [younger.id]: younger, [payout.id]: { ...payout, created_at: since(6) } },
  })
  const line = await screen.findByRole('link', { name: /^2 Auszahlungen warten: 75,00.€$/ })
  expect(line).toHaveAttribute('href', '/admin/payouts')
  expect(screen.getByText('Die älteste wartet seit 6 Tagen')).toBeVisible()
})

it('is calm when nothing waits', async () => {
  open({ 'GET /transaction/requests': {} })
  expect(await screen.findByText(/Gerade wartet nichts auf dich/)).toBeVisible()
})

it('tells of a week and a year as well, and has the curve as a table', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Letzte 12 Monate' }))
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'GET /admin/figures').map(({ query }) => query)).toEqual([
      { days: '30' },
      { days: '365' },
    ]),
  )
  await user.click(screen.getByText('Als Tabelle lesen', { selector: 'summary' }))
  expect(screen.getByRole('row', { name: '02.03.2026 8 0' })).toBeVisible()
})

it('leads somebody who begins through what keeps people from learning, until nothing does', async () => {
  const begun: Overview = {
    ...overview,
    tasks: { ...overview.tasks, unwritten_texts: ['imprint'] },
    first_steps: { ...overview.first_steps, payout_account: false },
    health: { ...overview.health, mails: 'kept' },
  }
  open({ 'GET /admin/overview': begun })
  const steps = within(await screen.findByRole('region', { name: 'Erste Schritte' }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/mails',
    '/admin/pages',
    '/admin/default-access',
    '/admin/payouts/account',
  ])
  expect(steps.queryByRole('link', { name: 'Name und Logo einstellen' })).not.toBeInTheDocument()
  expect(steps.getAllByText('Erledigt')).toHaveLength(4)
  // What only some platforms need keeps nobody from learning.
  expect(steps.getAllByRole('list')).toHaveLength(2)
})

it('asks for insurances only where the platform asks people for theirs', async () => {
  const answers = {
    'GET /admin/overview': { ...overview, health: { ...overview.health, mails: 'kept' as const } },
  }
  open(answers, { insurance_data: false })
  const steps = within(await screen.findByRole('region', { name: 'Erste Schritte' }))
  expect(steps.getByText('Ersten Kurs veröffentlichen')).toBeVisible()
  expect(steps.queryByText('Krankenkassen eintragen')).not.toBeInTheDocument()
})

it('has no first steps once people can learn', async () => {
  const first_steps = { ...overview.first_steps, payout_account: false }
  open({ 'GET /admin/overview': { ...overview, first_steps } })
  expect(await screen.findByText('Alle Videos sind verarbeitet.', { exact: false })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Erste Schritte' })).not.toBeInTheDocument()
})

it('shows the rest where one block fails', async () => {
  open({ 'GET /admin/figures': refuse('unavailable') })
  expect(await screen.findByText('Die Zahlen konnten nicht geladen werden')).toBeVisible()
  expect(await screen.findByText(/Ada Muster hat die Rechte/)).toBeVisible()
})
