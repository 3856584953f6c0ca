import { sql } from 'kysely'
import type { CallAnswer, CallQuery, RemoteChange, remoteCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'

/** Lines of the audit trail with the names of who made them. */
const changes = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('remote_changes as change')
    .leftJoin('users', 'users.id', 'change.user_id')
    .leftJoin('deploy_tokens as token', 'token.id', 'change.token_id')
    .select([
      'change.id',
      'change.remote',
      'change.at',
      'change.action',
      'change.version',
      'change.from_version',
      'change.audience',
      'change.reason',
      'change.by_platform',
      'change.token_id',
      'token.name as token_name',
      'users.email',
      'users.first_name',
      'users.last_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number]

/** Who did something, as far as they are still known. */
export const presentMaker = (row: {
  by_platform: boolean
  token_id: string | null
  token_name: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
}): RemoteChange['actor'] => {
  if (row.by_platform) return { kind: 'platform', name: null }
  if (row.token_id) return { kind: 'token', name: row.token_name }
  const { email, first_name, last_name } = row
  return {
    kind: 'person',
    name:
      email === null
        ? null
        : nameOrEmail({ email, first_name: first_name ?? '', last_name: last_name ?? '' }),
  }
}

const present = (row: Row): RemoteChange => ({
  id: row.id,
  remote: row.remote,
  at: row.at.toISOString(),
  // Only noteChange writes the column.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  action: row.action as RemoteChange['action'],
  version: row.version,
  from_version: row.from_version,
  audience: row.audience,
  reason: row.reason,
  actor: presentMaker(row),
})

/** The audit trail of a remote, the latest first. */
export const listChanges = async (
  context: Pick<Context, 'db'>,
  { name, ...page }: CallQuery<typeof remoteCalls.listRemoteChanges>,
): Promise<CallAnswer<typeof remoteCalls.listRemoteChanges>> => {
  const { rows, total } = await pageOf(
    changes(context)
      .where('change.remote', '=', name)
      .orderBy('change.at', 'desc')
      .orderBy('change.id', 'desc'),
    context.db.selectFrom('remote_changes').where('remote', '=', name),
    page,
  )
  return { items: rows.map(present), total }
}

/** The latest change of each of some remotes. */
export const latestChanges = async (
  context: Pick<Context, 'db'>,
  remotes: readonly string[],
): Promise<ReadonlyMap<string, RemoteChange>> => {
  if (remotes.length === 0) return new Map()
  const rows = await changes(context)
    .where(
      'change.id',
      'in',
      sql<string>`(select distinct on (remote) id from remote_changes
        where remote in (${sql.join(remotes)}) order by remote, at desc, id desc)`,
    )
    .execute()
  return new Map(rows.map((row) => [row.remote, present(row)]))
}
