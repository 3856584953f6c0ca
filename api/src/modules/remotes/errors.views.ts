import type { CallAnswer, CallQuery, RemoteError, remoteCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'

/** What is told of an error, on a page or to a team. */
export const errorColumns = [
  'id',
  'version',
  'kind',
  'message',
  'stack',
  'path',
  'times',
  'browsers',
  'first_at',
  'last_at',
] as const

type Row = Omit<RemoteError, 'first_at' | 'last_at'> & { first_at: Date; last_at: Date }

/** An error as it is told. */
export const presentError = ({ id, version, kind, message, stack, path, times, browsers, ...row }: Row) =>
  ({
    id,
    version,
    kind,
    message,
    stack,
    path,
    times,
    browsers,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }) satisfies RemoteError

/** What went wrong in the releases of a remote, the latest first. */
export const listErrors = async (
  { db }: Pick<Context, 'db'>,
  { name, ...page }: CallQuery<typeof remoteCalls.listRemoteErrors>,
): Promise<CallAnswer<typeof remoteCalls.listRemoteErrors>> => {
  const { rows, total } = await pageOf(
    db
      .selectFrom('remote_errors')
      .select(errorColumns)
      .where('remote', '=', name)
      .orderBy('last_at', 'desc')
      .orderBy('id', 'desc'),
    db.selectFrom('remote_errors').where('remote', '=', name),
    page,
  )
  return { items: rows.map(presentError), total }
}
