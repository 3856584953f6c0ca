import { z } from 'zod'
import { editable } from '../edits.ts'
import { id, line, object, text } from '../primitives.ts'

/**
 * A quiz as its author writes it (specification, Lectures). Ids of questions and options are stable, so that attempts
 * can name what was answered; leave them out for new ones, the server gives them.
 */
const keptId = id.optional().describe('Of one that is there already; without it, it is new')
const option = object({ id: keptId, text: line(500), correct: z.boolean().describe('Choosing it is right') })
const options = z.array(option).min(2).max(12)
const common = {
  id: keptId,
  question: text(2000),
  explanation: text(4000).default('').describe('Shown once the answer is final'),
}

export const quizQuestion = z
  .discriminatedUnion('type', [
    object({
      type: z.literal('single_choice'),
      ...common,
      options: options.describe('Exactly one is correct'),
    }),
    object({
      type: z.literal('multiple_choice'),
      ...common,
      options: options.describe('At least one is correct; right when exactly the correct ones are chosen'),
    }),
    object({
      type: z.literal('true_false'),
      ...common,
      correct: z.boolean().describe('Whether “true” is right'),
    }),
    object({
      type: z.literal('order'),
      ...common,
      items: z
        .array(object({ id: keptId, text: line(500) }))
        .min(2)
        .max(12)
        .describe('In the right order; whoever asks shuffles them'),
    }),
    object({
      type: z.literal('short_text'),
      ...common,
      accepted: z
        .array(line(200).min(1))
        .min(1)
        .max(30)
        .describe('Any of these is right; case, accents and outer blanks do not matter'),
    }),
  ])
  .meta({ id: 'QuizQuestion' })
export type QuizQuestion = z.infer<typeof quizQuestion>

export const quizSettings = {
  required_correct: z.int().min(1).max(200).describe('How many answers must be right to pass'),
  max_attempts: z.int().min(1).max(100).nullable().describe('null: as many as wanted'),
  pause_minutes: z.int().min(0).max(43_200).describe('Pause between two attempts'),
  shuffle_questions: z.boolean(),
  shuffle_options: z.boolean(),
}

export const quizContent = object({
  ...quizSettings,
  questions: z.array(quizQuestion).max(200),
}).meta({ id: 'QuizContent' })
export type QuizContent = z.infer<typeof quizContent>

/** What `GET /video/quiz` answers: everything to its author; to a learner only what the start page says. */
export const quizView = z
  .discriminatedUnion('view', [
    object({
      view: z.literal('author'),
      video_id: id,
      quiz: quizContent,
      ...editable,
    }),
    object({
      view: z.literal('learner'),
      video_id: id,
      question_count: z.int().min(0),
      required_correct: z.int().min(0),
      max_attempts: z.int().nullable(),
      pause_minutes: z.int(),
    }),
  ])
  .meta({ id: 'QuizView' })
export type QuizView = z.infer<typeof quizView>
