import { sql, type RawBuilder } from 'kysely'

/** A participation with its minutes, by where they come from. */
export type CareRow = {
  user_id: string | null
  name: string
  started_on: string
  finished_on: string | null
  appointment_minutes: number
  contact_minutes: number
  answer_minutes: number
}

const minutesFrom = (source: 'appointment' | 'contact' | 'answer') =>
  sql`coalesce(sum(care.minutes) filter (where care.source = ${source}), 0)::integer`

const inBerlin = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Europe/Berlin')::date`

/**
 * The participations that `condition` asks for, about `participation` and `person`, with their minutes. A minute belongs
 * to the latest participation that had begun on its day, what was before all of them to the first one: so each minute
 * counts exactly once, whatever came in whichever order.
 */
export const careRows = (condition: RawBuilder<unknown>): RawBuilder<CareRow> => sql<CareRow>`
  select participation.user_id, participation.course_id,
    coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email) as name,
    person.last_name, person.first_name, person.search_text,
    ${inBerlin(sql`participation.started_at`)} as started_on,
    ${inBerlin(sql`participation.finished_at`)} as finished_on,
    ${minutesFrom('appointment')} as appointment_minutes,
    ${minutesFrom('contact')} as contact_minutes,
    ${minutesFrom('answer')} as answer_minutes
  from participations as participation
  join users as person on person.id = participation.user_id
  left join care_minutes as care
    on care.course_id = participation.course_id and care.user_id = participation.user_id
    and participation.number = coalesce(
      (select max(begun.number) from participations as begun
        where begun.user_id = participation.user_id and begun.course_id = participation.course_id
          and ${inBerlin(sql`begun.started_at`)} <= care.day),
      (select min(earliest.number) from participations as earliest
        where earliest.user_id = participation.user_id and earliest.course_id = participation.course_id))
  where ${condition}
  group by participation.id, person.id`

/** What is kept of participations whose accounts are gone, in the same shape. */
const formerRows = (courseId: string): RawBuilder<CareRow> => sql<CareRow>`
  select null::uuid as user_id, course_id, '' as name, null as last_name, null as first_name, '' as search_text,
    started_on, finished_on, appointment_minutes, contact_minutes, answer_minutes
  from former_care where course_id = ${courseId}`

/** The participations of a course, those of gone accounts last. */
export const courseRows = (courseId: string): RawBuilder<CareRow> => sql<CareRow>`
  (${careRows(sql`participation.course_id = ${courseId}`)} union all ${formerRows(courseId)})`
