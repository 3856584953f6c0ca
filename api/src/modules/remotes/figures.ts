import { sql } from 'kysely'
import type { RemoteOverview } from '@kursportal/shared/contract'
import { remoteFailure } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'

/** How far back the figures look. */
const DAYS = 7

/** How a release fares with those who got it. */
export type Figures = NonNullable<RemoteOverview['figures']>

const none: Figures = {
  visitors: 0,
  failing: 0,
  failures: [],
  error_rate: null,
  median_ms: null,
  p95_ms: null,
}

const since = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - DAYS * 24 * 3600 * 1000)

/** What went wrong with each release, and for how many. */
const readFailures = async (
  context: Pick<Context, 'db' | 'clock'>,
  remotes: readonly string[],
): Promise<Map<string, Figures['failures']>> => {
  const rows = await context.db
    .selectFrom('remote_votes')
    .select((eb) => ['remote', 'version', 'last_failure', eb.fn.countAll<number>().as('voters')])
    .where('remote', 'in', remotes)
    .where('last_at', '>', since(context))
    .where('last_failure', 'is not', null)
    .groupBy(['remote', 'version', 'last_failure'])
    .orderBy('voters', 'desc')
    .execute()
  const found = new Map<string, Figures['failures']>()
  for (const { remote, version, last_failure, voters } of rows) {
    const failure = remoteFailure.safeParse(last_failure)
    const key = `${remote}@${version}`
    if (failure.success)
      found.set(key, [...(found.get(key) ?? []), { failure: failure.data, visitors: voters }])
  }
  return found
}

/** The figures of every release of some remotes, in one query; ask the result with remote and version. */
export const readFigures = async (
  context: Pick<Context, 'db' | 'clock'>,
  remotes: readonly string[],
): Promise<(remote: string, version: string | null) => Figures> => {
  if (remotes.length === 0) return () => none
  const rows = await context.db
    .selectFrom('remote_votes')
    .select((eb) => [
      'remote',
      'version',
      eb.fn.countAll<number>().as('visitors'),
      sql<number>`count(*) filter (where last_failed)`.as('failing'),
      sql<number | null>`percentile_cont(0.5) within group (order by last_ms)`.as('median_ms'),
      sql<number | null>`percentile_cont(0.95) within group (order by last_ms)`.as('p95_ms'),
    ])
    .where('remote', 'in', remotes)
    .where('last_at', '>', since(context))
    .groupBy(['remote', 'version'])
    .execute()
  const failuresOf = await readFailures(context, remotes)
  const byKey = new Map(
    rows.map(({ remote, version, visitors, failing, median_ms, p95_ms }) => [
      `${remote}@${version}`,
      {
        visitors,
        failing,
        failures: failuresOf.get(`${remote}@${version}`) ?? [],
        error_rate: failing / visitors,
        median_ms: median_ms === null ? null : Math.round(median_ms),
        p95_ms: p95_ms === null ? null : Math.round(p95_ms),
      },
    ]),
  )
  return (remote, version) => byKey.get(`${remote}@${version}`) ?? none
}

/** Which share of a remote's visitors had which release last. */
export const shareByVersion = async (
  context: Pick<Context, 'db' | 'clock'>,
  remotes: readonly string[],
): Promise<Map<string, Record<string, number>>> => {
  if (remotes.length === 0) return new Map()
  const { rows } = await sql<{ remote: string; version: string; share: number }>`
    select remote, version, (count(*)::float / sum(count(*)) over (partition by remote)) as share
    from (
      select distinct on (remote, voter) remote, voter, version from remote_votes
      where remote in (${sql.join(remotes)}) and last_at > ${since(context)}
      order by remote, voter, last_at desc
    ) as latest
    group by remote, version`.execute(context.db)
  const shares = new Map<string, Record<string, number>>()
  for (const { remote, version, share } of rows)
    shares.set(remote, { ...shares.get(remote), [version]: share })
  return shares
}
