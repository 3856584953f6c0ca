import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Whether somebody has an access: by themselves, through their society, or as everybody. */
export const servesUser = async (db: Db, accessId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql<{ serves: boolean }>`
    select exists (select 1 from access_users where access_id = ${accessId} and user_id = ${userId})
      or exists (select 1 from default_accesses where access_id = ${accessId})
      or exists (
        select 1 from access_societies join users on users.society_id = access_societies.society_id
        where access_societies.access_id = ${accessId} and users.id = ${userId}) as serves`.execute(db)
  return rows[0]?.serves ?? false
}
