import type { RemoteOverview } from '../../contract/index.ts'

/** A remote with an active release and a newer one that nobody gets yet. */
export const remote: RemoteOverview = {
  name: 'mf-sales',
  title: 'Empfehlen',
  owner: 'Team Vertrieb',
  revision: 7,
  disabled: false,
  needed: false,
  active_version: '1.0.0-aaa',
  previous_version: null,
  rollouts: [],
  flags: [],
  share_by_version: {},
  compatibility: { answer: 'compatible', reasons: [] },
  figures: { visitors: 10, failing: 1, failures: [], error_rate: 0.1, median_ms: 420, p95_ms: 900 },
  last_change: null,
}

/** A release as the registry lists it. */
export const release = (version: string) => ({
  version,
  published_at: '2026-01-05T10:00:00.000Z',
  published_by: { kind: 'platform', name: null },
  shell_contract: '^1.0',
  bytes: 100,
  compatibility: { answer: 'compatible', reasons: [] },
  figures: { visitors: 0, failing: 0, failures: [], error_rate: null, median_ms: null, p95_ms: null },
  kept: false,
})

/** What the platform answers about this remote. */
export const known = {
  remote: [200, { remote, releases: [release('1.1.0-bbb'), release('1.0.0-aaa')] }],
  'remote-changes': [200, { items: [], total: 0 }],
} as const

/** What it answers to a change. */
export const changed = {
  applied: true,
  consequences: {
    from_version: '1.0.0-aaa',
    to_version: '1.1.0-bbb',
    share: 1,
    ended_rollouts: 0,
    compatibility: { answer: 'compatible', reasons: [] },
  },
  remote: { ...remote, revision: 8 },
}
