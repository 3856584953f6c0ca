import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Performance, SocietyFigures } from './api/read-performance.ts'
import PerformancePage from './PerformancePage.tsx'

const quietMonths = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  visits: 0,
  registrations: 0,
  finishes: 0,
  earned: 0,
}))
const society: SocietyFigures = {
  society: { id: '019a0000-0000-7000-8000-000000000001', name: 'Turnverein Lindenau', is_community: true },
  is_owner: true,
  referral_link: 'https://kursportal.example/register?referrer=lindenau',
  members: 12,
  visits: 40,
  registrations: 10,
  progress: {
    finishes: 7,
    tier: 'iron',
    income_per_user: 500,
    bonus_reached: 0,
    bonus_booked: 0,
    resets_on: '2027-01-01',
    next: { tier: 'bronze', start: 10, missing: 3, income_per_user: 800, bonus: 5000 },
  },
  money: { earned: 3500, available: 3000, requested: 500, paid: 0 },
  payout: {
    obstacles: [],
    finishes: 7,
    minimum_finishes: 1,
    maximum_amount: 3000,
    iban_end: null,
    account_holder: null,
  },
  months: quietMonths.map((month) =>
    month.month === 5 ? { ...month, registrations: 3, earned: 1500 } : month,
  ),
}
const performance: Performance = {
  year: 2026,
  years: [2026, 2025],
  societies: [society],
  member_of: null,
  own_society_possible: false,
}
const levels = { items: [], total: 0, inherited: true }

it('shows what recommending brought: the way from visit to finish, the next level, the money', async () => {
  renderPage(<PerformancePage />, {
    answers: { 'GET /sales-performance': performance, 'GET /society-levels': levels },
  })
  expect(await screen.findByRole('heading', { name: 'Turnverein Lindenau' })).toBeVisible()
  expect(screen.getByText('25 % der Aufrufe')).toBeVisible()
  expect(screen.getByText('Noch 3 Abschlüsse bis Bronze')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70')
  const may = screen.getByRole('row', { name: /^Mai/ })
  expect(within(may).getByText('15,00 €')).toBeVisible()
})

it('asks for the year that was chosen and keeps it in the address', async () => {
  const { user, sent, address } = renderPage(<PerformancePage />, {
    answers: { 'GET /sales-performance': performance, 'GET /society-levels': levels },
  })
  await user.selectOptions(await screen.findByRole('combobox'), '2025')
  expect(address()).toBe('/?jahr=2025')
  expect(sent.at(-1)).toMatchObject({ key: 'GET /sales-performance', query: { year: '2025' } })
})

it('offers an own society to whoever may begin one, and says why where it is refused', async () => {
  const { user, sent } = renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': { ...performance, societies: [], own_society_possible: true },
      'POST /own-society': refuse('forbidden'),
    },
  })
  await user.click(await screen.findByRole('button', { name: /Gruppe gründen/ }))
  expect(await screen.findByText('Das darfst du leider nicht.')).toBeVisible()
  expect(sent.map(({ key }) => key)).toContain('POST /own-society')
})

it('says when the figures cannot be loaded, and tries again', async () => {
  let tries = 0
  const { user } = renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': () => (++tries === 1 ? refuse('unavailable') : performance),
      'GET /society-levels': levels,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Turnverein Lindenau' })).toBeVisible()
})
