import { noteRead } from '../audit-log/note-read.ts'
import type { ActorContext } from '../../platform/context.ts'

/** Notes that an admin opened somebody's certificate, whichever of its calls it was. */
export const noteCertificateRead = async (context: ActorContext, certificateId: string): Promise<void> => {
  if (!context.actor.is_admin) return
  const row = await context.db
    .selectFrom('certificates')
    .select(['user_id', 'number'])
    .where('id', '=', certificateId)
    .executeTakeFirst()
  if (row?.user_id)
    await noteRead(context, { action: 'certificate_viewed', userId: row.user_id, subject: row.number })
}
