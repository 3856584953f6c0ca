import { sql } from 'kysely'
import type { CallBody, remoteCalls } from '@kursportal/shared/contract'
import { SHELL, type HealthEvent } from '@kursportal/shared/federation'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changeRemote } from './change-remote.ts'
import { audienceOf } from './audience.ts'
import { readHealthToken, wasServed, type Claim } from './health-token.ts'
import { judgeHealth, LATEST_VOTES, type Votes } from './health.rules.ts'
import { readRemoteState } from './registry.store.ts'
import { thePlatform } from './remotes.policy.ts'
import { takeApart, type PlacedVote } from './shells-doing.rules.ts'

/** What a voter may have loaded of one release before more is not counted: it would only be noise, or an attack. */
const MOST_LOADS = 1000

/**
 * Counts how loading went: one vote for each voter and release, whatever is sent how often. What nobody can have seen is
 * dropped without a word. A release that turns out bad is taken back at once.
 */
export const reportHealth = async (
  services: Services,
  { health_token, shell_version, events }: CallBody<typeof remoteCalls.reportHealth>,
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
    for (const event of seen) await countVote(context, claim, event, shell_version ?? null)
    const due: TakingBack[] = []
    for (const { remote, version } of failed.values())
      due.push(...(await changesIfBad(context, remote, version)))
    return due
  })
  for (const change of changes) await takeBack(services, change)
  return undefined
}

/**
 * Notes how a load went. The vote is a person's when they were there before the release was: accounts made afterwards weigh
 * no more than an anonymous network, or whoever makes a few could take any release back.
 */
const countVote = async (
  { db, clock }: Context,
  { voter, user_id }: Claim,
  { remote, version, outcome, failure, duration_ms }: HealthEvent,
  shell: string | null,
): Promise<void> => {
  const failures = outcome === 'failed' ? 1 : 0
  const took = outcome === 'shown' ? duration_ms : null
  await sql`
    insert into remote_votes (
      remote, version, voter, person, loads, failures, last_failed, last_failure, last_ms, last_at, shell)
    select remote, version, ${voter},
      exists (select from users where id = ${user_id}::uuid and created_at <= published_at),
      1, ${failures}::integer, ${failures > 0}, ${failure}, ${took}::integer, ${clock.now()},
      ${shell}
    from remote_releases where remote = ${remote} and version = ${version}
    on conflict (remote, version, voter) do update set
      loads = remote_votes.loads + 1,
      failures = remote_votes.failures + excluded.failures,
      last_failed = excluded.last_failed,
      last_failure = coalesce(excluded.last_failure, remote_votes.last_failure),
      last_ms = coalesce(excluded.last_ms, remote_votes.last_ms),
      last_at = excluded.last_at,
      shell = excluded.shell
    where remote_votes.loads < ${MOST_LOADS}`.execute(db)
}

/** The latest votes about a release, the oldest first. */
const latestVotes = async (
  { db }: Context,
  remote: string,
  version: string | null,
): Promise<PlacedVote[]> => {
  const rows = await db
    .selectFrom('remote_votes')
    .select(['person', 'last_failed as failing', 'shell'])
    .where('remote', '=', remote)
    .where('version', '=', version ?? '')
    .orderBy('last_at', 'desc')
    .orderBy('voter')
    .limit(LATEST_VOTES)
    .execute()
  return rows.toReversed()
}

const countVotes = async ({ db }: Context, remote: string, version: string) =>
  db
    .selectFrom('remote_votes')
    .select((eb) => [
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`coalesce(sum(${eb.ref('failures')}), 0)::integer`.as('failed_loads'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()

/** The releases of the shell that came after a release. */
const laterShells = async ({ db }: Context, publishedAt: Date): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('remote_releases')
    .select('version')
    .where('remote', '=', SHELL)
    .where('published_at', '>', publishedAt)
    .execute()
  return new Set(rows.map(({ version }) => version))
}

/**
 * Whether the platform has done its part: somebody said that it leaves this release to people; it took this release back before, and somebody gave it out again; or it was the
 * platform that gave it out last, going back. Then a person decides.
 */
const isForAPerson = async ({ db }: Context, remote: string, version: string): Promise<boolean> => {
  const once = await db
    .selectFrom('remote_changes')
    .select('id')
    .where('remote', '=', remote)
    .where('by_platform', '=', true)
    .where((eb) =>
      eb.or([
        eb.and([eb('action', '=', 'rolled_back'), eb('from_version', '=', version)]),
        eb.and([eb('action', '=', 'halted'), eb('version', '=', version)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (once) return true
  const last = await db
    .selectFrom('remote_changes')
    .select(['by_platform', 'action', 'version'])
    .where('remote', '=', remote)
    .where('action', 'in', ['activated', 'rolled_back'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.by_platform === true && last.action === 'rolled_back' && last.version === version
}

type TakingBack = Parameters<typeof changeRemote>[2]

/** What votes say of a release, against those of the release they go back to. */
type Asked = { name: string; version: string; votes: Votes; before: Pick<Votes, 'latest'>; about?: string }

/** The changes that take a release back: its rollouts are halted, or the release before it comes back. */
const changesAgainst = async (
  context: Context,
  { name, version, votes, before, about = '' }: Asked,
): Promise<TakingBack[]> => {
  const verdict = judgeHealth(votes, before)
  const remote = verdict.bad && (await readRemoteState(context, name))
  if (!remote || remote.state.kept.includes(version) || (await isForAPerson(context, name, version)))
    return []
  const { state, revision } = remote
  const common = { name, reason: `${about}${verdict.reason}`, accept_unknown: true }
  if (state.active === version)
    return state.history.length > 0 ? [{ ...common, revision, change: { kind: 'roll_back' } }] : []
  return state.rollouts
    .filter((rollout) => rollout.version === version)
    .map(({ id }, done) => ({
      ...common,
      revision: revision + done,
      change: { kind: 'halt', rollout_id: id },
    }))
}

/** What is to be done about a release if it is bad, or about the shell if it is that one's doing. */
const changesIfBad = async (context: Context, name: string, version: string): Promise<TakingBack[]> => {
  const remote = await readRemoteState(context, name)
  if (!remote) return []
  const { state } = remote
  const { release, published_at } = await context.db
    .selectFrom('remote_releases')
    .select(['release', 'published_at'])
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const latest = await latestVotes(context, name, version)
  const newer = name === SHELL ? new Set<string>() : await laterShells(context, published_at)
  const { own, shell } = takeApart(latest, newer)
  const before = state.active === version ? (state.history[0] ?? null) : state.active
  const changes = await changesAgainst(context, {
    name,
    version,
    votes: {
      latest: own,
      ...(await countVotes(context, name, version)),
      audience: await audienceOf(context, state, version, release.declaration),
    },
    before: { latest: await latestVotes(context, name, before) },
  })
  if (!shell) return changes
  const votes = { latest: shell.votes, all: shell.votes.length, failed_loads: 0, audience: null }
  const about = `„${release.declaration.title}“ in diesem Rahmen: `
  return [
    ...changes,
    ...(await changesAgainst(context, {
      name: SHELL,
      version: shell.version,
      votes,
      before: { latest: own },
      about,
    })),
  ]
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
