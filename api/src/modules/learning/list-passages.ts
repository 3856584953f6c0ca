import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  PASSAGES_OF_LECTURE,
  type CallAnswer,
  type CallQuery,
  type LecturePassages,
  type passageCalls,
} from '@kursportal/shared/contract'
import {
  filmPart,
  linesIn,
  linesOf,
  spokenPassages,
  writtenPassages,
  type Passage,
} from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { findCourse } from './find-course.ts'
import { requireStart } from './start/read-start.ts'

/**
 * Where in a course somebody takes something is said or written: in lectures that are open to them.
 * @throws ApiError not_found; start_not_confirmed
 */
export const listPassages = async (
  context: ActorContext,
  { 'course-id': courseId, search }: CallQuery<typeof passageCalls.listPassages>,
): Promise<CallAnswer<typeof passageCalls.listPassages>> => {
  const { tree, standing } = await findCourse(context, courseId)
  if (tree.participation_id === null) return { items: [], total: 0 }
  await requireStart(context, tree)
  const open = standing.lectures.flatMap(({ lecture }) =>
    standing.locks.has(lecture.id) ? [] : [lecture.id],
  )
  const contents = await contentsOf(context, open)
  const items: LecturePassages[] = []
  for (const id of open) {
    const content = contents.get(id)
    const passages = content ? passagesIn(content, search) : []
    if (passages.length > 0)
      items.push({
        video_id: id,
        passages: passages.slice(0, PASSAGES_OF_LECTURE),
        passages_total: passages.length,
      })
    // A course may have a hundred hours of captions; others are answered in between.
    await setImmediate()
  }
  return { items, total: items.length }
}

type Content = Awaited<ReturnType<typeof readContents>>[number]

const contentsOf = async (context: Context, lectures: readonly string[]): Promise<Map<string, Content>> => {
  const rows = lectures.length > 0 ? await readContents(context, lectures) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** What lectures say and write: captions with German ones first, and the text. */
const readContents = ({ db }: Context, lectures: readonly string[]) =>
  db
    .selectFrom('videos')
    .leftJoin('media_assets', 'media_assets.id', 'videos.asset_id')
    .select(['videos.id', 'type', 'rich_text', 'film_cut', 'asset_id', 'duration_seconds'])
    .select(
      sql<string[]>`(
        select coalesce(json_agg(vtt order by language <> 'de', language), '[]')
        from captions where captions.video_id = videos.id)`.as('captions'),
    )
    .where('videos.id', 'in', lectures)
    .execute()

const passagesIn = (content: Content, search: string): Passage[] => {
  const { type, rich_text, captions, film_cut, asset_id, duration_seconds } = content
  if (type === 'richText') return rich_text ? writtenPassages(rich_text, search) : []
  const part = asset_id ? filmPart(film_cut, { id: asset_id, seconds: duration_seconds ?? 0 }) : null
  for (const vtt of captions) {
    const passages = spokenPassages(linesIn(linesOf(vtt), part), search)
    if (passages.length > 0) return passages
  }
  return []
}
