import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'

/** The stretches of time that figures are told of, in days. */
const figureDays = z.enum(['7', '30', '365'])

/** What happened in a stretch of time, and in the one before it of the same length. */
const figure = object({
  now: z.int().describe('In the stretch that ends now'),
  before: z.int().describe('In the one before it'),
})

/** What happened on the platform lately. */
const figures = object({
  people: z.int().describe('All accounts'),
  active: z.int().describe('Who was here in that time'),
  registrations: figure.describe('New accounts'),
  begun: figure.describe('Courses begun'),
  finished: figure.describe('Courses finished'),
  certificates: figure.describe('Certificates issued'),
  earned: figure.describe('Cents earned with recommendations, taken back ones subtracted'),
  paid: figure.describe('Cents paid out'),
  available: z.int().describe('Cents that can be asked for now, of every year'),
  requested: z.int().describe('Cents that were asked for and wait for a decision now'),
  series: z
    .array(
      object({
        from: z.string().describe('The day, or the month where a year is asked for: `2026-11-23`, `2026-11`'),
        registrations: z.int(),
        finished: z.int(),
      }),
    )
    .describe(
      'The same registrations and finishes by day or month of Berlin, the earliest first, without gaps',
    ),
}).meta({ id: 'Figures' })
export type Figures = z.infer<typeof figures>

export const figureCalls = {
  readFigures: defineCall({
    method: 'GET',
    path: '/admin/figures',
    who: 'admin',
    summary: 'What happened lately, beside the time before',
    query: object({ days: figureDays.describe('How many days back') }),
    answer: figures,
    extension: true,
  }),
}
