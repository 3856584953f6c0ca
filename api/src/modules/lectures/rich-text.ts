import type { CallAnswer, CallBody, lectureCalls, RichTextDocument } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { openLecture } from '../learning/open-lecture.ts'
import { wantLinks } from '../links/want-links.ts'
import { requireOwnFilms } from '../media/films-in-texts.ts'
import { contentEditedNow, contentVersion } from './lectures.store.ts'

const emptyDocument: RichTextDocument = { type: 'doc', content: [] }

/**
 * The text of a lecture: of the draft for those who may edit it, else of a live lecture the person may open.
 * @throws ApiError not_found (also for another kind of lecture), locked
 */
export const readRichText = async (
  context: ActorContext,
  videoId: string,
  draft: boolean,
): Promise<CallAnswer<typeof lectureCalls.readRichText>> => {
  if (draft) await requireDraftVideo(context, videoId, 'read')
  else await openLecture(context, videoId)
  const row = await context.db
    .selectFrom('videos')
    .select([
      'rich_text',
      contentVersion('rich_text').as('version'),
      lastEditOf('videos', 'content_edited').as('edited'),
    ])
    .where('id', '=', videoId)
    .where('type', '=', 'richText')
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return {
    video_id: videoId,
    document: row.rich_text ?? emptyDocument,
    version: row.version,
    edited: draft ? row.edited : null,
  }
}

/**
 * Replaces the text of a draft lecture.
 * @throws ApiError not_found, not_in_dev_mode, edited_meanwhile when it is not the version the change started from, validation_failed for
 * a film of another course
 */
export const writeRichText = async (
  context: ActorContext,
  videoId: string,
  { document, based_on }: CallBody<typeof lectureCalls.writeRichText>,
): Promise<CallAnswer<typeof lectureCalls.writeRichText>> => {
  const { db, clock } = context
  const video = await requireDraftVideo(context, videoId, 'write')
  if (video.type !== 'richText') throw new ApiError('not_found')
  await touchDraft(context, video.course_id)
  const before = await db
    .selectFrom('videos')
    .select([
      'rich_text',
      contentVersion('rich_text').as('version'),
      lastEditOf('videos', 'content_edited').as('edited'),
    ])
    .where('id', '=', videoId)
    .executeTakeFirstOrThrow()
  refuseStale(based_on, before)
  await requireOwnFilms(context, video.course_id, document, before.rich_text)
  const { version, edited } = await db
    .updateTable('videos')
    .set({ rich_text: JSON.stringify(document), ...contentEditedNow(context), updated_at: clock.now() })
    .where('id', '=', videoId)
    .returning([
      contentVersion('rich_text').as('version'),
      lastEditOf('videos', 'content_edited').as('edited'),
    ])
    .executeTakeFirstOrThrow()
  await wantLinks(context, [document])
  return { video_id: videoId, version, edited }
}
