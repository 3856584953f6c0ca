import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import RemindersPage from './RemindersPage.tsx'

const count = { sent: 40, left: 0, names: ['Anna'], paused: 12, unwanted: 3, pause_days: 14 }
const rule = { enabled: false, inactive_days: 14, every_days: 30, version: '1', edited: null }
const run = {
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-03-02T10:00:00.000Z',
  by: null,
  automatic: true,
  inactive_days: 14,
  society: null,
  course: { id: '019a0000-0000-7000-8000-000000000002', name: 'Starker Rücken' },
  sent: 31,
  back: 9,
}
const open = (answers: FakeAnswers = {}) =>
  renderPage(<RemindersPage />, {
    answers: {
      'POST /reminder': count,
      'GET /reminder/preview': { name: 'Anna Öztürk', subject: 'Dein Kurs wartet', text: 'Hallo Anna' },
      'GET /reminder-rule': rule,
      'GET /reminder-runs': { items: [run], total: 1 },
      'GET /search-courses': { items: [], total: 0 },
      'GET /search-societies': { items: [], total: 0 },
      ...answers,
    },
  })
const bodies = ({ sent }: ReturnType<typeof open>, wanted: string) =>
  sent.filter(({ key }) => key === wanted).map(({ body }) => body)

it('says how many get one and who is left out, and shows what they read', async () => {
  const page = open()
  expect(await screen.findByText('40 Menschen bekommen eine Erinnerung.')).toBeVisible()
  expect(screen.getByText('3 möchten keine Erinnerungen.')).toBeVisible()
  expect(screen.getByText(/^12 wurden in den letzten 14 Tagen erinnert/)).toBeVisible()
  expect(await screen.findByText('Hallo Anna')).toBeVisible()
  expect(bodies(page, 'POST /reminder')).toEqual([{ inactive_days: 14, dry_run: true }])
})

it('counts anew when somebody else is chosen, and sends only after it was asked', async () => {
  const page = open()
  const { user } = page
  await user.selectOptions(await screen.findByLabelText('Nicht da seit'), '60 Tagen')
  await waitFor(() =>
    expect(bodies(page, 'POST /reminder')).toContainEqual({ inactive_days: 60, dry_run: true }),
  )
  await user.click(await screen.findByRole('button', { name: '40 Erinnerungen senden' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/lassen sich nicht zurückholen/)).toBeVisible()
  expect(bodies(page, 'POST /reminder')).not.toContainEqual({ inactive_days: 60 })
  await user.click(dialog.getByRole('button', { name: '40 Erinnerungen senden' }))
  expect(await screen.findByText('40 Erinnerungen sind unterwegs.')).toBeVisible()
  expect(bodies(page, 'POST /reminder')).toContainEqual({ inactive_days: 60 })
})

it('has nothing to send where nobody is due', async () => {
  open({
    'POST /reminder': { ...count, sent: 0, names: [], paused: 0, unwanted: 0 },
    'GET /reminder/preview': refuse('not_found'),
  })
  expect(await screen.findByText('Gerade bekommt niemand eine Erinnerung.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /senden$/ })).toBeNull()
})

it('tells when people were reminded, by whom, and how many came back', async () => {
  open()
  expect(await screen.findByText('der Regel')).toBeVisible()
  expect(screen.getByText('seit 14 Tagen nicht da · Starker Rücken')).toBeVisible()
  expect(screen.getByText('31')).toBeVisible()
  expect(screen.getByText('9')).toBeVisible()
})

it('has them go by themselves once that is saved', async () => {
  const page = open({ 'PUT /reminder-rule': { ...rule, enabled: true, version: '2' } })
  await page.user.click(await screen.findByRole('checkbox', { name: /^Von selbst erinnern/ }))
  await page.user.click(await screen.findByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(bodies(page, 'PUT /reminder-rule')).toEqual([
      { enabled: true, inactive_days: 14, every_days: 30, based_on: '1' },
    ]),
  )
})
