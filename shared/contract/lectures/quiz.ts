import { z } from 'zod'
import { editable } from '../edits.ts'
import { id, line, object, text } from '../primitives.ts'

/**
 * A quiz as its author writes it (specification, Lectures). Ids of questions and options are stable, so that attempts
 * can name what was answered; leave them out for new ones, the server gives them.
 */
/** Figures about people are shown of no fewer. */
export const FEWEST_PEOPLE = 5

const keptId = id.optional().describe('Of one that is there already; without it, it is new')
const correct = z.boolean().describe('Choosing it is right')
const answerExplanation = text(1000)
  .optional()
  .describe('Of this answer: shown to whoever chose it, once the answer is final')
const option = object({ id: keptId, text: line(500), correct, explanation: answerExplanation })
const options = z.array(option).min(2).max(12)
/** A picture of a question, and what can be seen on it. */
export const questionPicture = object({
  image_id: id,
  alt: line(300).describe('What can be seen, for whoever does not see it'),
}).meta({ id: 'QuestionPicture' })

const asked = {
  id: keptId,
  question: text(2000),
  picture: questionPicture.optional().describe('Shown with the question'),
  explanation: text(4000).default('').describe('Shown once the answer is final'),
}
const common = {
  ...asked,
  hints: z
    .array(text(500).min(1))
    .max(5)
    .optional()
    .describe(
      'What helps to find the answer, shown one after the other to whoever asks; they cost no points',
    ),
  points: z.int().min(1).max(20).optional().describe('What a right answer is worth; 1 without it'),
}
/** What a question of several parts has besides. */
const inParts = {
  ...common,
  partial_credit: z
    .boolean()
    .optional()
    .describe('Whether a part of the answer earns its share of the points; without it all or nothing'),
}
const extras = z
  .array(line(200).min(1))
  .max(12)
  .optional()
  .describe('Wrong ones offered along with the right')

export const quizQuestion = z
  .discriminatedUnion('type', [
    object({
      type: z.literal('single_choice'),
      ...common,
      options: options.describe('Exactly one is correct'),
    }),
    object({
      type: z.literal('multiple_choice'),
      ...inParts,
      options: options.describe('At least one is correct; right when exactly the correct ones are chosen'),
    }),
    object({
      type: z.literal('true_false'),
      ...common,
      correct: z.boolean().describe('Whether “true” is right'),
    }),
    object({
      type: z.literal('order'),
      ...inParts,
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
    object({
      type: z.literal('gap_text'),
      ...inParts,
      text: text(4000).describe(
        'With a gap wherever something stands in brackets, `[lungs|the lungs]`: any of it is right',
      ),
      offered: z.boolean().describe('Whether the words are offered to choose from, instead of being written'),
      extras,
    }),
    object({
      type: z.literal('match'),
      ...inParts,
      pairs: z
        .array(
          object({
            id: keptId,
            left: line(300).describe('What is given'),
            right: line(200).describe('What belongs to it'),
          }),
        )
        .min(2)
        .max(12)
        .describe('What belongs together; two may belong to the same one'),
      extras,
    }),
    object({
      type: z.literal('image_choice'),
      ...inParts,
      several: z.boolean().describe('Whether more than one is right, or exactly one'),
      options: z
        .array(
          object({
            id: keptId,
            image_id: id.nullable().describe('null while it is missing'),
            text: line(300).describe('What can be seen'),
            correct,
            explanation: answerExplanation,
          }),
        )
        .min(2)
        .max(12)
        .describe('Exactly one is correct, or at least one where several may be'),
    }),
    object({
      type: z.literal('number'),
      ...common,
      value: z.number().min(-1e12).max(1e12).describe('The right number'),
      tolerance: z.number().min(0).max(1e12).describe('How far beside it is still right'),
      unit: line(30).describe('What it is counted in; may be empty'),
    }),
    object({
      type: z.literal('scale'),
      ...asked,
      steps: z.int().min(2).max(10).describe('How many; the lowest is 1'),
      low: line(100).describe('What the lowest step means'),
      high: line(100).describe('What the highest step means'),
    }),
  ])
  .meta({ id: 'QuizQuestion' })
export type QuizQuestion = z.infer<typeof quizQuestion>

export const quizSettings = {
  required_correct: z
    .int()
    .min(1)
    .max(200)
    .describe('How many points it takes to pass: right answers, as long as each question is worth one point'),
  max_attempts: z.int().min(1).max(100).nullable().describe('null: as many as wanted'),
  pause_minutes: z.int().min(0).max(43_200).describe('Pause between two attempts'),
  shuffle_questions: z.boolean(),
  shuffle_options: z.boolean(),
  draw_count: z
    .int()
    .min(1)
    .max(200)
    .nullable()
    .optional()
    .describe('So many questions are drawn for each attempt; without it all are asked'),
  draw_from: z
    .enum(['quiz', 'course'])
    .optional()
    .describe('Where they are drawn from: this quiz, as without it, or all quizzes of the course'),
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
      question_count: z.int().min(0).describe('How many an attempt asks'),
      required_correct: z.int().min(0),
      max_attempts: z.int().nullable(),
      pause_minutes: z.int(),
    }),
  ])
  .meta({ id: 'QuizView' })
export type QuizView = z.infer<typeof quizView>
