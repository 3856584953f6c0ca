import type { Settings } from '@kursportal/shared/contract'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type { OpenPayout } from '../../common/open-payouts.ts'
import type { Figures, Overview } from './api/tasks.ts'
import OverviewPage from './OverviewPage.tsx'

export const payout: OpenPayout = {
  id: '019a0000-0000-7000-8000-000000000009',
  society: { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV Möwe', is_community: true },
  target_year: 2026,
  amount: 5000,
  notes: 'Für das Sommerfest',
  state: 'requested',
  reason: null,
  requested_by: { id: '019a0000-0000-7000-8000-000000000002', name: 'Olga Öçal', email: 'olga@beispiel.de' },
  account_holder: 'Olga Öçal',
  iban_end: '3000',
  finishes: 12,
  created_at: '2026-03-02T10:00:00.000Z',
  decided_at: null,
  exported_at: null,
  confirmed_at: null,
  stage: 'requested',
  tier: 'bronze',
  decided_by: null,
  returned_at: null,
  return_reason: null,
  mend_account: false,
  owner_iban_changed: false,
  own: false,
}
const none = { now: 0, before: 0 }
export const overview: Overview = {
  tasks: {
    reported_courses: [],
    open_reports: { count: 0, since: null },
    open_withdrawals: { count: 0, since: null },
    failed_films: [],
    unwritten_texts: [],
    certifications: { ends_soon: 0, expired: 0 },
    provider_missing: false,
    societies_without_owner: 0,
    societies_without_account: 0,
    unpublished_changes: 0,
    open_objections: { count: 0, since: null },
    payouts_in_no_file: { count: 0, amount: 0, since: null },
  },
  first_steps: { logo: true, imprint: true, insurances: true, course: true, payout_account: true },
  health: {
    mails: 'sent',
    mails_waiting: 0,
    mails_failed: 0,
    films_waiting: 0,
    films_bytes: 3_000_000,
    last_backup: null,
  },
}
const figures: Figures = {
  people: 46,
  active: 20,
  registrations: { now: 12, before: 8 },
  begun: none,
  finished: none,
  certificates: none,
  earned: { now: 12_300, before: 24_600 },
  paid: none,
  available: 4_500,
  requested: 12_000,
  series: [
    { from: '2026-03-01', registrations: 4, finished: 0 },
    { from: '2026-03-02', registrations: 8, finished: 0 },
  ],
}
const log = {
  items: [
    {
      id: '019a0000-0000-7000-8000-000000000003',
      at: '2026-03-02T10:00:00.000Z',
      action: 'permissions_changed' as const,
      admin: { id: '019a0000-0000-7000-8000-000000000004', name: 'Ada Muster' },
      person: { id: '019a0000-0000-7000-8000-000000000005', name: 'Miriam Vogt' },
      subject: '',
      society_id: null,
      reason: 'Vertretung',
      details: {},
    },
    {
      id: '019a0000-0000-7000-8000-000000000006',
      at: '2026-03-01T10:00:00.000Z',
      action: 'payout_booked' as const,
      admin: null,
      person: null,
      subject: 'TSV Möwe',
      society_id: null,
      reason: '',
      details: { amount: 5000, year: 2026 },
    },
    {
      id: '019a0000-0000-7000-8000-000000000007',
      at: '2026-03-01T09:00:00.000Z',
      action: 'levels_changed' as const,
      admin: { id: '019a0000-0000-7000-8000-000000000004', name: 'Ada Muster' },
      person: null,
      subject: '',
      society_id: null,
      reason: '',
      details: {},
    },
  ],
  total: 3,
}
export const open = (answers: FakeAnswers = {}, settings: Partial<Settings> = {}) =>
  renderPage(<OverviewPage />, {
    at: '/admin',
    path: '/admin',
    settings,
    answers: {
      'GET /transaction/requests': { [payout.id]: payout },
      'GET /remotes': { items: [], total: 0 },
      'GET /sales-remarks': { items: [], total: 0 },
      'GET /admin/overview': overview,
      'GET /admin/figures': figures,
      'GET /audit-log': log,
      'GET /default-ids': { accesses: [] },
      ...answers,
    },
  })
