import type { CallAnswer, CallBody, uploadCalls } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { MediaAssetsTable } from '../../platform/db/schema.courses.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { removeFilm } from './cancel-upload.ts'
import { requireFilmDraft } from './media.policy.ts'
import { requireQuota } from './quota.ts'
import { signToken } from './signed-token.ts'
import { UPLOAD_SECONDS } from './upload-store.ts'

/** What the token of an upload address is signed for. */
export const UPLOAD_PURPOSE = 'upload'

type LinkBody = CallBody<typeof uploadCalls.createUploadLink>
type LinkAnswer = CallAnswer<typeof uploadCalls.createUploadLink>
type Upload = Pick<
  Selectable<MediaAssetsTable>,
  'id' | 'state' | 'file_name' | 'bytes' | 'fingerprint' | 'created_at'
>

/**
 * Where to upload the film of a draft lecture: the unfinished upload of the same file, or a new one, which takes the
 * place of an unfinished other. A file that has arrived already is complete, so that a client that was closed between
 * the last byte and the answer does not send it again.
 * @param origin where the API is reached, e.g. `https://kurse.example`
 * @throws ApiError not_found, not_in_dev_mode, conflict, payload_too_large, video_quota_used_up
 */
export const createUploadLink = async (
  context: ActorContext,
  videoId: string,
  body: LinkBody,
  origin: string,
): Promise<LinkAnswer> => {
  const { db, actor, clock, config } = context
  await requireFilmDraft(context, videoId)
  const { file_name = '', bytes = 0, fingerprint = '', video_upload_id } = body
  if (bytes > config.limits.videoBytes) throw new ApiError('payload_too_large')
  const uploads = await db
    .selectFrom('media_assets')
    .select(['id', 'state', 'file_name', 'bytes', 'fingerprint', 'created_at'])
    .where('video_id', '=', videoId)
    .where('owner_id', '=', actor.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const present = (upload: Pick<Upload, 'id' | 'state' | 'created_at'>, resumes: boolean): LinkAnswer => {
    const expires = expiryOf(upload.created_at)
    return {
      upload_url: `${origin}/api/tus/${signToken(context, UPLOAD_PURPOSE, [upload.id], expires)}`,
      video_upload_id: upload.id,
      max_bytes: config.limits.videoBytes,
      expires_at: expires.toISOString(),
      resumes,
      complete: upload.state !== 'uploading',
    }
  }
  const known = video_upload_id
    ? uploads.find(({ id }) => id === video_upload_id)
    : findSame(uploads, { file_name, bytes, fingerprint }, clock.now())
  if (video_upload_id && !known) throw new ApiError('not_found')
  if (known && known.state !== 'uploading') return present(known, true)
  for (const other of uploads) {
    if (other.state === 'uploading' && other !== known) await removeFilm(context, other.id)
  }
  const upload = known ?? { id: newId(), state: 'uploading' as const, created_at: clock.now() }
  await requireQuota(context, actor.user_id, { id: upload.id, bytes })
  const now = clock.now()
  if (known) await db.updateTable('media_assets').set({ active_at: now }).where('id', '=', known.id).execute()
  else {
    const of = { owner_id: actor.user_id, video_id: videoId, file_name, bytes, fingerprint }
    await db
      .insertInto('media_assets')
      .values({ ...upload, ...of, active_at: now })
      .execute()
  }
  return present(upload, known !== undefined)
}

/**
 * The upload of the same file, if there is one: unfinished, or arrived as the newest of the lecture. Without a
 * fingerprint the name and the size tell an unfinished one. What failed is sent anew.
 */
const findSame = (
  [newest, ...older]: readonly Upload[],
  file: Pick<Upload, 'file_name' | 'bytes' | 'fingerprint'>,
  now: Date,
): Upload | undefined => {
  if (!newest || file.file_name === '') return undefined
  const isSame = (upload: Upload) =>
    upload.file_name === file.file_name &&
    upload.bytes === file.bytes &&
    (upload.fingerprint === file.fingerprint || upload.fingerprint === '' || file.fingerprint === '')
  const arrived = newest.state === 'processing' || newest.state === 'ready'
  if (arrived && file.fingerprint !== '' && newest.fingerprint === file.fingerprint && isSame(newest)) {
    return newest
  }
  return [newest, ...older].find(
    (upload) => upload.state === 'uploading' && isSame(upload) && expiryOf(upload.created_at) > now,
  )
}

const expiryOf = (created: Date): Date => new Date(created.getTime() + UPLOAD_SECONDS * 1000)
