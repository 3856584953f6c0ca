import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { usedFilms } from './film-use.ts'

/**
 * Whether a creator may have a film of this size besides what they have; the film itself is not counted twice.
 * @throws ApiError video_quota_used_up
 */
export const requireQuota = async (
  context: Context,
  ownerId: string,
  film: { id: string; bytes: number },
): Promise<void> => {
  const { db, config } = context
  // Two requests at once must not both take the last place.
  await db.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute()
  const others = (await usedFilms(context, ownerId)).filter(({ id }) => id !== film.id)
  const bytes = others.reduce((sum, other) => sum + other.bytes, film.bytes)
  const { videosPerCreator, videoBytesPerCreator } = config.limits
  if (others.length >= videosPerCreator || bytes > videoBytesPerCreator) {
    throw new ApiError('video_quota_used_up')
  }
}
