import { sql } from 'kysely'
import type { PersonalPart } from '../people/personal-part.ts'
import { careRows } from './records/care-rows.ts'
import { newId } from '../../platform/ids.ts'

/**
 * What somebody asked and what they were told, when they were looked after, and by whom. An inspection asks for the
 * minutes of every participation: they stay, with its days and without the person.
 */
export const care: PersonalPart = {
  section: 'care',
  collect: async ({ db }, userId) => ({
    messages: await db
      .selectFrom('care_messages')
      .innerJoin('care_questions', 'care_questions.id', 'care_messages.question_id')
      .innerJoin('courses', 'courses.id', 'care_questions.course_id')
      .select([
        'courses.title as course',
        'care_messages.text',
        'by_leader as from_leader',
        'care_messages.minutes',
        'care_messages.created_at',
      ])
      .where('care_questions.user_id', '=', userId)
      .orderBy('care_messages.created_at')
      .orderBy('care_messages.id')
      .execute(),
    appointments: await db
      .selectFrom('appointment_attendance')
      .innerJoin('appointments', 'appointments.id', 'appointment_attendance.appointment_id')
      .innerJoin('courses', 'courses.id', 'appointments.course_id')
      .select(['courses.title as course', 'appointments.title', 'starts_at', 'minutes'])
      .where('user_id', '=', userId)
      .orderBy('starts_at')
      .execute(),
    contacts: await db
      .selectFrom('care_contacts')
      .innerJoin('courses', 'courses.id', 'care_contacts.course_id')
      .select(['courses.title as course', 'kind', 'day', 'minutes', 'note'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute(),
  }),
  // The rest goes with the person's row.
  forget: async ({ db }, { userId }) => {
    const { rows } = await sql<{
      course_id: string
      started_on: string
      finished_on: string | null
      appointment_minutes: number
      contact_minutes: number
      answer_minutes: number
    }>`select * from (${careRows(sql`participation.user_id = ${userId}`)}) as record`.execute(db)
    if (rows.length === 0) return
    await db
      .insertInto('former_care')
      .values(
        rows.map((row) => ({
          id: newId(),
          course_id: row.course_id,
          started_on: row.started_on,
          finished_on: row.finished_on,
          appointment_minutes: row.appointment_minutes,
          contact_minutes: row.contact_minutes,
          answer_minutes: row.answer_minutes,
        })),
      )
      .execute()
  },
}
