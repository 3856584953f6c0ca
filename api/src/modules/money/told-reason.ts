import { sql, type RawBuilder } from 'kysely'

/** Why a transaction was booked. That of an early transfer names both groups, which may be people's: it is not told. */
export const toldReason = (table: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`case when ${sql.ref(`${table}.kind`)} <> 'transfer' then ${sql.ref(`${table}.reason`)} end`
