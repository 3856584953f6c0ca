import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { retentionCutoff, type RetentionKind, type RetentionPeriod } from '@kursportal/shared/domain'
import type { Context } from './context.ts'
import type { Schema } from './db/schema.ts'

/** The moment at which it is asked what has been kept for its period. */
export type Due = {
  now: Date
  period: RetentionPeriod
  /** What began before has been kept for long enough. */
  cutoff: Date
}

/** What a period means at a moment: what lies before `cutoff` is due. */
export const dueAt = (period: RetentionPeriod, now: Date): Due => ({
  now,
  period,
  cutoff: retentionCutoff(period, now),
})

/** So many rows at most in one transaction. */
const RETENTION_BATCH = 500

/**
 * What one part of the platform deletes of a kind of data. What is announced and what is taken is asked by the same
 * condition: nobody is told another number than the run takes.
 */
export type RetentionPart = {
  kind: RetentionKind
  /** How many there are; a subquery. */
  total: RawBuilder<number>
  /** How many are due then; a subquery. */
  due: (due: Due) => RawBuilder<number>
  /** As `due`, for a moment that is still to come, where that differs. */
  dueLater?: (due: Due) => RawBuilder<number>
  /** How many have been kept for long enough and stay all the same; a subquery. */
  held?: (due: Due) => RawBuilder<number>
  /** What goes before, such as a warning, a batch at a time; takes nothing. Answers how many it was about. */
  prepare?: (context: Context, due: Due) => Promise<number>
  /** Takes a batch of what is due; answers how many. */
  take: (context: Context, due: Due) => Promise<number>
  /** How many a whole batch is: fewer say that there are no more. */
  batch: number
}

type Rows = {
  kind: RetentionKind
  table: keyof Schema
  /** Which rows of the table are of this kind; all where it is left out. */
  of?: RawBuilder<SqlBool>
  /** Which of them have been kept for their period. */
  due: (due: Due) => RawBuilder<SqlBool>
  /** What is written instead of deleting the row, such as `note = ''`; afterwards the row is no longer `of` the kind. */
  instead?: RawBuilder<unknown>
}

/** How many rows of a table fulfil a condition; a subquery. */
export const countOf = (table: keyof Schema, condition: RawBuilder<SqlBool>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${sql.table(table)} where ${condition})`

/** A kind of data that is rows of one table, deleted or emptied. */
export const retentionOfRows = ({ kind, table, of = sql`true`, due, instead }: Rows): RetentionPart => {
  const isDue = (at: Due) => sql<SqlBool>`(${of}) and (${due(at)})`
  const verb = instead ? sql`update ${sql.table(table)} set ${instead}` : sql`delete from ${sql.table(table)}`
  return {
    kind,
    total: countOf(table, of),
    due: (at) => countOf(table, isDue(at)),
    take: async ({ db }, at) => {
      // Asked twice, as a row may have been changed since it was found.
      const { numAffectedRows = 0n } = await sql`${verb}
        where ctid = any (array(select ctid from ${sql.table(table)} where ${isDue(at)} limit ${RETENTION_BATCH}))
          and ${isDue(at)}`.execute(db)
      return Number(numAffectedRows)
    },
    batch: RETENTION_BATCH,
  }
}
