import { sql } from 'kysely'
import { earlyStartStatements } from '@kursportal/shared/domain'
import { versionOf } from '../../modules/learning/start/start.rules.ts'
import type { Context } from '../../platform/context.ts'

const keepText = async (db: Context['db'], lines: readonly string[]): Promise<string> => {
  const hash = versionOf(lines)
  await db
    .insertInto('start_texts')
    .values({ hash, lines: JSON.stringify(lines) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}

/** Whoever has begun a course confirmed, when they began it, that none of its contraindications applies. */
export const addHealthConfirmations = async ({ db }: Context, course_id: string): Promise<void> => {
  const { contraindications: lines } = await db
    .selectFrom('courses')
    .select('contraindications')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  if (lines.length === 0) return
  const hash = await keepText(db, lines)
  await sql`
    insert into start_confirmations (user_id, course_id, number, kind, text_hash, confirmed_at)
    select user_id, course_id, number, 'contraindications', ${hash}, started_at from participations
    where course_id = ${course_id}`.execute(db)
}

/** Somebody agreed that a course, about which they concluded a contract, begins within the withdrawal period. */
export const addEarlyStart = async (
  { db }: Context,
  { user_id, course_id, at }: { user_id: string; course_id: string; at: Date },
): Promise<void> => {
  const text_hash = await keepText(db, earlyStartStatements)
  await db
    .insertInto('start_confirmations')
    .values({ user_id, course_id, number: 1, kind: 'early_start', text_hash, confirmed_at: at })
    .execute()
}
