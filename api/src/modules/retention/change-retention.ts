import type { CallAnswer, CallBody, retentionCalls } from '@kursportal/shared/contract'
import { isOptionalKind, retentionLimits } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'
import {
  holdRetentionPeriods,
  readRetentionPeriods,
  writeRetentionPeriod,
} from '../settings/retention-periods.ts'
import { readRetention } from './read-retention.ts'

/**
 * Decides how long a kind of data is kept from the next night on.
 * @throws ApiError validation_failed for a period outside of the limits, or to switch off what cannot be;
 * edited_meanwhile when the periods are others than the change started from
 */
export const changeRetention = async (
  context: ActorContext,
  { kind, on, count, reason, based_on }: CallBody<typeof retentionCalls.changeRetention>,
): Promise<CallAnswer<typeof retentionCalls.changeRetention>> => {
  const { least, most } = retentionLimits(kind)
  if (count < least || count > most)
    throw new ApiError('validation_failed', [{ path: 'count', message: `must be ${least} to ${most}` }])
  if (!on && !isOptionalKind(kind))
    throw new ApiError('validation_failed', [{ path: 'on', message: 'cannot be switched off' }])
  await holdRetentionPeriods(context)
  const { periods, ...standing } = await readRetentionPeriods(context)
  refuseStale(based_on, standing)
  const before = { on: periods[kind].on, count: periods[kind].count }
  const details = changesOf(before, { on, count })
  if (details) {
    await writeRetentionPeriod(context, kind, { on, count }, context.actor.user_id)
    await noteAdminAction(context, { action: 'retention_changed', reason, details: { kind, ...details } })
  }
  return readRetention(context)
}
