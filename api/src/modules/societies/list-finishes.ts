import { sql } from 'kysely'
import type { CallAnswer, CallQuery, levelCalls } from '@kursportal/shared/contract'
import { berlinYear, incomeAt, isPromotion, levelAt, tierAt } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { requireLedSociety } from './societies.policy.ts'
import { carriesPayoutOf, finishCounts, peopleById } from './societies.views.ts'

/**
 * The finishes that payouts of a society and year rest on: its own, newest first, then those that were counted for
 * societies merged into it. That somebody finished, never which course.
 * @throws ApiError not_found
 */
export const listFinishes = async (
  context: ActorContext,
  query: CallQuery<typeof levelCalls.listFinishes>,
): Promise<CallAnswer<typeof levelCalls.listFinishes>> => {
  const carried = (await askedOf(context, query))
    .innerJoin('societies', 'societies.id', 'society_finishes.society_id')
    .where(carriesPayoutOf(sql.val(query.society_id)))
  const { rows, total } = await pageOf(
    carried
      .select(['transaction_id', 'number', 'user_id', 'finished_at', 'levels', finishCounts.as('counts')])
      .select(['societies.id as society_id', 'societies.name as society_name'])
      .orderBy((eb) => eb('societies.id', '=', query.society_id), 'desc')
      .orderBy('societies.name')
      .orderBy('societies.id')
      .orderBy('number', 'desc')
      .orderBy('transaction_id', 'desc'),
    carried,
    query,
  )
  const people = await peopleById(
    context.db,
    rows.map((row) => row.user_id),
  )
  return {
    items: rows.map((row) => {
      const person = row.user_id ? people.get(row.user_id) : undefined
      return {
        id: row.transaction_id,
        number: row.number,
        counted_for:
          row.society_id === query.society_id ? null : { id: row.society_id, name: row.society_name },
        person: person ? { id: person.id, name: person.name } : null,
        finished_at: row.finished_at.toISOString(),
        tier: tierAt(row.levels, row.number),
        income: incomeAt(row.levels, row.number),
        reversed: !row.counts,
      }
    }),
    total,
  }
}

/**
 * Which levels a society reached in a year, in the order it reached them, each when it first did: after a finish was
 * reversed the next one takes its number, and may reach the same level once more.
 * @throws ApiError not_found
 */
export const listPromotions = async (
  context: ActorContext,
  query: CallQuery<typeof levelCalls.listPromotions>,
): Promise<CallAnswer<typeof levelCalls.listPromotions>> => {
  const finishes = await (
    await askedOf(context, query)
  )
    .where('society_id', '=', query.society_id)
    .select(['number', 'levels', 'finished_at'])
    .where(finishCounts)
    // What came from a merged society reached its levels there.
    .where('merged_at', 'is', null)
    .orderBy('number')
    .orderBy('transaction_id')
    .execute()
  const items = finishes.flatMap(({ number, levels, finished_at }) => {
    const level = levelAt(levels, number)
    if (!level || !isPromotion(levels, number)) return []
    const { start, income_per_user, bonus } = level
    return [
      {
        tier: tierAt(levels, number),
        start,
        income_per_user,
        bonus,
        number,
        reached_at: finished_at.toISOString(),
      },
    ]
  })
  const first = items.filter(
    ({ start }, index) => items.findIndex((other) => other.start === start) === index,
  )
  return { items: first, total: first.length }
}

/** The finishes of the year that is asked for, once it is clear that the person may ask for the society. */
const askedOf = async (
  context: ActorContext,
  { society_id, year }: { society_id: string; year?: number | undefined },
) => {
  await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  return context.db.selectFrom('society_finishes').where('year', '=', year ?? berlinYear(context.clock.now()))
}
