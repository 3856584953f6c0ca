import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { RESERVED_SECONDS } from './media.rules.ts'
import { requireQuota } from './quota.ts'

/**
 * The client says how large its file really is.
 * @throws ApiError not_found; video_quota_used_up
 */
export const beginUpload = async (
  context: Context,
  { filmId, bytes, fileName }: { filmId: string; bytes: number; fileName: string },
): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .selectFrom('media_assets')
    .select(['owner_id', 'file_name'])
    .where('id', '=', filmId)
    .executeTakeFirst()
  if (!asset) throw new ApiError('not_found')
  await requireQuota(context, asset.owner_id, { id: filmId, bytes })
  await db
    .updateTable('media_assets')
    .set({ bytes, active_at: clock.now(), file_name: asset.file_name || printable(fileName) })
    .where('id', '=', filmId)
    .execute()
}

/**
 * Bytes of an upload arrive. One that had stood still takes its place in the quota again.
 * @param received how much is there
 * @throws ApiError video_quota_used_up
 */
export const noteArriving = async (context: Context, filmId: string, received: number): Promise<void> => {
  const { db, clock } = context
  const now = clock.now()
  const before = await db
    .selectFrom('media_assets')
    .select(['owner_id', 'bytes', 'active_at'])
    .where('id', '=', filmId)
    .where('state', '=', 'uploading')
    .executeTakeFirst()
  if (!before) return
  const stoodStill = now.getTime() - before.active_at.getTime() > RESERVED_SECONDS * 1000
  if (stoodStill) await requireQuota(context, before.owner_id, { id: filmId, bytes: before.bytes })
  await db
    .updateTable('media_assets')
    .set({ received_bytes: received, active_at: now })
    .where('id', '=', filmId)
    .where('state', '=', 'uploading')
    .execute()
}

/** A name from the tus metadata without what no file name has. */
const printable = (name: string): string => name.replace(/\p{Cc}/gu, '').slice(0, 255)
