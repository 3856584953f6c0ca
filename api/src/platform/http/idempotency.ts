import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY, type CallDefinition } from '@kursportal/shared/contract'
import type { Actor, Context } from '../context.ts'
import { ApiError } from './api-error.ts'

type KeyedRequest = {
  call: Pick<CallDefinition, 'method' | 'path'>
  actor: Actor
  key: string
  /** Query and body as they were checked. */
  input: unknown
}

/**
 * The key a client sends along with a write that makes a thing, if it does.
 * @throws ApiError validation_failed when it is no key
 */
export const readIdempotencyKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\w-]{8,64}$/.test(header)) return header
  throw new ApiError('validation_failed', [
    { path: IDEMPOTENCY_KEY, message: 'must be 8 to 64 letters, digits, - or _' },
  ])
}

/**
 * Runs a write once for each key of a person and answers a repetition as the first time. The key is claimed in the
 * write's own transaction: of two at once the second waits, and what failed leaves no key.
 * @throws ApiError idempotency_key_reused when the key came with another request before
 */
export const withIdempotencyKey = async (
  { db, secrets, clock }: Context,
  { call, actor, key, input }: KeyedRequest,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call.method, call.path, input]))
    .digest()
  const claim = await db
    .insertInto('idempotency_keys')
    .values({ user_id: actor.user_id, key, request_hash: requestHash, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const row = db.selectFrom('idempotency_keys').where('user_id', '=', actor.user_id).where('key', '=', key)
  if (claim.numInsertedOrUpdatedRows === 0n) {
    const first = await row.select(['request_hash', 'answer_encrypted']).executeTakeFirstOrThrow()
    if (!requestHash.equals(first.request_hash)) throw new ApiError('idempotency_key_reused')
    return first.answer_encrypted
      ? JSON.parse(secrets.decrypt(Buffer.from(first.answer_encrypted)))
      : undefined
  }
  const answer = await run()
  if (answer !== undefined)
    await db
      .updateTable('idempotency_keys')
      .set({ answer_encrypted: secrets.encrypt(JSON.stringify(answer)) })
      .where('user_id', '=', actor.user_id)
      .where('key', '=', key)
      .execute()
  return answer
}
