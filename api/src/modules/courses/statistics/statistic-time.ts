import { sql } from 'kysely'
import {
  chosenSections,
  startOfBerlinDay,
  statisticSections,
  type ChosenSections,
  type MonthOfPeople,
  type StatisticSection,
} from '@kursportal/shared/domain'
import type { Db } from '../../../platform/db/database.ts'
import { latestParticipations } from '../../learning/latest-participations.ts'

/** The time that is looked at, in sections of at least five people (`statisticSections`). */
export type StatisticTime = {
  sections: StatisticSection[]
  chosen: ChosenSections
  /** When each section but the first begins. */
  starts: Date[]
}

/** What a chosen time of a live course is made of; undefined where fewer than five people have begun. */
export const statisticTimeOf = async (
  db: Db,
  courseId: string,
  time: { from?: string | undefined; until?: string | undefined },
): Promise<StatisticTime | undefined> => {
  const { rows: months } = await sql<MonthOfPeople>`
    with cohort as (${latestParticipations(courseId)})
    select to_char(started_at at time zone 'Europe/Berlin', 'YYYY-MM') as month, count(*)::int as people
    from cohort group by 1 order by 1`.execute(db)
  const sections = statisticSections(months)
  const chosen = chosenSections(sections, time)
  if (!chosen) return undefined
  return { sections, chosen, starts: sections.slice(1).map(({ from }) => startOfBerlinDay(`${from}-01`)) }
}

/** Numbers that were counted by section, in the order of all sections. */
export const bySection = <Row extends { section: number }>(
  { sections }: StatisticTime,
  rows: readonly Row[],
  count: (row: Row) => number,
): number[] => {
  const counts = sections.map(() => 0)
  for (const row of rows) counts[row.section] = (counts[row.section] ?? 0) + count(row)
  return counts
}
