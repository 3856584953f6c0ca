import { sql, type RawBuilder } from 'kysely'
import type { CallAnswer, CallQuery, RetentionNumbers, retentionCalls } from '@kursportal/shared/contract'
import {
  byRetentionKind,
  DAY_MS,
  type RetentionKind,
  retentionKinds,
  type RetentionPeriod,
  retentionRule,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { nameOf } from '../../platform/edits.ts'
import { dueAt, type RetentionPart } from '../../platform/retention.ts'
import { readRetentionPeriods } from '../settings/retention-periods.ts'
import { retentionParts } from './retention-parts.ts'

/** What is due within so many days is announced beside what is due now. */
const ANNOUNCED_DAYS = 30

type State = CallAnswer<typeof retentionCalls.readRetention>

/** How long each kind of data is kept, how much of it there is and is due, and how the last run ended. */
export const readRetention = async (context: Pick<Context, 'db' | 'clock'>): Promise<State> => {
  const { periods, version, edited } = await readRetentionPeriods(context)
  const numbers = await countKinds(context, periods)
  return {
    kinds: retentionKinds.map((kind) => ({ kind, ...periods[kind], ...numbers[kind] })),
    version,
    edited,
    last_run: await lastRun(context),
  }
}

/** What another period of a kind would mean, counted and not written. */
export const previewRetention = async (
  context: Pick<Context, 'db' | 'clock'>,
  { kind, count }: CallQuery<typeof retentionCalls.previewRetention>,
): Promise<RetentionNumbers> => {
  const { periods } = await readRetentionPeriods(context)
  const { unit } = retentionRule(kind)
  const numbers = await countKinds(context, { ...periods, [kind]: { count, unit } }, [kind])
  return numbers[kind]
}

const figures = ['total', 'due_now', 'due_soon', 'held'] as const

/**
 * Counts what there is and what is due, everything in one query. What is off is counted as if it were on: that is what
 * an admin weighs.
 */
const countKinds = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  periods: Record<RetentionKind, RetentionPeriod>,
  kinds: readonly RetentionKind[] = retentionKinds,
): Promise<Record<RetentionKind, RetentionNumbers>> => {
  const now = clock.now()
  const later = new Date(now.getTime() + ANNOUNCED_DAYS * DAY_MS)
  const parts = retentionParts.filter(({ kind }) => kinds.includes(kind))
  const columns = parts.flatMap((part, place) => {
    const counted = countersOf(part, periods[part.kind], now, later)
    return figures.map((figure) => sql`${counted[figure]} as ${sql.ref(`${figure}_${place}`)}`)
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return byRetentionKind((wanted) => {
    const sum = (figure: (typeof figures)[number]) =>
      parts.reduce(
        (all, { kind }, place) => (kind === wanted ? all + (rows[0]?.[`${figure}_${place}`] ?? 0) : all),
        0,
      )
    return { total: sum('total'), due_now: sum('due_now'), due_soon: sum('due_soon'), held: sum('held') }
  })
}

const countersOf = (
  { total, due, dueLater = due, held }: RetentionPart,
  period: RetentionPeriod,
  now: Date,
  later: Date,
): Record<(typeof figures)[number], RawBuilder<unknown>> => ({
  total,
  due_now: due(dueAt(period, now)),
  // Beside what is due now; a warning may be needed before, so that this is no sum of two nights.
  due_soon: sql`greatest(0, ${dueLater(dueAt(period, later))} - ${due(dueAt(period, now))})`,
  held: held?.(dueAt(period, now)) ?? sql`0`,
})

const lastRun = async ({ db }: Pick<Context, 'db'>): Promise<State['last_run']> => {
  const run = await db
    .selectFrom('retention_runs')
    .select(['begun_at', 'finished_at', 'taken', 'failed', nameOf(sql.ref('started_by')).as('started_by')])
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!run) return null
  return {
    begun_at: run.begun_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    started_by: run.started_by,
    taken: retentionKinds.flatMap((kind) => {
      const count = run.taken[kind]
      return count === undefined ? [] : [{ kind, count }]
    }),
    failed: run.failed,
  }
}
