import { screen, within } from '@testing-library/react'
import { brought, figures, openOne } from './groups.testing.tsx'

const open = (of: Partial<typeof brought>, year = 2026) =>
  openOne({
    'GET /sales-performance': {
      ...figures,
      year,
      years: [2026, 2025],
      member_of: null,
      societies: [{ ...brought, ...of }],
    },
  })
const past = { ...brought.progress, finishes: 7, resets_on: '2026-01-01' }

it('speaks of a year that is over as of one that is over', async () => {
  const next = { tier: 'silver' as const, start: 10, missing: 3, income_per_user: 800, bonus: 5_000 }
  open({ progress: { ...past, tier: 'bronze', next, bonus_reached: 2_000, bonus_booked: 2_000 } }, 2025)
  const tier = within(await screen.findByRole('region', { name: 'Erreichte Stufe' }))
  expect(tier.getByText('7 Abschlüsse im Jahr 2025.')).toBeVisible()
  expect(tier.getByText('Bis Silber fehlten 3 Abschlüsse.')).toBeVisible()
  expect(tier.getByText(/^Bonus gutgeschrieben: 20,00\s€$/)).toBeVisible()
  expect(screen.queryByText(/nächsten Abschluss|Noch 3|am Jahresende/)).not.toBeInTheDocument()
})

it('says what the next level takes while the year runs', async () => {
  open({})
  const tier = within(await screen.findByRole('region', { name: 'Stufe' }))
  expect(tier.getByText(/Noch 1 Abschluss bis Eisen/)).toBeVisible()
})

it('has the rates of registrations and of finishes', async () => {
  open({ visits: 20, registrations: 10, progress: { ...brought.progress, finishes: 4 } })
  expect(await screen.findByText(/50\s% der Aufrufe/)).toBeVisible()
  expect(screen.getByText(/40\s% der Anmeldungen/)).toBeVisible()
})

it('has no rate where there cannot be one: people came by another way', async () => {
  open({ visits: 4, registrations: 11 })
  expect(await screen.findByText(/0\s% der Anmeldungen/)).toBeVisible()
  expect(screen.queryByText(/der Aufrufe/)).not.toBeInTheDocument()
})
