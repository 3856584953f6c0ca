import { sql } from 'kysely'
import type { CallAnswer, questionCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { leadsCourse } from '../../learning/granted-courses.ts'

/**
 * How many questions wait for the actor, and in which courses: their own live ones; for admins, who lead all of them,
 * those in which there is something to look after.
 */
export const countInbox = async ({
  db,
  actor,
  clock,
}: ActorContext): Promise<CallAnswer<typeof questionCalls.countInbox>> => {
  const { rows } = await sql<{ id: string; title: string; open: number; overdue: number }>`
    select course.id, course.title,
      count(question.id) filter (where question.state = 'open')::integer as open,
      count(question.id) filter (where question.due_on < ${berlinDay(clock.now())})::integer as overdue
    from courses as course left join care_questions as question on question.course_id = course.id
    where course.dev_id is not null and course.retired_at is null and ${leadsCourse(actor)}
      and (course.owner_id = ${actor.user_id} or question.id is not null
        or exists (select 1 from appointments where appointments.course_id = course.id))
    group by course.id, course.title order by course.title, course.id`.execute(db)
  const sum = (of: 'open' | 'overdue') => rows.reduce((all, row) => all + row[of], 0)
  return {
    open: sum('open'),
    overdue: sum('overdue'),
    courses: rows.map(({ id, title, open }) => ({ id, title, open })),
  }
}
