import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type { Group } from './api/groups.ts'
import type { GroupDetail } from './api/group.ts'
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
  own_society_too_young: false,
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
