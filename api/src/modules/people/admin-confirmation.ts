import type { ActorContext } from '../../platform/context.ts'

/** So long a confirmation holds. */
const CONFIRMED_MS = 10 * 60_000

/** The hash of the password of whoever is at work; null for an account without one. */
export const passwordHashOf = async ({ db, actor }: ActorContext): Promise<string | null> => {
  const admin = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.user_id)
    .executeTakeFirst()
  return admin?.password_hash ?? null
}

/** What is signed: whose confirmation, in which session, under which password, until when. */
const signedOf = ({ actor }: ActorContext, passwordHash: string | null, until: number): string =>
  `admin-confirmation:${actor.user_id}:${actor.session_hash?.toString('hex') ?? 'basic'}:${passwordHash}:${until}`

/** A token that stands for the admin’s password in this session for ten minutes; nothing of it is stored. */
export const confirmationFor = async (
  context: ActorContext,
): Promise<{ token: string; expires_at: string }> => {
  const until = context.clock.now().getTime() + CONFIRMED_MS
  const signature = context.secrets.sign(signedOf(context, await passwordHashOf(context), until))
  return { token: `${until}.${signature}`, expires_at: new Date(until).toISOString() }
}

/** Whether a token of this admin and session still holds. */
export const isConfirmed = async (context: ActorContext, token: string): Promise<boolean> => {
  const [until = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) <= context.clock.now().getTime()) return false
  return context.secrets.verify(signedOf(context, await passwordHashOf(context), Number(until)), signature)
}
