import type { Performance, SocietyFigures } from './api/read-performance.ts'

const none = { count: 0, amount: 0 }
export const sums = {
  requested: none,
  returned: none,
  booked: none,
  exported: none,
  refused: none,
  withdrawn: none,
}

const quietMonths = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  visits: 0,
  registrations: 0,
  finishes: 0,
  earned: 0,
}))
export const society: SocietyFigures = {
  society: { id: '019a0000-0000-7000-8000-000000000001', name: 'Turnverein Lindenau', is_community: true },
  is_owner: true,
  referral_link: 'https://kursportal.example/register?referrer=lindenau',
  referral_code: 'K7M4QX',
  short_link: 'https://kursportal.example/e/K7M4QX',
  members: 12,
  offers_certified: true,
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
    iban_end: '3000',
    account_holder: 'Olga Ober',
    returned_reason: null,
    held: 0,
  },
  months: quietMonths.map((month) =>
    month.month === 5 ? { ...month, registrations: 3, earned: 1500 } : month,
  ),
  earned_afterwards: 0,
  available_before: [],
  booked_months: ['2026-05'],
}
export const performance: Performance = {
  year: 2026,
  years: [2026, 2025],
  societies: [society],
  member_of: null,
  own_society_possible: false,
  former_documents: 0,
  own_society_too_young: false,
}
export const levels = { items: [], total: 0, inherited: true, version: '' }
export const noPayouts = { items: [], total: 0, sums }
