import { sql } from 'kysely'
import type { CertificateFacts } from '@kursportal/shared/contract'
import { attendedUnits } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'

type CertifiedUnits = Pick<CertificateFacts, 'units_attended' | 'units_offered' | 'unit_minutes'>

/**
 * The units a certificate states: those the course stated when it was finished, or states now where it had not said
 * them then; null where there are none. Attended are all of them, or as many whole ones as were attended when it was
 * finished early. They are facts its creator entered, whatever the length of its films.
 */
export const certifiedUnits = async (
  { db }: Context,
  { course_id, finished_at, ...share }: FinishedParticipation,
): Promise<CertifiedUnits> => {
  const { rows } = await sql<{ units_offered: number; unit_minutes: number }>`
    select units_offered, unit_minutes from (
      select 0 as place, number, (snapshot -> 'course' ->> 'units_offered')::integer as units_offered,
        (snapshot -> 'course' ->> 'unit_minutes')::integer as unit_minutes
      from course_publications
      join courses on courses.dev_id = course_publications.course_id
      where courses.id = ${course_id} and course_publications.published_at <= ${finished_at}
        and number = (
          select max(number) from course_publications as earlier
          where earlier.course_id = course_publications.course_id and earlier.published_at <= ${finished_at})
      union all
      select 1, 0, units_offered, unit_minutes from courses where id = ${course_id}
    ) as stated
    where units_offered is not null and unit_minutes is not null
    order by place limit 1`.execute(db)
  const [stated] = rows
  if (!stated) return { units_attended: null, units_offered: null, unit_minutes: null }
  return { ...stated, units_attended: attendedUnits(stated.units_offered, share) }
}
