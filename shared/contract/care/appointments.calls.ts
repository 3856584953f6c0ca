import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, instant, line, listOf, object, paging } from '../primitives.ts'

/** What whoever leads a course sets about a live appointment. */
const appointmentFields = {
  title: line(200).min(1),
  starts_at: instant.describe('When it begins'),
  minutes: z.int().min(1).max(600).describe('How long it takes; what it counts for whoever was there'),
  link: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .describe('Where people meet, https; null where no link is needed'),
}
const announce = z
  .boolean()
  .default(false)
  .describe('Tell everybody who takes the course by mail; one that is over is not announced')

/** An appointment as it is planned: on which day, and when by the clock in Germany. */
export const appointmentPlan = object({
  title: appointmentFields.title,
  day,
  time: z.string().regex(/^([01]?\d|2[0-3])[:.][0-5]\d$/),
  minutes: appointmentFields.minutes,
  link: appointmentFields.link,
  announce: z.boolean(),
})
export type AppointmentPlan = z.infer<typeof appointmentPlan>

/** A live appointment of a course: whoever leads it meets those who take it. */
export const appointment = object({
  id,
  course_id: id.describe('The live course'),
  ...appointmentFields,
  cancelled: z.boolean().describe('It does not take place'),
  revision: z.int().min(0).describe('How often it was changed: what a change is based on'),
}).meta({ id: 'Appointment' })
export type Appointment = z.infer<typeof appointment>

const appointmentQuery = object({ 'appointment-id': id })

/** Live appointments: seen by who takes the course, made by who leads it. */
export const appointmentCalls = {
  listAppointments: defineCall({
    method: 'GET',
    path: '/appointments',
    who: 'user',
    extension: true,
    summary:
      'Live appointments of a course: those to come soonest first, or those that are over, latest first',
    query: object({
      'course-id': id.describe('The live course'),
      over: z.stringbool().default(false).describe('Those that are over instead of those to come'),
      ...paging,
    }),
    answer: listOf(appointment),
    errors: ['not_found'],
  }),
  createAppointment: defineCall({
    method: 'POST',
    path: '/appointment',
    who: 'creator',
    extension: true,
    idempotencyKey: true,
    summary: 'Make a live appointment',
    description: 'One in the past is taken as well: who was there is entered afterwards.',
    body: object({ course_id: id.describe('The live course'), ...appointmentFields, announce }),
    answer: appointment,
    errors: ['not_found'],
  }),
  editAppointment: defineCall({
    method: 'PATCH',
    path: '/appointment',
    who: 'creator',
    extension: true,
    summary: 'Move, change, cancel or restore a live appointment',
    query: appointmentQuery,
    body: object({
      ...object(appointmentFields).partial().shape,
      cancelled: z.boolean().optional().describe('It does not take place'),
      based_on: z.int().min(0).describe('`revision` of what was changed'),
      announce,
    }),
    answer: appointment,
    errors: ['not_found', 'edited_meanwhile'],
  }),
}
