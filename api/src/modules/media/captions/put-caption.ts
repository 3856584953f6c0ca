import type { Caption, CallBody, CallQuery, captionCalls } from '@kursportal/shared/contract'
import { checkCues, readCaptions, writeWebVtt } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { refuseStale } from '../../../platform/edits.ts'
import { newId } from '../../../platform/ids.ts'
import { requireDraftVideo } from '../../drafts/drafts.policy.ts'
import { touchDraft } from '../../drafts/touch-draft.ts'
import { requireFilmDraft } from '../media.policy.ts'
import { captionOf, captionVersion, readCaption } from './list-captions.ts'

/**
 * Sets the captions of a draft lecture in one language, from a file or from edited cues.
 * @throws ApiError not_found, not_in_dev_mode, conflict; edited_meanwhile; captions_unreadable with where and why
 */
export const putCaption = async (
  context: ActorContext,
  videoId: string,
  language: string,
  { label, content, lines = [], based_on }: CallBody<typeof captionCalls.putCaption>,
): Promise<Caption> => {
  const { db, clock } = context
  const { course_id } = await requireFilmDraft(context, videoId)
  const film = await db
    .selectFrom('videos')
    .innerJoin('media_assets', 'media_assets.id', 'videos.asset_id')
    .select('duration_seconds')
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  const duration = film?.duration_seconds ?? null
  const read = content === undefined ? checkCues(lines, duration) : readCaptions(content, duration)
  if ('problem' in read) throw new ApiError('captions_unreadable', read)
  // From here on nobody else changes the draft, so of two at once the second finds what the first has written.
  await touchDraft(context, course_id)
  refuseStale(based_on, captionVersion(await captionOf(context, videoId, language)))
  const caption = {
    label: label || ownName(language),
    vtt: writeWebVtt(read.cues),
    created_at: clock.now(),
  }
  await db
    .insertInto('captions')
    .values({ id: newId(), video_id: videoId, language, ...caption })
    .onConflict((conflict) => conflict.columns(['video_id', 'language']).doUpdateSet(caption))
    .execute()
  // What was recognised in this language has been checked, or something better came.
  await db
    .deleteFrom('recognised_captions')
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .where('state', 'in', ['ready', 'failed'])
    .execute()
  return readCaption(context, videoId, language)
}

/**
 * Removes the captions of a draft lecture in one language.
 * @throws ApiError not_found, not_in_dev_mode, edited_meanwhile
 */
export const deleteCaption = async (
  context: ActorContext,
  { 'video-id': videoId, language, 'based-on': basedOn }: CallQuery<typeof captionCalls.deleteCaption>,
): Promise<void> => {
  const { course_id } = await requireDraftVideo(context, videoId, 'write')
  // As above: what is compared is what is removed.
  await touchDraft(context, course_id)
  const caption = await captionOf(context, videoId, language)
  if (!caption) throw new ApiError('not_found')
  refuseStale(basedOn, captionVersion(caption))
  await context.db
    .deleteFrom('captions')
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .execute()
}

/** What a language calls itself: Deutsch, English, Türkçe. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
