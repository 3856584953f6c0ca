import type { CallAnswer, CallQuery, moneyCalls } from '@kursportal/shared/contract'
import { berlinYear, tierAt } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { levelsOf } from '../societies/levels.ts'
import { peopleById } from '../societies/societies.views.ts'
import { balancesOf } from './ledger.store.ts'
import { yearsOf } from './performance.views.ts'
import { countFinishes } from './year-finishes.ts'

/**
 * The money of a society in a year, also of a removed one: its books stay.
 * @throws ApiError not_found
 */
export const readBalance = async (
  context: Context,
  { society_id, year: asked }: CallQuery<typeof moneyCalls.readBalance>,
): Promise<CallAnswer<typeof moneyCalls.readBalance>> => {
  const { db, clock } = context
  const society = await db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community', 'owner_id', 'deleted_at'])
    .where('id', '=', society_id)
    .executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  const thisYear = berlinYear(clock.now())
  const year = asked ?? thisYear
  const { id, name, is_community, owner_id, deleted_at } = society
  const { available, requested, paid } = await balancesOf(context, { society_id, year })
  const finishes = await countFinishes(db, { society_id, year })
  const { levels, inherited } = await levelsOf(db, society_id)
  const owners = await peopleById(db, [owner_id])
  const years = new Set([thisYear, year, ...(await yearsOf(db, [society_id]))])
  return {
    society: { id, name, is_community },
    owner: (owner_id && owners.get(owner_id)) || null,
    deleted_at: deleted_at?.toISOString() ?? null,
    year,
    years: [...years].toSorted((a, b) => b - a),
    finishes,
    tier: tierAt(levels, finishes),
    own_levels: !inherited,
    money: { earned: available + requested + paid, available, requested, paid },
  }
}
