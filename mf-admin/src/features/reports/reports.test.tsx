import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { ReportCase } from './api/reports.ts'
import ReportPage from './ReportPage.tsx'
import ReportsPage from './ReportsPage.tsx'

const id = '019a0000-0000-7000-8000-000000000001'
const entry = {
  id,
  number: 'M-7K4M9XHT',
  received_at: '2026-03-02T17:30:12.000Z',
  address: 'https://kurse.example/courses/1/forum/2?post=3',
  reason: 'fraud' as const,
  explanation: 'Das stimmt nicht.',
  name: 'Rosa Fremd',
  email: 'rosa@beispiel.de',
  content: { kind: 'post' as const, title: 'Mein Tipp', path: '/courses/1/forum/2?post=3' },
  state: 'open' as const,
  decided_at: null,
}
const report: ReportCase = {
  ...entry,
  content: {
    ...entry.content,
    text: 'Kauft mein Pulver!',
    there: true,
    author: { id: '019a0000-0000-7000-8000-000000000002', name: 'Bert Ärmel' },
  },
  ground: null,
  rule: '',
  decision: '',
  decided_by: null,
}
const years = [{ year: 2026, received: 3, open: 1, kept: 1, restricted: 0, removed: 1, median_hours: 20.5 }]

const openList = (answers: FakeAnswers = {}, search = '') =>
  renderPage(<ReportsPage />, {
    at: `/admin/reports${search}`,
    path: '/admin/reports',
    answers: {
      'GET /content-reports': { items: [entry], total: 1 },
      'GET /content-report-years': { years },
      ...answers,
    },
  })
const openCase = (answers: FakeAnswers = {}, found = report) =>
  renderPage(<ReportPage />, {
    at: `/admin/reports/${id}`,
    path: '/admin/reports/:id',
    answers: { 'GET /content-report': found, ...answers },
  })

it('lists what waits, narrowed to what is decided, with the figures of the year', async () => {
  const { user, sent, address } = openList()
  expect(await screen.findByRole('link', { name: 'Beitrag im Thema „Mein Tipp“' })).toHaveAttribute(
    'href',
    `/admin/reports/${id}`,
  )
  expect(
    await screen.findByText(
      '3 Meldungen · 1 offen · 1 ohne Maßnahme · 0 eingeschränkt · 1 entfernt · entschieden meist nach 20,5 Stunden',
    ),
  ).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Alle entschiedenen')
  expect(address()).toBe('/admin/reports?stand=decided')
  expect(sent.findLast(({ key }) => key === 'GET /content-reports')?.query).toMatchObject({
    state: 'decided',
  })
})

it('says that nothing was reported', async () => {
  openList({ 'GET /content-reports': { items: [], total: 0 }, 'GET /content-report-years': { years: [] } })
  expect(await screen.findByText('Noch keine Meldung')).toBeVisible()
  expect(await screen.findByText('Noch ist nichts eingegangen.')).toBeVisible()
})

it('shows what a post said, and removes it with a rule and reasons only', async () => {
  const decided = {
    state: 'removed',
    ground: 'law',
    rule: '§ 3 HWG',
    decision: 'Keine Heilversprechen.',
    decided_at: '2026-03-03T10:00:00.000Z',
    decided_by: 'Ada Muster',
  } as const
  const { user, sent } = openCase({ 'PATCH /content-report': { ...report, ...decided } })
  expect(await screen.findByText('Kauft mein Pulver!')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Beitrag im Thema „Mein Tipp“' })).toHaveAttribute(
    'href',
    entry.content.path,
  )
  await user.click(screen.getByRole('radio', { name: 'Er wird entfernt' }))
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }))
  expect(await screen.findByLabelText('Welche Vorschrift oder Regel?')).toBeInvalid()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Gegen das Gesetz' }))
  await user.type(screen.getByLabelText('Welche Vorschrift oder Regel?'), decided.rule)
  await user.type(screen.getByLabelText('Gründe'), decided.decision)
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Inhalt entfernen?' }))
  expect(dialog.getByText(/sofort entfernt.*mit den Gründen.*Bert Ärmel bekommt/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Entscheiden' }))
  expect(await screen.findByText(/von Ada Muster/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /content-report')?.body).toEqual({
    state: 'removed',
    ground: 'law',
    rule: decided.rule,
    reason: decided.decision,
  })
})

it('says what somebody else decided meanwhile', async () => {
  const { user } = openCase({ 'PATCH /content-report': refuse('already_decided') })
  await user.click(await screen.findByRole('radio', { name: 'Er bleibt, wie er ist' }))
  await user.type(screen.getByLabelText('Gründe'), 'Eine Meinung.')
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Inhalt stehen lassen?' }))
  await user.click(dialog.getByRole('button', { name: 'Entscheiden' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
})

it('says of other content that it is changed where it stands', async () => {
  const course = { ...report.content, kind: 'course' as const, title: 'Rücken', text: '' }
  const { user } = openCase({}, { ...report, content: course })
  await user.click(await screen.findByRole('radio', { name: 'Er wird entfernt' }))
  expect(await screen.findByText(/Ändere den Inhalt zuerst dort/)).toBeVisible()
})
