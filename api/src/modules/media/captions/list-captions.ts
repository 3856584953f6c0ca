import { ApiError } from '../../../platform/http/api-error.ts'
import type { Caption, CaptionSummary, LastEdit } from '@kursportal/shared/contract'
import { readCaptions } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { versionOf } from '../../../platform/edits.ts'
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
    const { vtt: _vtt, lines: _lines, ...summary } = presentCaption(row)
    return summary
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

/**
 * The version of stored captions and when they came; the empty one where there are none. Who wrote them is not kept: a
 * part that comes back out of the bin must not name an account that is gone.
 */
export const captionVersion = (
  row: { label: string; vtt: string; created_at: Date } | undefined,
): { version: string; edited: LastEdit } =>
  row
    ? {
        version: versionOf({ label: row.label, vtt: row.vtt }),
        edited: { at: row.created_at.toISOString(), by: null },
      }
    : { version: '', edited: null }

const presentCaption = (row: { language: string; label: string; vtt: string; created_at: Date }): Caption => {
  const read = readCaptions(row.vtt, null)
  const lines = 'cues' in read ? read.cues : []
  return {
    language: row.language,
    label: row.label,
    cues: lines.length,
    last_from: lines.at(-1)?.from ?? 0,
    updated_at: row.created_at.toISOString(),
    ...captionVersion(row),
    vtt: row.vtt,
    lines,
  }
}
