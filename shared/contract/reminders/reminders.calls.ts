import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { id, instant, listOf, numberInAddress, object, paging } from '../primitives.ts'
import { reminderCircle } from './reminder-circle.ts'

const rule = {
  enabled: z.boolean().describe('Whether reminders go by themselves, each morning'),
  inactive_days: z.int().min(7).max(365).describe('To whom: not here for so many days'),
  every_days: z.int().min(14).max(365).describe('Days in which nobody is reminded twice'),
}

const named = object({ id, name: z.string() })

const run = object({
  id,
  at: instant,
  by: z.string().nullable().describe('Who sent them; null for the rule, or once the account is gone'),
  automatic: z.boolean().describe('Sent by the rule'),
  inactive_days: z.int().describe('Who had not been here for so many days; 0 for people who were named'),
  society: named.nullable().describe('Whose members only'),
  course: named.nullable().describe('Of which course only'),
  sent: z.int().min(0).describe('How many mails'),
  back: z.int().min(0).describe('How many of them have been here since, within a week'),
}).meta({ id: 'ReminderRun' })

/** Reminding people of courses they began: before, afterwards, and by itself. `POST /reminder` sends. */
export const reminderCalls = {
  previewReminder: defineCall({
    method: 'GET',
    path: '/reminder/preview',
    who: 'admin',
    extension: true,
    summary: 'The reminder as whoever waits longest would get it',
    description: '404 where nobody is due.',
    query: object({
      inactive_days: numberInAddress(1, 365)
        .optional()
        .describe('Not here for so many days; 14 where left out'),
      ...reminderCircle,
    }),
    answer: object({
      name: z.string().describe('Who it would go to'),
      subject: z.string(),
      text: z.string().describe('The text part'),
    }),
    errors: ['not_found'],
  }),
  listReminderRuns: defineCall({
    method: 'GET',
    path: '/reminder-runs',
    who: 'admin',
    extension: true,
    summary: 'When people were reminded, by whom, and how many came back',
    query: object(paging),
    answer: listOf(run),
  }),
  readReminderRule: defineCall({
    method: 'GET',
    path: '/reminder-rule',
    who: 'admin',
    extension: true,
    summary: 'Whether reminders go by themselves, and to whom',
    answer: object({ ...rule, ...editable }),
  }),
  changeReminderRule: defineCall({
    method: 'PUT',
    path: '/reminder-rule',
    who: 'admin',
    extension: true,
    summary: 'Have reminders go by themselves, or no more',
    body: object({ ...rule, based_on: basedOn }),
    answer: object({ ...rule, ...editable }),
    errors: ['edited_meanwhile'],
  }),
}
