import type { CallAnswer, CallQuery, salesCalls } from '@kursportal/shared/contract'
import { berlinYear, TIERS } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { peopleById } from '../societies/societies.views.ts'
import { readChannels, sumChannels } from './sales-channels.views.ts'

/** What each society brought in a year, and all of them together, with those that have ended. */
export const listSalesChannels = async (
  { db, clock }: Context,
  query: CallQuery<typeof salesCalls.listSalesChannels>,
): Promise<CallAnswer<typeof salesCalls.listSalesChannels>> => {
  const now = clock.now()
  const year = query.year ?? berlinYear(now)
  const rows = await readChannels(db, year, query, now)
  const { total, totals, ended } = await sumChannels(db, year, query, now)
  const owners = await peopleById(
    db,
    rows.map((row) => row.owner_id),
  )
  return {
    items: rows.map(
      ({ id, name, city, is_community, owner_id, levels_reached, last_finish_at, ...figures }) => ({
        society: { id, name, city, is_community },
        owner: (owner_id && owners.get(owner_id)) || null,
        tier: TIERS[levels_reached] ?? 'diamond',
        last_finish_at: last_finish_at?.toISOString() ?? null,
        ...figures,
      }),
    ),
    total,
    year,
    totals,
    ended,
  }
}
