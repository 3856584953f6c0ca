import { sql } from 'kysely'
import { versionOf } from '../../modules/learning/start/start.rules.ts'
import type { Context } from '../../platform/context.ts'

/** Whoever has begun a course confirmed, when they began it, that none of its contraindications applies. */
export const addHealthConfirmations = async ({ db }: Context, course_id: string): Promise<void> => {
  const { contraindications: lines } = await db
    .selectFrom('courses')
    .select('contraindications')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  if (lines.length === 0) return
  const hash = versionOf(lines)
  await db
    .insertInto('start_texts')
    .values({ hash, lines: JSON.stringify(lines) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into start_confirmations (user_id, course_id, number, kind, text_hash, confirmed_at)
    select user_id, course_id, number, 'contraindications', ${hash}, started_at from participations
    where course_id = ${course_id}`.execute(db)
}
