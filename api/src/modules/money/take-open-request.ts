import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { peopleById } from '../societies/societies.views.ts'

/** A request that waits to be decided. */
export type OpenRequest = Awaited<ReturnType<typeof takeOpenRequest>>

/**
 * The request, with its society locked; whoever decides second finds it decided.
 * @throws ApiError not_found; already_booked with who was faster
 */
export const takeOpenRequest = async (context: Context, requestId: string) => {
  const request = await takeRequest(context, requestId)
  if (request.state !== 'requested') throw new ApiError('already_booked', await decisionOf(context, request))
  return request
}

/**
 * The request in whatever state, with its society locked.
 * @throws ApiError not_found
 */
export const takeRequest = async (context: Context, requestId: string) => {
  const known = await context.db
    .selectFrom('payout_requests')
    .select('society_id')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  await lockSociety(context, known.society_id)
  return context.db
    .selectFrom('payout_requests')
    .select(['id', 'society_id', 'year', 'amount', 'state', 'returned_at', 'export_id'])
    .select(['decided_by', 'decided_at'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
}

type Decided = Pick<Awaited<ReturnType<typeof takeRequest>>, 'state' | 'decided_by' | 'decided_at'>

/** What was decided, by whom and when. */
export const decisionOf = async ({ db }: Context, { state, decided_by, decided_at }: Decided) => {
  const people = await peopleById(db, [decided_by])
  return {
    state,
    decided_by: (decided_by && people.get(decided_by)?.name) || null,
    decided_at: decided_at?.toISOString() ?? null,
  }
}
