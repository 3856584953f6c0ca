import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Accounts } from './join-learning.ts'
import { onceEach, plain } from './merge-places.ts'

const parted = (place: string) => {
  const [table = '', column = ''] = place.split('.')
  return { table: sql.table(table), column: sql.ref(column), name: column }
}

/** Moves what is there once a person and thing, unless the account that stays has it. */
const moveOnce = async (
  db: Context['db'],
  { from, into }: Accounts,
  place: string,
  key: readonly string[],
) => {
  const { table, column, name } = parted(place)
  const same = key.map((one) => sql`and there.${sql.ref(one)} = moved.${sql.ref(one)}`)
  await sql`update ${table} as moved set ${column} = ${into} where moved.${column} = ${from} and not exists (
    select from ${table} as there where there.${sql.ref(name)} = ${into} ${sql.join(same, sql` `)})`.execute(
    db,
  )
}

/** Moves every row that names the one account to the other one; what is left goes with the account. */
export const moveRows = async ({ db }: Pick<Context, 'db'>, accounts: Accounts): Promise<void> => {
  const { from, into } = accounts
  for (const place of plain) {
    const { table, column } = parted(place)
    await sql`update ${table} set ${column} = ${into} where ${column} = ${from}`.execute(db)
  }
  for (const [place, key] of Object.entries(onceEach)) await moveOnce(db, accounts, place, key)
  // Somebody reports a post once; a second open report of it says nothing new.
  await sql`update forum_reports as moved set reporter_id = ${into} where reporter_id = ${from} and not (
    state = 'open' and exists (select from forum_reports as there where there.reporter_id = ${into}
      and there.post_id = moved.post_id and there.state = 'open'))`.execute(db)
  // An owner leads without being entered (section 3).
  await sql`delete from society_admins where user_id = ${into}
    and society_id in (select id from societies where owner_id = ${into})`.execute(db)
}
