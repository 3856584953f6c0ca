import { signature, type CallAnswer, type peopleCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'

/** Somebody's stored signature, for themselves alone; null while there is none. */
export const readOwnSignature = async ({
  db,
  secrets,
  actor,
}: ActorContext): Promise<CallAnswer<typeof peopleCalls.readSignature>> => {
  const { signature_encrypted: stored } = await db
    .selectFrom('users')
    .select('signature_encrypted')
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  if (stored === null) return { signature: null }
  return { signature: signature.parse(JSON.parse(secrets.decrypt(Buffer.from(stored)))) }
}
