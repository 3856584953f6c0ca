import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { isWorthKeeping } from './drafts.rules.ts'
import { readSnapshot } from './read-snapshot.ts'

/**
 * Keeps a draft as it stands, before it is changed, where that is worth it or `always`; one that was published or kept as
 * it is needs no further version.
 */
export const keepDraftVersion = async (
  context: ActorContext,
  courseId: string,
  { always = false } = {},
): Promise<void> => {
  const { db, clock, actor } = context
  const draft = await db
    .selectFrom('courses')
    .select(['revision', 'updated_at', 'created_at', 'changed_by'])
    .select(
      sql<Date | null>`(select max(kept_at) from draft_versions where course_id = courses.id)`.as('kept_at'),
    )
    .where('id', '=', courseId)
    .where('dev_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!draft) return
  const { revision, updated_at, created_at, changed_by, kept_at } = draft
  const now = clock.now().getTime()
  const work = {
    idleMs: now - updated_at.getTime(),
    sinceKeptMs: now - (kept_at ?? created_at).getTime(),
    isByOther: changed_by !== null && changed_by !== actor.user_id,
  }
  if (!always && !isWorthKeeping(work)) return
  const published = await db
    .selectFrom('course_publications')
    .select('id')
    .where('course_id', '=', courseId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (published) return
  const snapshot = await readSnapshot(db, courseId)
  if (snapshot.chapters.length === 0) return
  await db
    .insertInto('draft_versions')
    .values({
      id: newId(),
      course_id: courseId,
      kept_at: clock.now(),
      made_at: updated_at,
      made_by: changed_by,
      revision,
      snapshot: JSON.stringify(snapshot),
    })
    .onConflict((conflict) => conflict.columns(['course_id', 'revision']).doNothing())
    .execute()
}
