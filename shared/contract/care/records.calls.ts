import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, flag, id, instant, listOf, object, paging, search, text } from '../primitives.ts'

/** How whoever leads a course spoke to somebody. */
export const careContactKind = z.enum(['telephone', 'conversation', 'other'])
export type CareContactKind = z.infer<typeof careContactKind>

const course = id.describe('The live course')
const learner = id.describe('The learner: `user_id` of `GET /care-record`')
const minutes = z.int().min(0)

/** A participation with its minutes of care. */
export const careRecord = object({
  user_id: id.nullable().describe('Null once the account is gone'),
  name: z.string().describe('Empty once the account is gone'),
  started_on: day,
  finished_on: day.nullable().describe('Null while they are at it'),
  appointment_minutes: minutes.describe('Live appointments they attended'),
  contact_minutes: minutes.describe('Calls and conversations'),
  answer_minutes: minutes.describe('Answers to their questions'),
}).meta({ id: 'CareRecord' })
export type CareRecord = z.infer<typeof careRecord>

/** A call or conversation. */
export const careContact = object({
  id,
  kind: careContactKind,
  day,
  minutes: z.int().min(1).max(600).describe('How long it took'),
  note: z.string(),
  entered_by: z.string().describe('Name; empty once the account is gone'),
  entered_at: instant,
}).meta({ id: 'CareContact' })
export type CareContact = z.infer<typeof careContact>

/** Somebody who takes the course, and whether they were at an appointment. */
export const attendee = object({
  user_id: id,
  name: z.string(),
  attended: z.boolean().describe('They were there'),
}).meta({
  id: 'Attendee',
})
export type Attendee = z.infer<typeof attendee>

const appointmentQuery = object({ 'appointment-id': id })

/** What care there was, minute by minute, for whoever leads the course, and the proof for an inspection. */
export const careRecordCalls = {
  listCare: defineCall({
    method: 'GET',
    path: '/care-record',
    who: 'creator',
    extension: true,
    summary: 'The participations of a course with their minutes of care, by name',
    description:
      'Minutes belong to the participation that had begun on their day, those before it to the first one. Each participant needs 24.',
    query: object({
      'course-id': course,
      lacking: flag.optional().describe('Only those with less than is required'),
      search,
      ...paging,
    }),
    answer: listOf(careRecord),
    errors: ['not_found'],
  }),
  downloadCare: defineCall({
    method: 'GET',
    path: '/care-record/file',
    who: 'creator',
    extension: true,
    summary: 'The proof of care of a course, for an inspection, as a tagged PDF',
    query: object({ 'course-id': course }),
    answer: { binary: ['application/pdf'] },
    errors: ['not_found'],
  }),
  listContacts: defineCall({
    method: 'GET',
    path: '/care-contacts',
    who: 'creator',
    extension: true,
    summary: 'Calls and conversations with somebody who takes the course, latest first',
    query: object({ 'course-id': course, 'user-id': learner, ...paging }),
    answer: listOf(careContact),
    errors: ['not_found'],
  }),
  enterContact: defineCall({
    method: 'POST',
    path: '/care-contact',
    who: 'creator',
    extension: true,
    idempotencyKey: true,
    summary: 'Enter a call or conversation',
    body: object({
      course_id: course,
      user_id: learner,
      kind: careContactKind.describe('How they spoke'),
      day: day.describe('On which day; not in the future'),
      minutes: careContact.shape.minutes.describe('How long it took; it counts as care'),
      note: text(1_000).default('').describe('What it was about, in a few words'),
    }),
    answer: careContact,
    errors: ['not_found'],
  }),
  removeContact: defineCall({
    method: 'DELETE',
    path: '/care-contact',
    who: 'creator',
    extension: true,
    summary: 'Remove a contact that was entered by mistake',
    query: object({ 'contact-id': id.describe('The contact: `id` of `GET /care-contacts`') }),
    errors: ['not_found'],
  }),
  listAttendance: defineCall({
    method: 'GET',
    path: '/appointment/attendance',
    who: 'creator',
    extension: true,
    summary: 'Everybody who takes the course, by name, and who was at an appointment',
    query: object({ ...appointmentQuery.shape, ...paging }),
    answer: listOf(attendee),
    errors: ['not_found'],
  }),
  noteAttendance: defineCall({
    method: 'PATCH',
    path: '/appointment/attendance',
    who: 'creator',
    extension: true,
    summary: 'Note who was at an appointment, once it has begun',
    query: appointmentQuery,
    body: object({
      attended: z.array(learner).max(500).describe('Who was there'),
      absent: z.array(learner).max(500).describe('Who was not; all others stay as they are'),
    }),
    errors: ['not_found', 'appointment_too_early'],
  }),
}
