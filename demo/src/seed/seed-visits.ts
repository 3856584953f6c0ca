import { addDays, berlinDay } from '@kursportal/shared/domain'
import type { Context } from '@kursportal/api/seed/context'
import { addVisits } from '@kursportal/api/seed/societies'
import { daysAgo } from './demo-history.ts'

/** How far back referral links were opened: everybody came after that. */
const VISITS_DAYS = 760
/** Every so many days somebody opens a link and does not register. */
const QUIET_EVERY_DAYS = 9

/** Who opened the referral links of the demo: everybody who registered, some of them twice, and some who only looked. */
export const seedVisits = async (context: Context): Promise<void> => {
  const members = await context.db
    .selectFrom('users')
    .select(['society_id', 'created_at'])
    .where('society_id', 'is not', null)
    .orderBy('id')
    .execute()
  const counted = new Map<string, { society_id: string; day: string; visits: number }>()
  const open = (society_id: string, day: string, visits: number) => {
    const key = `${society_id} ${day}`
    counted.set(key, { society_id, day, visits: (counted.get(key)?.visits ?? 0) + visits })
  }
  for (const [index, { society_id, created_at }] of members.entries()) {
    if (!society_id) continue
    const day = berlinDay(created_at)
    open(society_id, day, 1 + (index % 2))
    open(society_id, addDays(day, -1), 1 + (index % 3))
  }
  const societies = [...new Set(members.flatMap(({ society_id }) => society_id ?? []))]
  for (const [index, society_id] of societies.entries())
    for (let days = index; days < VISITS_DAYS; days += QUIET_EVERY_DAYS)
      open(society_id, berlinDay(daysAgo(context, days)), 1 + (days % 4))
  await addVisits(context, [...counted.values()])
}
