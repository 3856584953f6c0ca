import type { CourseSnapshot } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { courseColumns, courseSearchText } from './courses.store.ts'

/** Where a snapshot is written: into the draft itself, or into the live copy, which keeps ids of its own. */
export type SnapshotTarget = { kind: 'draft' | 'live'; course_id: string }

type Identities = Map<string, string>

/**
 * Makes a course's tree what the snapshot says. Chapters and lectures that are there already are changed and keep their
 * ids, new ones are added; what the snapshot lacks is deleted from a draft and retired in a live copy, where it comes
 * back under its old id when a later snapshot has it again. So nobody's progress is lost (specification, Courses).
 */
export const writeSnapshot = async (
  context: Context,
  target: SnapshotTarget,
  snapshot: CourseSnapshot,
): Promise<void> => {
  const { db, clock } = context
  await db
    .updateTable('courses')
    .set({
      ...courseColumns(snapshot.course),
      search_text: courseSearchText(snapshot.course),
      updated_at: clock.now(),
    })
    .where('id', '=', target.course_id)
    .execute()
  const chapterIds = await identitiesIn(context, target, 'chapters')
  const videoIds = await identitiesIn(context, target, 'videos')
  await writeChapters(context, target, snapshot, chapterIds)
  await writeVideos(context, target, snapshot, chapterIds, videoIds)
  await writeCaptions(context, snapshot, videoIds)
  await dropRest(context, target, snapshot, chapterIds, videoIds)
}

/** Which row stands for a draft id; an unknown one gets its id when first asked for. */
const identitiesIn = async (
  { db }: Context,
  target: SnapshotTarget,
  table: 'chapters' | 'videos',
): Promise<Identities> => {
  if (target.kind === 'draft') return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['id', 'dev_id'])
    .where('course_id', '=', target.course_id)
    .execute()
  return new Map(rows.map((row) => [row.dev_id ?? row.id, row.id]))
}

const rowId = (target: SnapshotTarget, ids: Identities, draftId: string): string => {
  const id = ids.get(draftId) ?? (target.kind === 'draft' ? draftId : newId())
  ids.set(draftId, id)
  return id
}

const writeChapters = async (
  { db, clock }: Context,
  target: SnapshotTarget,
  { chapters }: CourseSnapshot,
  ids: Identities,
): Promise<void> => {
  if (chapters.length === 0) return
  const now = clock.now()
  await db
    .insertInto('chapters')
    .values(
      chapters.map(({ id, videos: _videos, ...fields }, position) => ({
        ...fields,
        id: rowId(target, ids, id),
        dev_id: target.kind === 'live' ? id : null,
        course_id: target.course_id,
        position,
        retired_at: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        image_id: eb.ref('excluded.image_id'),
        position: eb.ref('excluded.position'),
        retired_at: eb.ref('excluded.retired_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

const writeVideos = async (
  { db, clock }: Context,
  target: SnapshotTarget,
  { chapters }: CourseSnapshot,
  chapterIds: Identities,
  ids: Identities,
): Promise<void> => {
  const now = clock.now()
  const rows = chapters.flatMap((chapter) =>
    chapter.videos.map(({ id, captions: _captions, film_cut, rich_text, quiz, ...fields }, position) => ({
      ...fields,
      film_cut: film_cut ? JSON.stringify(film_cut) : null,
      rich_text: rich_text ? JSON.stringify(rich_text) : null,
      quiz: quiz ? JSON.stringify(quiz) : null,
      id: rowId(target, ids, id),
      dev_id: target.kind === 'live' ? id : null,
      chapter_id: rowId(target, chapterIds, chapter.id),
      course_id: target.course_id,
      position,
      retired_at: null,
      created_at: now,
      updated_at: now,
    })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('videos')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        chapter_id: eb.ref('excluded.chapter_id'),
        position: eb.ref('excluded.position'),
        type: eb.ref('excluded.type'),
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        minutes: eb.ref('excluded.minutes'),
        image_id: eb.ref('excluded.image_id'),
        required_share: eb.ref('excluded.required_share'),
        asset_id: eb.ref('excluded.asset_id'),
        film_cut: eb.ref('excluded.film_cut'),
        rich_text: eb.ref('excluded.rich_text'),
        quiz: eb.ref('excluded.quiz'),
        retired_at: eb.ref('excluded.retired_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

const writeCaptions = async (
  { db, clock }: Context,
  { chapters }: CourseSnapshot,
  ids: Identities,
): Promise<void> => {
  const videos = chapters.flatMap((chapter) => chapter.videos)
  if (videos.length === 0) return
  const rowIds = videos.map((video) => ids.get(video.id) ?? video.id)
  await db.deleteFrom('captions').where('video_id', 'in', rowIds).execute()
  const rows = videos.flatMap((video, index) =>
    video.captions.map((caption) => ({
      ...caption,
      id: newId(),
      video_id: rowIds[index] ?? video.id,
      created_at: clock.now(),
    })),
  )
  if (rows.length > 0) await db.insertInto('captions').values(rows).execute()
}

const dropRest = async (
  { db, clock }: Context,
  target: SnapshotTarget,
  { chapters }: CourseSnapshot,
  chapterIds: Identities,
  videoIds: Identities,
): Promise<void> => {
  const kept = {
    chapters: chapters.map((chapter) => chapterIds.get(chapter.id) ?? chapter.id),
    videos: chapters.flatMap((chapter) => chapter.videos.map((video) => videoIds.get(video.id) ?? video.id)),
  }
  for (const table of ['videos', 'chapters'] as const) {
    if (target.kind === 'draft') {
      let rest = db.deleteFrom(table).where('course_id', '=', target.course_id)
      if (kept[table].length > 0) rest = rest.where('id', 'not in', kept[table])
      await rest.execute()
    } else {
      let rest = db
        .updateTable(table)
        .set({ retired_at: clock.now() })
        .where('course_id', '=', target.course_id)
        .where('retired_at', 'is', null)
      if (kept[table].length > 0) rest = rest.where('id', 'not in', kept[table])
      await rest.execute()
    }
  }
}
