import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'

/** What a deploy token stands for: the right to release and switch one remote. */
export type DeployToken = { id: string; remote: string; name: string }

/** Tells a deploy token from a session id, for people and for tools that look for leaked secrets. */
const PREFIX = 'kpd_'

/** A used token is noted at most this often. */
const NOTE_AFTER_MS = 60_000

/** A new token. It exists nowhere but in the answer. */
export const newDeployToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token somebody sent, or null when it is unknown or was revoked. */
export const findDeployToken = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<DeployToken | null> => {
  if (!token.startsWith(PREFIX)) return null
  const found = await db
    .selectFrom('deploy_tokens')
    .select(['id', 'remote', 'name', 'last_used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const now = clock.now()
  if (!found.last_used_at || now.getTime() - found.last_used_at.getTime() > NOTE_AFTER_MS)
    await db.updateTable('deploy_tokens').set({ last_used_at: now }).where('id', '=', found.id).execute()
  return { id: found.id, remote: found.remote, name: found.name }
}
