import { z } from 'zod'
import { questionPicture } from '../lectures/quiz.ts'
import { id, instant, line, object } from '../primitives.ts'

/**
 * An answer to a question, for every kind alike: ids of the chosen options, `true` or `false`, ids in the order they
 * were put in, the one text or number, the step of a scale, or a word for each gap or pair in their order, blank where it
 * is open. Empty takes the answer back.
 */
export const quizAnswer = z
  .array(line(500))
  .max(20)
  .describe(
    'Ids of options, true|false, ids in order, one text, number or step, or a word for each gap or pair; empty takes it back',
  )
export type QuizAnswer = z.infer<typeof quizAnswer>

const choice = object({
  id: z.string(),
  text: z.string(),
  image_id: id.nullable().optional().describe('The picture to choose; of image_choice only'),
})

/** A question as a learner gets it. What is right comes only with `result`, once the attempt is handed in. */
export const attemptQuestion = object({
  id,
  type: z.enum([
    'single_choice',
    'multiple_choice',
    'true_false',
    'order',
    'short_text',
    'gap_text',
    'match',
    'image_choice',
    'number',
    'scale',
  ]),
  question: z.string(),
  picture: questionPicture.optional().describe('Shown with the question'),
  choices: z
    .array(choice)
    .describe(
      'Options, items, or the left sides of pairs, in the order of this attempt; none for the other kinds',
    ),
  around: z
    .array(z.string())
    .optional()
    .describe('Of gap_text: what stands before, between and behind the gaps'),
  words: z
    .array(z.string())
    .optional()
    .describe('What is offered for gaps and pairs, in the order of this attempt'),
  several: z.boolean().optional().describe('Of image_choice: whether more than one may be chosen'),
  unit: z.string().optional().describe('Of number: what it is counted in'),
  scale: object({
    steps: z.int().describe('How many; the lowest is 1'),
    low: z.string().describe('What the lowest means'),
    high: z.string().describe('What the highest means'),
  })
    .optional()
    .describe('Of scale'),
  hints: z
    .array(z.string())
    .optional()
    .describe('What helps to find the answer, to be shown one after the other; none once it is final'),
  answer: quizAnswer,
  marked: z.boolean().describe('Set aside by the learner, to be looked at again'),
  result: object({
    correct: z
      .boolean()
      .nullable()
      .describe('Whether all of it is right; null where nothing is right or wrong'),
    points: z.number().min(0).describe('Earned, to two digits'),
    max_points: z.int().min(0).describe('0 where nothing is right or wrong'),
    right: z.array(z.string()).describe('What is right, written like an answer; of a text all accepted ones'),
    explanation: z.string(),
    of_choices: z
      .array(object({ id: z.string().describe('Of one of `choices`'), explanation: z.string() }))
      .optional()
      .describe('What is said of the chosen answers, where something is said of them'),
  }).nullable(),
}).meta({ id: 'AttemptQuestion' })
export type AttemptQuestion = z.infer<typeof attemptQuestion>

const terms = {
  max_points: z.int().min(0).describe('All points there are to earn'),
  in_points: z
    .boolean()
    .describe('Whether points are more than a number of right answers: of other worth, or in parts'),
}

const outline = {
  id,
  video_id: id,
  number: z.int().min(1).describe('Which attempt this is'),
  question_count: z.int().min(1),
  required_correct: z.int().min(0).describe('Points it takes to pass; 0 where there are none to earn'),
  ...terms,
  started_at: instant,
  submitted_at: instant.nullable().describe('null while it runs'),
  correct: z.int().min(0).nullable().describe('How many answers were right; null while it runs'),
  points: z.number().min(0).nullable().describe('Points earned, to two digits; null while it runs'),
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
  ...terms,
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
