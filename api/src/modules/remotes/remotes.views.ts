import { SHELL } from '@kursportal/shared/federation'
import type { CallAnswer, CallQuery, RemoteOverview, remoteCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { isNeeded } from './needed.rules.ts'
import { openGate } from './gate.ts'
import { latestChanges, presentMaker } from './changes.views.ts'
import { presentFlags, readSwitched } from './remote-flags.ts'
import { readFigures, shareByVersion } from './figures.ts'

/** How many releases a remote's page shows. */
const LATEST = 50

/** Every remote, or only one, with the release that speaks for it: the active one, or else its latest. */
const remotes = ({ db }: Pick<Context, 'db'>, only: string | undefined) =>
  db
    .selectFrom('remotes')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('remote_releases')
          .select('release')
          .whereRef('remote_releases.remote', '=', 'remotes.name')
          .orderBy((of) => of('remote_releases.version', '=', of.ref('remotes.active_version')), 'desc')
          .orderBy('published_at', 'desc')
          .limit(1)
          .as('speaking'),
      (join) => join.onTrue(),
    )
    .select([
      'remotes.name',
      'active_version',
      'previous_version',
      'disabled_at',
      'revision',
      'speaking.release',
    ])
    .where((eb) => (only === undefined ? eb.lit(true) : eb('remotes.name', '=', only)))
    .orderBy('remotes.name')

type Row = Awaited<ReturnType<ReturnType<typeof remotes>['execute']>>[number]

const present = async (context: Context, rows: readonly Row[]): Promise<RemoteOverview[]> => {
  const names = rows.map(({ name }) => name)
  const judge = await openGate(context)
  const figures = await readFigures(context, names)
  const shares = await shareByVersion(context, names)
  const latest = await latestChanges(context, names)
  const switched = await readSwitched(context, names)
  const rollouts = await context.db
    .selectFrom('remote_rollouts')
    .selectAll()
    .where('remote', 'in', names.length > 0 ? names : [''])
    .orderBy('started_at')
    .execute()
  return rows.map(({ name, release, ...row }) => ({
    name,
    title: release?.declaration.title ?? name,
    owner: release?.declaration.owner ?? '',
    revision: row.revision,
    disabled: row.disabled_at !== null,
    needed: name === SHELL || (release !== null && isNeeded(release.declaration)),
    active_version: row.active_version,
    previous_version: row.previous_version,
    rollouts: rollouts
      .filter(({ remote }) => remote === name)
      .map(({ id, version, audience, started_at }) => ({
        id,
        version,
        audience,
        started_at: started_at.toISOString(),
      })),
    share_by_version: shares.get(name) ?? {},
    compatibility: release && row.active_version ? judge(release) : null,
    figures: row.active_version ? figures(name, row.active_version) : null,
    flags: row.active_version ? presentFlags(release?.declaration, switched(name)) : [],
    last_change: latest.get(name) ?? null,
  }))
}

/** The registry, by name of the remotes. */
export const listRemotes = async (
  context: Context,
  query: CallQuery<typeof remoteCalls.listRemotes>,
  only: string | undefined,
): Promise<CallAnswer<typeof remoteCalls.listRemotes>> => {
  const { rows, total } = await pageOf(
    remotes(context, only),
    context.db
      .selectFrom('remotes')
      .where((eb) => (only === undefined ? eb.lit(true) : eb('name', '=', only))),
    query,
  )
  return { items: await present(context, rows), total }
}

/** One remote. @throws ApiError not_found */
export const readOverview = async (context: Context, name: string): Promise<RemoteOverview> => {
  const [overview] = await present(context, await remotes(context, name).execute())
  if (!overview) throw new ApiError('not_found')
  return overview
}

/** One remote with its latest releases. @throws ApiError not_found */
export const readRemote = async (
  context: Context,
  name: string,
): Promise<CallAnswer<typeof remoteCalls.readRemote>> => {
  const remote = await readOverview(context, name)
  const judge = await openGate(context)
  const figures = await readFigures(context, [name])
  const rows = await context.db
    .selectFrom('remote_releases')
    .leftJoin('users', 'users.id', 'remote_releases.published_by')
    .leftJoin('deploy_tokens as token', 'token.id', 'remote_releases.published_by_token')
    .select([
      'remote_releases.version',
      'remote_releases.published_at',
      'remote_releases.release',
      'remote_releases.kept_at',
      'remote_releases.published_by',
      'remote_releases.published_by_token as token_id',
      'token.name as token_name',
      'users.email',
      'users.first_name',
      'users.last_name',
    ])
    .where('remote_releases.remote', '=', name)
    .orderBy('published_at', 'desc')
    .limit(LATEST)
    .execute()
  return {
    remote,
    releases: rows.map(({ version, published_at, release, kept_at, ...row }) => ({
      version,
      published_at: published_at.toISOString(),
      published_by: presentMaker({ ...row, by_platform: !row.published_by && !row.token_id }),
      shell_contract: release.declaration.shell_contract,
      kept: kept_at !== null,
      bytes: Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0),
      compatibility: judge(release),
      figures: figures(name, version),
    })),
  }
}
