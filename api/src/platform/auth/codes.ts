import { retentionRules, retentionSeconds } from '@kursportal/shared/domain'
import type { Context } from '../context.ts'
import type { CodesTable } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { randomLetters } from '../random-letters.ts'
import { noteAttempt, requireAttemptsLeft } from './attempts.ts'

const LENGTH = 8

/** How long a code lives, in seconds, and how often a wrong one may be tried (specification, Session and login). */
export const CODE_SECONDS = retentionSeconds(retentionRules.codes)
export const CODE_TRIES = 5

/** So many codes one e-mail may ask for in a while. */
const SENDING = { max: 5, windowSeconds: 15 * 60 }

/** What a code is for, and whose it is. */
export type CodeOwner = {
  purpose: CodesTable['purpose']
  /** Where it is sent; one code an address and purpose. */
  email: string
  /** Whose account it is about; nobody's at registration. */
  userId: string | null
}

/**
 * Makes a code; the one before for the same purpose and address is no longer valid. Only a hash is stored.
 * @param seconds how long it lives, where that is another time than usual
 * @throws ApiError too_many_requests when the address asked for too many
 */
export const issueCode = async (
  context: Context,
  owner: CodeOwner,
  seconds = CODE_SECONDS,
): Promise<string> => {
  await requireAttemptsLeft(context, owner.purpose, owner.email, SENDING)
  await noteAttempt(context, owner.purpose, owner.email, SENDING)
  const code = randomLetters(LENGTH)
  const now = context.clock.now()
  const columns = {
    user_id: owner.userId,
    code_hash: hashOf(context, owner, code),
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + seconds * 1000),
  }
  await context.db
    .insertInto('codes')
    .values({ purpose: owner.purpose, email: owner.email, ...columns })
    .onConflict((conflict) => conflict.columns(['purpose', 'email']).doUpdateSet(columns))
    .execute()
  return code
}

/**
 * Tries a code. Call it outside the transaction of the use case, so that a wrong try counts although the use case fails.
 * @throws ApiError invalid_code when it is wrong, used or expired; too_many_tries after five
 */
export const tryCode = async (context: Context, owner: CodeOwner, typed: string): Promise<void> => {
  const now = context.clock.now()
  const tried = await context.db
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', owner.purpose)
    .where('email', '=', owner.email)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['code_hash', 'user_id'])
    .executeTakeFirst()
  if (!tried) {
    const usedUp = await context.db
      .selectFrom('codes')
      .select('tries')
      .where('purpose', '=', owner.purpose)
      .where('email', '=', owner.email)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    throw new ApiError(usedUp ? 'too_many_tries' : 'invalid_code')
  }
  const matches = Buffer.from(tried.code_hash).equals(hashOf(context, owner, typed))
  if (!matches || tried.user_id !== owner.userId) throw new ApiError('invalid_code')
}

/**
 * Uses a code up, in the transaction of the use case.
 * @throws ApiError invalid_code when somebody else was faster
 */
export const consumeCode = async (context: Context, owner: CodeOwner, typed: string): Promise<void> => {
  const { numDeletedRows } = await context.db
    .deleteFrom('codes')
    .where('purpose', '=', owner.purpose)
    .where('email', '=', owner.email)
    .where('code_hash', '=', hashOf(context, owner, typed))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ApiError('invalid_code')
}

/** Keyed with the secret from outside the database; the comparison cannot be timed without it. */
const hashOf = ({ secrets }: Pick<Context, 'secrets'>, { purpose, email }: CodeOwner, code: string): Buffer =>
  Buffer.from(
    secrets.sign(`code:${purpose}:${email}:${code.toUpperCase().replaceAll(/[\s-]/g, '')}`),
    'base64url',
  )
