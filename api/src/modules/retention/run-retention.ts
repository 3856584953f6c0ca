import { sql } from 'kysely'
import { settableKinds, type RetentionKind } from '@kursportal/shared/domain'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { retentionParts } from './retention-parts.ts'
import { takeDue } from './take-due.ts'

type Run = { id: string; begun_at: Date; started_by: string | null }

/** Begins a run, or answers the one that is under way: there is one at a time, whoever wants it. */
export const beginRun = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  startedBy: string | null,
): Promise<Run> =>
  // One statement: a run that ends between two of them would be neither begun nor found.
  db
    .insertInto('retention_runs')
    .values({ id: newId(), begun_at: clock.now(), started_by: startedBy })
    .onConflict((conflict) =>
      conflict
        .expression(sql`(true)`)
        .where('finished_at', 'is', null)
        .doUpdateSet((row) => ({ begun_at: row.ref('retention_runs.begun_at') })),
    )
    .returning(['id', 'begun_at', 'started_by'])
    .executeTakeFirstOrThrow()

/**
 * Deletes what has been kept for its period. One that was interrupted goes on where it was, with the moment at which it
 * began: it takes what was announced then. A kind at which something goes wrong does not keep the others from going.
 */
export const runRetention = async (services: Services, signal?: AbortSignal): Promise<void> => {
  const run = await inTransaction(services, (context) => beginRun(context, null))
  const failed = new Set<RetentionKind>()
  for (const part of retentionParts) {
    try {
      await takeDue(services, part, {
        now: run.begun_at,
        ...(signal && { signal }),
        note: (context, count) => addTaken(context, run, part.kind, count),
      })
    } catch (error) {
      signal?.throwIfAborted()
      failed.add(part.kind)
      services.log.error(
        { err: error, kind: part.kind },
        'what has been kept for its period could not be deleted',
      )
    }
  }
  await inTransaction(services, (context) => finishRun(context, run, [...failed]))
}

const addTaken = async ({ db }: Context, { id }: Run, kind: RetentionKind, count: number): Promise<void> => {
  await sql`update retention_runs
    set taken = taken || jsonb_build_object(${kind}::text, coalesce((taken ->> ${kind}::text)::integer, 0) + ${count}::integer)
    where id = ${id}`.execute(db)
}

const finishRun = async (context: Context, run: Run, failed: readonly RetentionKind[]): Promise<void> => {
  const { db, clock } = context
  const finished = await db
    .updateTable('retention_runs')
    .set({ finished_at: clock.now(), failed: JSON.stringify(failed) })
    .where('id', '=', run.id)
    .where('finished_at', 'is', null)
    .returning('taken')
    .executeTakeFirst()
  // Another process may have gone on with it as well, and was faster.
  if (!finished) return
  // That sessions and codes expired is nothing that anybody asks for.
  const noted = settableKinds.flatMap((kind) => {
    const count = finished.taken[kind]
    return count === undefined ? [] : [[kind, count] as const]
  })
  if (noted.length === 0) return
  const count = noted.reduce((sum, [, one]) => sum + one, 0)
  const actor = run.started_by === null ? null : { user_id: run.started_by }
  await noteAdminAction(
    { db, clock, actor },
    { action: 'retention_ran', details: { count, ...Object.fromEntries(noted) } },
  )
}
