import { sql } from 'kysely'
import type { CallBody, remoteCalls } from '@kursportal/shared/contract'
import type { HealthEvent } from '@kursportal/shared/federation'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changeRemote } from './change-remote.ts'
import { readHealthToken, type Claim } from './health-token.ts'
import { judgeHealth, type Tally } from './health.rules.ts'
import { thePlatform } from './remotes.policy.ts'

/** What a voter may have loaded of one release before more is not counted: it would only be noise, or an attack. */
const MOST_LOADS = 1000

/**
 * Counts how loading went: one vote for each voter and release, whatever is sent how often. What nobody can have seen is
 * dropped without a word. A release that turns out bad is taken back at once.
 */
export const reportHealth = async (
  services: Services,
  { health_token, events }: CallBody<typeof remoteCalls.reportHealth>,
): Promise<undefined> => {
  const claim = readHealthToken(services, health_token)
  if (!claim) return undefined
  const seen = events.filter(({ remote, version }) => wasServed(claim, remote, version))
  const failed = new Map(
    seen
      .filter(({ outcome }) => outcome === 'failed')
      .map((event) => [`${event.remote}@${event.version}`, event]),
  )
  const changes = await inTransaction(services, async (context) => {
    for (const event of seen) await countVote(context, claim, event)
    const due: TakingBack[] = []
    for (const { remote, version } of failed.values())
      due.push(...(await changesIfBad(context, remote, version)))
    return due
  })
  for (const change of changes) await takeBack(services, change)
  return undefined
}

const wasServed = ({ served }: Claim, remote: string, version: string): boolean =>
  Object.hasOwn(served, remote) && served[remote]?.includes(version) === true

/**
 * Notes how a load went. The vote is a person's when they were there before the release was: accounts made afterwards weigh
 * no more than an anonymous network, or whoever makes a few could take any release back.
 */
const countVote = async (
  { db, clock }: Context,
  { voter, user_id }: Claim,
  { remote, version, outcome, failure, duration_ms }: HealthEvent,
): Promise<void> => {
  const failures = outcome === 'failed' ? 1 : 0
  const took = outcome === 'shown' ? duration_ms : null
  await sql`
    insert into remote_votes (remote, version, voter, person, loads, failures, last_failure, last_ms, last_at)
    select remote, version, ${voter},
      exists (select from users where id = ${user_id}::uuid and created_at <= published_at),
      1, ${failures}::integer, ${failure}, ${took}::integer, ${clock.now()}
    from remote_releases where remote = ${remote} and version = ${version}
    on conflict (remote, version, voter) do update set
      loads = remote_votes.loads + 1,
      failures = remote_votes.failures + excluded.failures,
      last_failure = coalesce(excluded.last_failure, remote_votes.last_failure),
      last_ms = coalesce(excluded.last_ms, remote_votes.last_ms),
      last_at = excluded.last_at
    where remote_votes.loads < ${MOST_LOADS}`.execute(db)
}

/** The votes about a release. A voter says it fails when at least half of their loads did. */
const tallyOf = async ({ db }: Context, remote: string, version: string | null): Promise<Tally> => {
  const row = await db
    .selectFrom('remote_votes')
    .select([
      sql<number>`count(*) filter (where person)`.as('people'),
      sql<number>`count(*) filter (where person and failures * 2 >= loads)`.as('people_failing'),
      sql<number>`count(*) filter (where not person)`.as('networks'),
      sql<number>`count(*) filter (where not person and failures * 2 >= loads)`.as('networks_failing'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version ?? '')
    .executeTakeFirstOrThrow()
  return {
    people: { all: row.people, failing: row.people_failing },
    networks: { all: row.networks, failing: row.networks_failing },
  }
}

type TakingBack = Parameters<typeof changeRemote>[2]

/** What is to be done about a release if it is bad: its rollouts are halted, or the release before it comes back. */
const changesIfBad = async (context: Context, name: string, version: string): Promise<TakingBack[]> => {
  const remote = await context.db
    .selectFrom('remotes')
    .select(['active_version', 'previous_version', 'revision'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!remote) return []
  const active = remote.active_version === version
  const before = active ? remote.previous_version : remote.active_version
  const verdict = judgeHealth(await tallyOf(context, name, version), await tallyOf(context, name, before))
  if (!verdict.bad) return []
  const common = { name, reason: verdict.reason, accept_unknown: true }
  if (active) return before ? [{ ...common, revision: remote.revision, change: { kind: 'roll_back' } }] : []
  const rollouts = await context.db
    .selectFrom('remote_rollouts')
    .select('id')
    .where('remote', '=', name)
    .where('version', '=', version)
    .execute()
  return rollouts.map(({ id }, done) => ({
    ...common,
    revision: remote.revision + done,
    change: { kind: 'halt', rollout_id: id },
  }))
}

/** Does it, unless somebody changed the remote in this moment, or there is nothing good to go back to. */
const takeBack = async (services: Services, change: TakingBack): Promise<void> => {
  try {
    await changeRemote(services, thePlatform, change)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    services.log.warn({ remote: change.name, code: error.code }, 'a bad release could not be taken back')
  }
}
