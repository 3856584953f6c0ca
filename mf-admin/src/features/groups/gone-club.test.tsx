import { screen, within } from '@testing-library/react'
import type { GroupFigures } from './api/group.ts'
import { detail, figures, openOne, person, tsv } from './groups.testing.tsx'

const brought: GroupFigures = {
  society: { id: tsv.id, name: tsv.name, is_community: true },
  is_owner: false,
  referral_link: detail.referral_link,
  referral_code: '9C2JRP',
  short_link: 'https://kursportal.example/e/9C2JRP',
  members: 0,
  visits: 0,
  registrations: 0,
  progress: {
    tier: 'none',
    finishes: 0,
    income_per_user: 500,
    bonus_reached: 0,
    bonus_booked: 0,
    resets_on: '2027-01-01',
    next: { tier: 'iron', start: 1, missing: 1, income_per_user: 500, bonus: 0 },
  },
  money: { earned: 0, available: 0, requested: 0, paid: 0 },
  payout: {
    obstacles: [],
    finishes: 0,
    minimum_finishes: 5,
    maximum_amount: 0,
    iban_end: null,
    account_holder: null,
    returned_reason: null,
    held: 0,
  },
  months: Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    visits: 0,
    registrations: 0,
    finishes: 0,
    earned: 0,
  })),
  earned_afterwards: 500,
  available_before: [],
  booked_months: [],
}
const gone = {
  ...detail,
  deleted_at: '2026-05-01T10:00:00.000Z',
  merged_into: { id: person('9', '').id, name: 'SV Albatros', is_community: true },
  abilities: { ...detail.abilities, edit: false, delete: false },
}

it('stays readable from an old link, with nothing to do about it', async () => {
  openOne({ 'GET /sales-performance': { ...figures, member_of: null, societies: [brought] } }, gone)
  expect(await screen.findByText(/Am 01.05.2026 zusammengeführt/)).toBeVisible()
  const parts = within(screen.getByRole('navigation', { name: 'Bereiche von TSV Möwe' }))
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Übersicht',
    'Buchungen',
    'Verlauf',
  ])
  expect(await screen.findByText('Geld aus 2026')).toBeVisible()
  expect(screen.getByRole('row', { name: /Nach dem Jahreswechsel gebucht.*5,00/ })).toBeVisible()
  expect(screen.queryByText(/nächsten Abschluss/)).toBeNull()
  expect(screen.getByRole('link', { name: 'SV Albatros' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /ändern oder löschen/ })).not.toBeInTheDocument()
})

it('leads from a part that ended with it to what there still is', async () => {
  openOne({}, gone, '/mitglieder')
  expect(await screen.findByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByText(/gibt es nicht mehr/)).toBeNull()
})
