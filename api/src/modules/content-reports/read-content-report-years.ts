import type { CallAnswer, contentReportCalls } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

type Year = CallAnswer<typeof contentReportCalls.readContentReportYears>['years'][number]

/** How many of a year are in a state. */
const inState = (word: string) => sql`(count(*) filter (where state = ${word}))::integer`

/** What came in each year and what became of it, the newest year first. */
export const readContentReportYears = async ({
  db,
}: Pick<Context, 'db'>): Promise<CallAnswer<typeof contentReportCalls.readContentReportYears>> => {
  const { rows } = await sql<Year>`
    select extract(year from received_at at time zone 'Europe/Berlin')::integer as year,
      count(*)::integer as received, ${inState('open')} as open, ${inState('kept')} as kept,
      ${inState('restricted')} as restricted, ${inState('removed')} as removed,
      round((percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - received_at)) / 3600)::numeric, 1)::float8 as median_hours
    from content_reports group by 1 order by 1 desc`.execute(db)
  return { years: rows }
}
