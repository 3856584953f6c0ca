import { z } from 'zod'
import { id, instant, line, object } from '../primitives.ts'

/**
 * An answer to a question, for every kind alike: ids of the chosen options, `true` or `false`, ids in the order they
 * were put in, or the one text. Empty takes the answer back.
 */
export const quizAnswer = z
  .array(line(500))
  .max(12)
  .describe('Ids of options, true|false, ids in order, or one text; empty takes it back')
export type QuizAnswer = z.infer<typeof quizAnswer>

const choice = object({ id: z.string(), text: z.string() })

/** A question as a learner gets it. What is right comes only with `result`, once the attempt is handed in. */
export const attemptQuestion = object({
  id,
  type: z.enum(['single_choice', 'multiple_choice', 'true_false', 'order', 'short_text']),
  question: z.string(),
  choices: z
    .array(choice)
    .describe('Options or items, in the order of this attempt; none for the other kinds'),
  answer: quizAnswer,
  marked: z.boolean().describe('Set aside by the learner, to be looked at again'),
  result: object({
    correct: z.boolean(),
    right: z.array(z.string()).describe('What is right, written like an answer; of a text all accepted ones'),
    explanation: z.string(),
  }).nullable(),
}).meta({ id: 'AttemptQuestion' })
export type AttemptQuestion = z.infer<typeof attemptQuestion>

const outline = {
  id,
  video_id: id,
  number: z.int().min(1).describe('Which attempt this is'),
  question_count: z.int().min(1),
  required_correct: z.int().min(1),
  started_at: instant,
  submitted_at: instant.nullable().describe('null while it runs'),
  correct: z.int().min(0).nullable().describe('How many answers were right; null while it runs'),
  passed: z.boolean().nullable(),
}

/** An attempt in the history. */
export const attemptSummary = object(outline).meta({ id: 'AttemptSummary' })
export type AttemptSummary = z.infer<typeof attemptSummary>

/** An attempt with its questions, as they were when it began. */
export const quizAttempt = object({ ...outline, questions: z.array(attemptQuestion) }).meta({
  id: 'QuizAttempt',
})
export type QuizAttempt = z.infer<typeof quizAttempt>

/** What somebody may do about a quiz right now. */
export const quizStanding = object({
  question_count: z.int().min(0),
  required_correct: z.int().min(0),
  max_attempts: z.int().nullable().describe('null: as many as wanted'),
  pause_minutes: z.int().min(0),
  passed: z.boolean(),
  running_id: id.nullable().describe('The attempt to go on with'),
  attempts_left: z.int().min(0).nullable().describe('null: as many as wanted'),
  next_attempt_at: instant
    .nullable()
    .describe('When the pause after the last attempt is over; null when now'),
}).meta({ id: 'QuizStanding' })
export type QuizStanding = z.infer<typeof quizStanding>
