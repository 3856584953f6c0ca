import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type {
  Change,
  Module,
  ModuleDetail,
  ModuleError,
  Release,
  Token,
  Webhook,
} from './api/read-modules.ts'
import ModulePage from './ModulePage.tsx'

export const fits: NonNullable<Module['compatibility']> = { answer: 'compatible', reasons: [] }
export const figures = {
  visitors: 1200,
  failing: 4,
  failures: [
    { failure: 'render_threw' as const, visitors: 3 },
    { failure: 'chunk' as const, visitors: 1 },
  ],
  error_rate: 0.02,
  median_ms: 1420,
  p95_ms: 3300,
}
export const change: Change = {
  id: '019a0000-0000-7000-8000-000000000001',
  remote: 'mf-sales',
  at: '2026-01-05T10:00:00.000Z',
  action: 'activated',
  version: '1.0.0-aaa',
  from_version: '0.9.0-zzz',
  audience: null,
  reason: 'Neue Übersicht',
  actor: { kind: 'person', name: 'Ada Muster' },
}
export const module: Module = {
  name: 'mf-sales',
  title: 'Empfehlen',
  owner: 'Team Vertrieb',
  revision: 7,
  disabled: false,
  needed: false,
  active_version: '1.0.0-aaa',
  previous_version: '0.9.0-zzz',
  rollouts: [],
  flags: [],
  share_by_version: { '1.0.0-aaa': 0.9 },
  compatibility: fits,
  figures,
  last_change: change,
}
export const release = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  published_at: '2026-01-05T10:00:00.000Z',
  published_by: { kind: 'token', name: 'Pipeline' },
  shell_contract: '^1.0',
  bytes: 38_000,
  kept: false,
  compatibility: fits,
  figures,
  ...more,
})
export const detail: ModuleDetail = { remote: module, releases: [release('1.1.0-bbb'), release('1.0.0-aaa')] }
export const token: Token = {
  id: '019a0000-0000-7000-8000-000000000002',
  remote: 'mf-sales',
  name: 'Pipeline',
  created_at: '2026-01-05T10:00:00.000Z',
  created_by: 'Ada Muster',
  last_used_at: null,
  revoked_at: null,
}
export const consequences = {
  from_version: '1.0.0-aaa',
  to_version: '1.1.0-bbb',
  share: 0.9,
  ended_rollouts: 0,
  compatibility: fits,
}

export const error: ModuleError = {
  id: '019a0000-0000-7000-8000-000000000003',
  version: '1.0.0-aaa',
  kind: 'render',
  message: 'TypeError: kaputt',
  stack: 'Sales (/remotes/mf-sales/1.0.0-aaa/sales.js:3:120)',
  path: '/sales',
  times: 12,
  browsers: { 'Firefox 140': 2, 'Chrome 142': 9, other: 1 },
  first_at: '2026-01-05T10:00:00.000Z',
  last_at: '2026-01-06T10:00:00.000Z',
}
export const noWebhook: Webhook = { address: null, key: null, told_at: null, failures: 0, stopped: false }

const answers: FakeAnswers = {
  'GET /remote-errors': { items: [], total: 0 },
  'GET /remote-webhook': noWebhook,
  'GET /remote': detail,
  'GET /remote-changes': { items: [change], total: 1 },
  'GET /deploy-tokens': { items: [token], total: 1 },
  'POST /remote-change': { applied: true, consequences, remote: { ...module, revision: 8 } },
}
export const open = (more: { answers?: FakeAnswers } = {}) =>
  renderPage(<ModulePage />, {
    at: '/admin/modules/mf-sales',
    path: '/admin/modules/:name',
    answers: { ...answers, ...more.answers },
  })
