import { sql } from 'kysely'
import type { CallAnswer, CallQuery, salesCalls } from '@kursportal/shared/contract'
import { berlinYear, levelAt, TIERS, tierAt, type Level } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

type Row = {
  id: string
  name: string
  is_community: boolean
  number: number
  levels: Level[]
  finished_at: Date
}

/** Which society reached which level in a year, the latest first; each level when a society first reached it. */
export const listAllPromotions = async (
  { db, clock }: Context,
  { year: asked, tier, limit, offset }: CallQuery<typeof salesCalls.listAllPromotions>,
): Promise<CallAnswer<typeof salesCalls.listAllPromotions>> => {
  const year = asked ?? berlinYear(clock.now())
  const reached = sql`
    select distinct on (finish.society_id, finish.number)
      society.id, society.name, society.is_community, finish.number, finish.levels, finish.finished_at,
      (select count(*) from jsonb_array_elements(finish.levels) level
        where (level ->> 'start')::int <= finish.number) as tier
    from society_finishes finish
    join societies society on society.id = finish.society_id
    where finish.year = ${year} and society.deleted_at is null
      -- What came from a merged society reached its levels there.
      and finish.merged_at is null
      and finish.levels @> jsonb_build_array(jsonb_build_object('start', finish.number))
      and not exists (select from ledger_transactions reversal where reversal.reverses = finish.transaction_id)
    order by finish.society_id, finish.number, finish.transaction_id`
  const wanted = tier ? sql`where tier = ${TIERS.indexOf(tier)}` : sql``
  const page = sql`${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset ? sql`offset ${offset}` : sql``}`
  const { rows } = await sql<Row>`
    with reached as (${reached})
    select id, name, is_community, number, levels, finished_at from reached ${wanted}
    order by finished_at desc, id, number desc ${page}`.execute(db)
  const counted = await sql<{ total: number }>`
    with reached as (${reached}) select count(*)::int as total from reached ${wanted}`.execute(db)
  return { items: rows.map(present), total: counted.rows[0]?.total ?? 0 }
}

const present = ({ id, name, is_community, number, levels, finished_at }: Row) => {
  const level = levelAt(levels, number)
  if (!level) throw new Error(`no level at finish ${number} of society ${id}`)
  return {
    society: { id, name, is_community },
    tier: tierAt(levels, number),
    start: level.start,
    income_per_user: level.income_per_user,
    bonus: level.bonus,
    number,
    reached_at: finished_at.toISOString(),
  }
}
