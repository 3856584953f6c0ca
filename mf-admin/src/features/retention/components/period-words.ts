import type { Translate } from '../texts.ts'
import type { RetentionEntry } from '../api/retention.ts'

/** How long something is kept, and from when on: `12 Monate seit dem Versand`. */
export const periodWords = (t: Translate, { kind, count, unit }: RetentionEntry): string => {
  const since = t(`retention.kinds.${kind}.since`)
  // What goes with its year has no number of years.
  return count === 0
    ? since
    : t('retention.since', { period: t(`retention.period.${unit}`, { count }), since })
}

/** How much there is and how much is due, the parts of a sentence. */
export const figureWords = (
  t: Translate,
  { on, total, due_now, due_soon, held }: RetentionEntry,
): string[] => [
  t('retention.total', { count: total }),
  ...(total === 0 ? [] : [t(on ? 'retention.dueNow' : 'retention.dueIfOn', { count: due_now })]),
  ...(due_soon > 0 ? [t('retention.dueSoon', { count: due_soon })] : []),
  ...(held > 0 ? [t('retention.held', { count: held })] : []),
]
