import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, Context } from '../context.ts'
import { batched } from '../db/batch.ts'

const hashOf = (sessionId: string): Buffer => hash('sha256', sessionId, 'buffer')

/** A used session is written back at most this often, so that reading stays reading. */
const REFRESH_AFTER_MS = 3_600_000

/** Whoever opens or uses a session is there: the list of members says so, and reminders go by it. */
const noteSeen = async ({ db }: Context, userId: string, now: Date): Promise<void> => {
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
}

/**
 * Opens a session; only a hash of its id is stored (decisions: sliding expiry of 30 days).
 * @returns the session id, which exists nowhere else
 */
export const openSession = async (context: Context, userId: string, userAgent: string): Promise<string> => {
  const sessionId = randomBytes(32).toString('base64url')
  const now = context.clock.now()
  await context.db
    .insertInto('sessions')
    .values({
      id_hash: hashOf(sessionId),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: expiryFrom(context, now),
      user_agent: userAgent.slice(0, 300),
    })
    .execute()
  await noteSeen(context, userId, now)
  return sessionId
}

type SessionRow = {
  id: string
  is_admin: boolean
  is_course_creator: boolean
  last_used_at: Date
  expires_at: Date
}

/** Sessions with whom they belong to, by the hashes of their ids; null for an unknown one. */
const readSessions = batched<Buffer, SessionRow | null>(async (db, hashes) => {
  const { rows } = await sql<SessionRow & { hash: string }>`
    select encode(sessions.id_hash, 'hex') as hash, users.id, users.is_admin, users.is_course_creator,
      sessions.last_used_at, sessions.expires_at
    from sessions join users on users.id = sessions.user_id
    where sessions.id_hash = any (${hashes}::bytea[])`.execute(db)
  const found = new Map(rows.map((row) => [row.hash, row]))
  return hashes.map((idHash) => found.get(idHash.toString('hex')) ?? null)
})

/**
 * The person a session belongs to, or null when it is unknown or has expired. Using it prolongs it.
 * @param onProlonged is told when the expiry moved
 */
export const findSession = async (
  context: Context,
  sessionId: string,
  onProlonged?: () => void,
): Promise<Actor | null> => {
  const now = context.clock.now()
  const idHash = hashOf(sessionId)
  const row = await readSessions(context.db, idHash)
  if (!row || row.expires_at <= now) return null
  if (now.getTime() - row.last_used_at.getTime() > REFRESH_AFTER_MS) {
    await context.db
      .updateTable('sessions')
      .set({ last_used_at: now, expires_at: expiryFrom(context, now) })
      .where('id_hash', '=', idHash)
      .execute()
    await noteSeen(context, row.id, now)
    onProlonged?.()
  }
  return {
    user_id: row.id,
    is_admin: row.is_admin,
    is_course_creator: row.is_course_creator,
    session_hash: idHash,
  }
}

/** Ends one session. */
export const endSession = async (context: Context, idHash: Buffer): Promise<void> => {
  await context.db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

/**
 * Ends a person's sessions, all or all but the one at hand (after a new password, e-mail or new rights).
 * @returns how many were ended
 */
export const endSessionsOf = async (
  context: Context,
  userId: string,
  except?: Buffer | null,
): Promise<number> => {
  let query = context.db.deleteFrom('sessions').where('user_id', '=', userId)
  if (except) query = query.where('id_hash', '!=', except)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

const expiryFrom = (context: Context, now: Date): Date =>
  new Date(now.getTime() + context.config.limits.sessionSeconds * 1000)
