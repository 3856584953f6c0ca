import type { CallAnswer, captionCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { requireDraftVideo } from '../../drafts/drafts.policy.ts'
import { requireFilmDraft } from '../media.policy.ts'

type Answer = CallAnswer<typeof captionCalls.readRecognisedCaptions>

/**
 * Whether speech can be recognised here, and what was made of a draft lecture's film.
 * @throws ApiError not_found
 */
export const readRecognisedCaptions = async (context: ActorContext, videoId: string): Promise<Answer> => {
  await requireDraftVideo(context, videoId, 'read')
  return present(context, videoId)
}

const present = async ({ db, config }: ActorContext, videoId: string): Promise<Answer> => {
  const row = await db
    .selectFrom('recognised_captions')
    .select(['language', 'state', 'progress', 'lines', 'failure', 'updated_at'])
    .where('video_id', '=', videoId)
    .executeTakeFirst()
  return {
    available: config.transcribe !== undefined,
    recognised: row ? { ...row, updated_at: row.updated_at.toISOString() } : null,
  }
}

/**
 * Has the speech of a draft lecture's film recognised, in place of what was recognised before.
 * @throws ApiError not_found, not_in_dev_mode; conflict with the reason: not set up, no film with sound, on its way
 */
export const recogniseCaptions = async (context: ActorContext, videoId: string): Promise<Answer> => {
  const { db, clock, config, enqueue } = context
  await requireFilmDraft(context, videoId)
  if (!config.transcribe) throw new ApiError('conflict', { reason: 'no speech recogniser is set up' })
  const film = await db
    .selectFrom('videos')
    .innerJoin('media_assets', 'media_assets.id', 'videos.asset_id')
    .select('media_assets.id')
    .where('videos.id', '=', videoId)
    .where('media_assets.state', '=', 'ready')
    .where('media_assets.has_audio', '=', true)
    .executeTakeFirst()
  if (!film) throw new ApiError('conflict', { reason: 'the lecture has no film with sound' })
  const now = clock.now()
  const begun = {
    asset_id: film.id,
    language: config.transcribe.language,
    state: 'waiting' as const,
    progress: 0,
    lines: '[]',
    failure: null,
    created_at: now,
    updated_at: now,
  }
  const noted = await db
    .insertInto('recognised_captions')
    .values({ video_id: videoId, ...begun })
    .onConflict((on) =>
      on.column('video_id').doUpdateSet(begun).where('recognised_captions.state', 'in', ['ready', 'failed']),
    )
    .returning('video_id')
    .executeTakeFirst()
  if (!noted) throw new ApiError('conflict', { reason: 'it is on its way' })
  await enqueue('media.recognise-speech', { video_id: videoId })
  return present(context, videoId)
}

/** Gives up what was recognised, or is on its way. @throws ApiError not_found, not_in_dev_mode */
export const dropRecognisedCaptions = async (context: ActorContext, videoId: string): Promise<void> => {
  await requireDraftVideo(context, videoId, 'write')
  const dropped = await context.db
    .deleteFrom('recognised_captions')
    .where('video_id', '=', videoId)
    .returning('video_id')
    .executeTakeFirst()
  if (!dropped) throw new ApiError('not_found')
}
