import { accessibilityStatement, contactPoints } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'

/** What the operator says in public, by the setting that holds it. */
const notices = {
  contact_points: contactPoints,
  accessibility_statement: accessibilityStatement,
} as const
type Notices = { [Key in keyof typeof notices]: z.infer<(typeof notices)[Key]> }

/** A notice as it stands; null until an admin has entered it. */
export const readNotice = async <Key extends keyof Notices>(
  { db }: Pick<Context, 'db'>,
  key: Key,
): Promise<Notices[Key] | null> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  // The schema of a key gives what the key holds, which TypeScript does not follow through the table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return row ? (notices[key].parse(row.value) as Notices[Key]) : null
}

/** The same, held until the end of the transaction: of two changes at once the second finds what the first has written. */
export const holdNotice = async <Key extends keyof Notices>(
  { db }: Pick<Context, 'db'>,
  key: Key,
): Promise<Notices[Key] | null> => {
  await db.selectFrom('settings').select('key').where('key', '=', key).forUpdate().execute()
  return readNotice({ db }, key)
}

/** Stores a notice; it stands in public at once. */
export const writeNotice = async <Key extends keyof Notices>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: Key,
  said: Notices[Key],
): Promise<void> => {
  await sql`insert into settings (key, value, updated_at) values (${key}, ${JSON.stringify(said)}::jsonb, ${clock.now()})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db)
}
