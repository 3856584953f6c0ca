import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type { Group } from './api/groups.ts'
import type { GroupDetail, GroupFigures } from './api/group.ts'
import GroupPage from './GroupPage.tsx'
import GroupsPage from './GroupsPage.tsx'

export const person = (digit: string, name: string) => ({
  id: `01980000-0000-7000-8000-00000000000${digit}`,
  name,
  email: `${digit}@beispiel.de`,
})

export const tsv: Group = {
  id: '01980000-0000-7000-8000-0000000000a1',
  name: 'TSV Möwe',
  city: 'Kassel',
  is_community: true,
  owner: null,
  admins: 2,
  members: 11,
  visits: 40,
  registrations: 7,
  finishes: 12,
  tier: 'bronze',
  last_finish_at: '2026-07-01T10:00:00.000Z',
  earned: 6_900,
  paid: 0,
  available: 6_900,
  requested: 1_000,
  created_at: '2025-03-02T10:00:00.000Z',
}
const list = { items: [tsv], total: 1, years: [2026, 2025] }

export const detail: GroupDetail = {
  id: tsv.id,
  name: tsv.name,
  city: tsv.city,
  is_community: true,
  owner: person('1', 'Olga Öçal'),
  admins: [person('2', 'Lena Leitner')],
  members: 11,
  own_levels: false,
  referral_link: `https://kursportal.example/register?referrer=${tsv.id}`,
  created_at: tsv.created_at,
  deleted_at: null,
  merged_into: null,
  abilities: {
    edit: true,
    change_owner: true,
    manage_admins: true,
    manage_levels: true,
    request_payout: true,
    correct: true,
    delete: true,
  },
  version: 'v1',
  edited: null,
}
export const figures = {
  year: 2026,
  years: [2026],
  own_society_possible: false,
  former_documents: 0,
  own_society_too_young: false,
}
/** What came of a club that nobody came by. */
export const brought: GroupFigures = {
  society: { id: tsv.id, name: tsv.name, is_community: true },
  is_owner: false,
  referral_link: detail.referral_link,
  referral_code: '9C2JRP',
  short_link: 'https://kursportal.example/e/9C2JRP',
  members: 0,
  offers_certified: false,
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
const noFigures = { ...figures, member_of: null, societies: [] }

export const openList = (answers: FakeAnswers = {}, at = '/admin/groups') =>
  renderPage(<GroupsPage />, {
    answers: { 'GET /societies': list, 'GET /users': { items: [], total: 0 }, ...answers },
    path: '/admin/groups',
    at,
  })

export const openOne = (answers: FakeAnswers = {}, group: GroupDetail = detail, tab = '') =>
  renderPage(<GroupPage />, {
    answers: {
      'GET /society': group,
      'GET /sales-performance': noFigures,
      'GET /society/provider': { society_name: group.name, provider: null, version: 'p1' },
      'GET /societies': { ...list, items: [{ ...tsv, id: person('9', '').id, name: 'SV Albatros' }] },
      ...answers,
    },
    path: '/admin/groups/:groupId/:tab?',
    at: `/admin/groups/${tsv.id}${tab}`,
  })
