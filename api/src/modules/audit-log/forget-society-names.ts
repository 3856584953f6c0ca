import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Takes the names these societies had from the lines that say they were renamed. */
export const forgetSocietyNames = async (db: Db, societyIds: readonly string[]): Promise<void> => {
  if (societyIds.length === 0) return
  await sql`update admin_log set details = details #- '{before,name}' #- '{after,name}'
    where society_id in (${sql.join(societyIds)}) and action = 'society_changed'`.execute(db)
}
