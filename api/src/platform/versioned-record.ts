import { sql } from 'kysely'
import type { LastEdit } from '@kursportal/shared/contract'
import type { Context } from './context.ts'
import { lastEditOf, refuseStale, versionOf } from './edits.ts'

/** A record as it is shown: with a fingerprint of itself, and who set it when. */
export type Versioned<T> = T & { version: string; edited: LastEdit }

/** The version of a record that was never set, as a change names it that begins with none. */
export const NEVER_SET = 'none'

/**
 * One record of the platform that admins set as a whole, kept in `settings` under its key: the account payouts come
 * from, who issues documents.
 */
export const versionedRecord = <T extends object>(key: string) => {
  /** The record; null while none is set. */
  const read = async ({ db }: Pick<Context, 'db'>): Promise<T | null> => {
    const { rows } = await sql<{ value: T }>`select value from settings where key = ${key}`.execute(db)
    return rows[0]?.value ?? null
  }

  /** The record with its version and who set it; null while none is set. */
  const show = async ({ db }: Pick<Context, 'db'>): Promise<Versioned<T> | null> => {
    const { rows } = await sql<{ value: T; edited: LastEdit }>`
      select value, ${lastEditOf('settings', 'updated')} as edited from settings where key = ${key}`.execute(
      db,
    )
    const [row] = rows
    return row ? { ...row.value, version: versionOf(row.value), edited: row.edited } : null
  }

  /** @param updated_by who sets it; null for the platform itself */
  const store = async (
    { db, clock }: Pick<Context, 'db' | 'clock'>,
    record: T,
    updated_by: string | null,
  ): Promise<void> => {
    const value = JSON.stringify(record)
    const updated_at = clock.now()
    await db
      .insertInto('settings')
      .values({ key, value, updated_at, updated_by })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at, updated_by }))
      .execute()
  }

  /**
   * Refuses a change that began with another version, and holds the record until the transaction ends: of two admins at
   * once the second one finds what the first has set.
   * @returns the record as it stands
   * @throws ApiError edited_meanwhile
   */
  const hold = async (
    context: Pick<Context, 'db'>,
    basedOn: string | undefined,
  ): Promise<Versioned<T> | null> => {
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(context.db)
    const before = await show(context)
    refuseStale(basedOn, { version: before?.version ?? NEVER_SET, edited: before?.edited ?? null })
    return before
  }

  return { read, show, store, hold }
}
