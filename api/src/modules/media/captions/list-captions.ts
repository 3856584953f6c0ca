import { ApiError } from '../../../platform/http/api-error.ts'
import type { Caption, CaptionSummary } from '@kursportal/shared/contract'
import { readCaptions } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { requireDraftVideo } from '../../drafts/drafts.policy.ts'

/** The captions of a draft lecture, by language. @throws ApiError not_found */
export const listCaptions = async (
  context: ActorContext,
  videoId: string,
): Promise<{ items: CaptionSummary[]; total: number }> => {
  await requireDraftVideo(context, videoId, 'read')
  const rows = await context.db
    .selectFrom('captions')
    .select(['language', 'label', 'vtt', 'created_at'])
    .where('video_id', '=', videoId)
    .orderBy('language')
    .execute()
  const items = rows.map((row) => {
    const { language, label, cues, updated_at } = presentCaption(row)
    return { language, label, cues, updated_at }
  })
  return { items, total: items.length }
}

/** The captions of a draft lecture in one language. @throws ApiError not_found */
export const readCaption = async (
  context: ActorContext,
  videoId: string,
  language: string,
): Promise<Caption> => {
  await requireDraftVideo(context, videoId, 'read')
  const row = await captionOf(context, videoId, language)
  if (!row) throw new ApiError('not_found')
  return presentCaption(row)
}

/** The stored captions of a lecture, draft or live. */
export const captionOf = ({ db }: Pick<Context, 'db'>, videoId: string, language: string) =>
  db
    .selectFrom('captions')
    .select(['language', 'label', 'vtt', 'created_at'])
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .executeTakeFirst()

const presentCaption = (row: { language: string; label: string; vtt: string; created_at: Date }): Caption => {
  const read = readCaptions(row.vtt, null)
  const lines = 'cues' in read ? read.cues : []
  return {
    language: row.language,
    label: row.label,
    cues: lines.length,
    updated_at: row.created_at.toISOString(),
    vtt: row.vtt,
    lines,
  }
}
