import type { CallAnswer, CallBody, CallQuery, remoteCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import { hashOfToken, newDeployToken } from '../../platform/auth/deploy-tokens.ts'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteChange } from './registry.store.ts'

type Token = CallAnswer<typeof remoteCalls.revokeDeployToken>

const tokens = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('deploy_tokens as token')
    .leftJoin('users', 'users.id', 'token.created_by')
    .select([
      'token.id',
      'token.remote',
      'token.name',
      'token.created_at',
      'token.last_used_at',
      'token.revoked_at',
      'users.email',
      'users.first_name',
      'users.last_name',
    ])

const present = ({
  email,
  first_name,
  last_name,
  ...token
}: Awaited<ReturnType<ReturnType<typeof tokens>['execute']>>[number]): Token => ({
  ...token,
  created_at: token.created_at.toISOString(),
  created_by:
    email === null ? null : nameOrEmail({ email, first_name: first_name ?? '', last_name: last_name ?? '' }),
  last_used_at: token.last_used_at?.toISOString() ?? null,
  revoked_at: token.revoked_at?.toISOString() ?? null,
})

/** @throws ApiError not_found */
const readToken = async (context: Context, id: string): Promise<Token> => {
  const row = await tokens(context).where('token.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return present(row)
}

/** The deploy tokens of a remote, the latest first, revoked ones too. */
export const listDeployTokens = async (
  context: Context,
  { name, ...page }: CallQuery<typeof remoteCalls.listDeployTokens>,
): Promise<CallAnswer<typeof remoteCalls.listDeployTokens>> => {
  const { rows, total } = await pageOf(
    tokens(context)
      .where('token.remote', '=', name)
      .orderBy('token.created_at', 'desc')
      .orderBy('token.id', 'desc'),
    context.db.selectFrom('deploy_tokens').where('remote', '=', name),
    page,
  )
  return { items: rows.map(present), total }
}

/** Makes a token for one remote. It exists nowhere but in the answer; only a hash is stored. */
export const createDeployToken = async (
  context: ActorContext,
  { remote, name }: CallBody<typeof remoteCalls.createDeployToken>,
): Promise<CallAnswer<typeof remoteCalls.createDeployToken>> => {
  const id = newId()
  const token = newDeployToken()
  await context.db
    .insertInto('deploy_tokens')
    .values({
      id,
      remote,
      name,
      token_hash: hashOfToken(token),
      created_by: context.actor.user_id,
      created_at: context.clock.now(),
    })
    .execute()
  await noteToken(context, remote, 'token_created', name)
  return { token, deploy_token: await readToken(context, id) }
}

/** Revokes a token; it stops working at once. Doing it twice changes nothing. @throws ApiError not_found */
export const revokeDeployToken = async (context: ActorContext, id: string): Promise<Token> => {
  const revoked = await context.db
    .updateTable('deploy_tokens')
    .set({ revoked_at: context.clock.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['remote', 'name'])
    .executeTakeFirst()
  if (revoked) await noteToken(context, revoked.remote, 'token_revoked', revoked.name)
  return readToken(context, id)
}

const noteToken = (
  context: ActorContext,
  remote: string,
  action: 'token_created' | 'token_revoked',
  name: string,
): Promise<void> =>
  noteChange(context, remote, { kind: 'person', id: context.actor.user_id }, name, {
    action,
    version: null,
    from_version: null,
    audience: null,
  })
