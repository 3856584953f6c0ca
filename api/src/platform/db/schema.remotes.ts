import type { RemoteError } from '@kursportal/shared/contract'
import type { Audience, ReleaseFile } from '@kursportal/shared/federation'
import type { Generated } from 'kysely'
import type { CreatedAt, Instant, Json } from './columns.ts'

type RemotesTable = {
  name: string
  active_version: string | null
  previous_version: string | null
  disabled_at: Instant | null
  revision: Generated<number>
  updated_at: CreatedAt
}

type RemoteReleasesTable = {
  remote: string
  version: string
  release: Json<ReleaseFile>
  manifest: Json<object>
  /** SRI hash of its release.json; null for one from before it was noted. */
  release_integrity: string | null
  published_by: string | null
  published_by_token: string | null
  published_at: CreatedAt
  /** Since when it is no longer active, having been good. */
  retired_at: Instant | null
  /** Since when it counts as bad. */
  withdrawn_at: Instant | null
  /** Since when the platform leaves it to people to take it back. */
  kept_at: Instant | null
}

type RemoteRolloutsTable = {
  id: string
  remote: string
  version: string
  audience: Json<Audience>
  started_at: Instant
}

type RemoteChangesTable = {
  id: string
  remote: string
  at: Instant
  action: string
  version: string | null
  from_version: string | null
  audience: Json<Audience | null> | null
  reason: string
  user_id: string | null
  token_id: string | null
  by_platform: Generated<boolean>
}

type DeployTokensTable = {
  id: string
  remote: string
  name: string
  token_hash: Buffer
  created_by: string | null
  created_at: Instant
  last_used_at: Instant | null
  revoked_at: Instant | null
}

type RemoteVotesTable = {
  remote: string
  version: string
  voter: string
  person: boolean
  loads: number
  failures: number
  /** Whether the last load failed. */
  last_failed: boolean
  last_failure: string | null
  last_ms: number | null
  last_at: Instant
  /** The release of the shell it was loaded in the last time. */
  shell: string | null
}

type RemoteErrorsTable = {
  id: string
  remote: string
  version: string
  kind: RemoteError['kind']
  message: string
  stack: string
  path: string
  times: number
  /** Browser with its major version → how often. */
  browsers: Json<Record<string, number>>
  first_at: Instant
  last_at: Instant
  /** How many of them the team was told of. */
  told: Generated<number>
}

type RemoteWebhooksTable = {
  remote: string
  address: string
  told_at: Instant | null
  /** Messages in a row that did not arrive. */
  failures: Generated<number>
}

type RemoteFlagsTable = { remote: string; flag: string; is_on: boolean }

/** The registry of remotes, who may change it, and how its releases fare. */
export type RemoteSchema = {
  remotes: RemotesTable
  remote_releases: RemoteReleasesTable
  remote_rollouts: RemoteRolloutsTable
  remote_changes: RemoteChangesTable
  deploy_tokens: DeployTokensTable
  remote_votes: RemoteVotesTable
  remote_errors: RemoteErrorsTable
  remote_webhooks: RemoteWebhooksTable
  remote_flags: RemoteFlagsTable
}
