import type { RetentionKind } from '@kursportal/shared/domain'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { dueAt, type Due, type RetentionPart } from '../../platform/retention.ts'
import { readRetentionPeriods } from '../settings/retention-periods.ts'
import { retentionParts } from './retention-parts.ts'

type Taking = {
  /** The moment that decides what is due. */
  now: Date
  /** Aborts between two batches. */
  signal?: AbortSignal
  /** In the transaction of each batch that took something. */
  note?: (context: Context, count: number) => Promise<void>
}

/**
 * Takes everything of a part that has been kept for its period, in batches of a transaction each, so that nothing is
 * locked for long and what was taken stays taken; nothing while its kind is off.
 * @returns how many
 */
export const takeDue = async (
  services: Services,
  part: RetentionPart,
  { now, signal, note }: Taking,
): Promise<number> => {
  const { periods } = await readRetentionPeriods({ db: services.database.db })
  const { on, ...period } = periods[part.kind]
  if (!on) return 0
  const due: Due = dueAt(period, now)
  const inBatches = async (step: (context: Context) => Promise<number>): Promise<number> => {
    let sum = 0
    for (;;) {
      signal?.throwIfAborted()
      const count = await inTransaction(services, step)
      sum += count
      if (count < part.batch) return sum
    }
  }
  const { prepare } = part
  if (prepare) await inBatches((context) => prepare(context, due))
  return inBatches(async (context) => {
    const count = await part.take(context, due)
    if (count > 0) await note?.(context, count)
    return count
  })
}

/** Takes what is due of some kinds, without a word about it; answers how many. */
export const takeDueOf = async (services: Services, kinds: readonly RetentionKind[]): Promise<number> => {
  const now = services.clock.now()
  let sum = 0
  for (const part of retentionParts.filter(({ kind }) => kinds.includes(kind)))
    sum += await takeDue(services, part, { now })
  return sum
}
