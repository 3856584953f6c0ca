import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'

/** What orders what: chapters stand in a course, lectures in a chapter. */
type Ordered = 'chapters' | 'videos'
const parentColumn = { chapters: 'course_id', videos: 'chapter_id' } as const

/** The position after the last chapter of a course or lecture of a chapter; the course is locked before. */
export const nextPosition = async (db: Db, table: Ordered, parentId: string): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), -1) + 1 as position from ${sql.table(table)}
    where ${sql.ref(parentColumn[table])} = ${parentId}`.execute(db)
  return rows[0]?.position ?? 0
}

/** Gives each id its place in the list as position; one statement. */
export const writePositions = async (db: Db, table: Ordered, ids: readonly string[]): Promise<void> => {
  await sql`
    update ${sql.table(table)} set position = wanted.place - 1
    from unnest(${sql.val([...ids])}::uuid[]) with ordinality as wanted (id, place)
    where ${sql.table(table)}.id = wanted.id`.execute(db)
}

/** The ids of the chapters of a course or the lectures of a chapter in their order. */
export const orderedIds = async (db: Db, table: Ordered, parentId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(parentColumn[table])} = ${parentId}
    order by position, id`.execute(db)
  return rows.map((row) => row.id)
}

/** A fingerprint of a lecture's text or quiz, to notice that somebody else changed it. */
export const contentVersion = (column: 'rich_text' | 'quiz') =>
  sql<string>`md5(coalesce(${sql.ref(column)}::text, ''))`

/** The columns that note who edits a lecture's text or quiz now. */
export const contentEditedNow = ({ actor, clock }: ActorContext) => ({
  content_edited_by: actor.user_id,
  content_edited_at: clock.now(),
})
