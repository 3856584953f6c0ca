import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Whether a creator may have more films, or more bytes, than now. What failed does not count.
 * @throws ApiError video_quota_used_up
 */
export const requireQuota = async (
  { db, config }: Context,
  ownerId: string,
  more: { films: number; bytes: number },
): Promise<void> => {
  // Two requests at once must not both take the last place.
  await db.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute()
  const used = await db
    .selectFrom('media_assets')
    .select((eb) => [eb.fn.countAll<number>().as('films'), eb.fn.sum<number | null>('bytes').as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow()
  const { videosPerCreator, videoBytesPerCreator } = config.limits
  const tooMany = more.films > 0 && used.films + more.films > videosPerCreator
  if (tooMany || Number(used.bytes) + more.bytes > videoBytesPerCreator) {
    throw new ApiError('video_quota_used_up')
  }
}
