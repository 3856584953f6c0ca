import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireQuota } from './quota.ts'

/**
 * The client says how large its file really is.
 * @throws ApiError not_found; video_quota_used_up
 */
export const beginUpload = async (
  context: Context,
  { assetId, bytes, fileName }: { assetId: string; bytes: number; fileName: string },
): Promise<void> => {
  const { db } = context
  const asset = await db
    .selectFrom('media_assets')
    .select(['owner_id', 'bytes', 'file_name'])
    .where('id', '=', assetId)
    .executeTakeFirst()
  if (!asset) throw new ApiError('not_found')
  await requireQuota(context, asset.owner_id, { films: 0, bytes: bytes - asset.bytes })
  await db
    .updateTable('media_assets')
    .set({ bytes, file_name: asset.file_name || printable(fileName) })
    .where('id', '=', assetId)
    .execute()
}

/** A name from the tus metadata without what no file name has. */
const printable = (name: string): string => name.replace(/\p{Cc}/gu, '').slice(0, 255)
