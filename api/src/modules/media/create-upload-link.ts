import type { CallAnswer, CallBody, uploadCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { requireFilmDraft } from './media.policy.ts'
import { requireQuota } from './quota.ts'
import { signToken } from './signed-token.ts'
import { UPLOAD_SECONDS } from './upload-store.ts'

/** What the token of an upload address is signed for. */
export const UPLOAD_PURPOSE = 'upload'

/**
 * Where to upload the film of a draft lecture: the unfinished upload of the same file, or a new one, which takes the
 * place of an unfinished other.
 * @param origin where the API is reached, e.g. `https://kurse.example`
 * @throws ApiError not_found, not_in_dev_mode, conflict, payload_too_large, video_quota_used_up
 */
export const createUploadLink = async (
  context: ActorContext,
  videoId: string,
  { file_name = '', bytes = 0 }: CallBody<typeof uploadCalls.createUploadLink>,
  origin: string,
): Promise<CallAnswer<typeof uploadCalls.createUploadLink>> => {
  const { db, actor, clock, config } = context
  await requireFilmDraft(context, videoId)
  if (bytes > config.limits.videoBytes) throw new ApiError('payload_too_large')
  const unfinished = await db
    .selectFrom('media_assets')
    .select(['id', 'file_name', 'bytes', 'created_at'])
    .where('video_id', '=', videoId)
    .where('owner_id', '=', actor.user_id)
    .where('state', '=', 'uploading')
    .execute()
  const same = unfinished.find(
    (upload) =>
      file_name !== '' &&
      upload.file_name === file_name &&
      upload.bytes === bytes &&
      expiryOf(upload.created_at) > clock.now(),
  )
  const others = unfinished.filter((upload) => upload !== same).map(({ id }) => id)
  if (others.length > 0) await db.deleteFrom('media_assets').where('id', 'in', others).execute()
  const created_at = same?.created_at ?? clock.now()
  const id = same?.id ?? newId()
  if (!same) {
    await requireQuota(context, actor.user_id, { films: 1, bytes })
    const asset = {
      id,
      owner_id: actor.user_id,
      video_id: videoId,
      state: 'uploading',
      created_at,
    } as const
    await db
      .insertInto('media_assets')
      .values({ ...asset, file_name, bytes })
      .execute()
  }
  const expires = expiryOf(created_at)
  return {
    upload_url: `${origin}/api/tus/${signToken(context, UPLOAD_PURPOSE, [id], expires)}`,
    video_upload_id: id,
    max_bytes: config.limits.videoBytes,
    expires_at: expires.toISOString(),
    resumes: same !== undefined,
  }
}

const expiryOf = (created: Date): Date => new Date(created.getTime() + UPLOAD_SECONDS * 1000)
