import type { QuizQuestion, RichTextBlock } from '@kursportal/shared/contract'
import { emptyLecture } from '@kursportal/shared/domain'
import type { ChapterContent, QuizLecture, RichTextLecture, VideoLecture } from './course-content.types.ts'
import { doc, plainText } from './rich-text.ts'

const WORDS_A_MINUTE = 180

/** A chapter of the given lectures. */
export const chapter = <Lectures extends object[]>(
  title: string,
  description: string,
  ...lectures: Lectures
): ChapterContent<Lectures[number]> => ({ title, description, lectures })

/** A page to read; its minutes are reckoned from its words. */
export function text(title: string, ...blocks: RichTextBlock[]): RichTextLecture {
  const document = doc(...blocks)
  const words = plainText(document).split(/\s+/u).length
  return {
    type: 'richText',
    title,
    minutes: Math.ceil(words / WORDS_A_MINUTE),
    document,
  }
}

/** A video with the default required share of 90 %, without a film. */
export const video = (title: string, description: string): VideoLecture => ({
  type: 'video',
  title,
  description,
  required_share: emptyLecture.required_share,
})

/** A quiz of about a minute a question; its options are shuffled, and it may be repeated at once. */
export const quiz = (
  title: string,
  description: string,
  requiredCorrect: number,
  ...questions: QuizQuestion[]
): QuizLecture => ({
  type: 'quiz',
  title,
  description,
  minutes: questions.length,
  quiz: {
    questions,
    required_correct: requiredCorrect,
    shuffle_questions: false,
    shuffle_options: true,
    max_attempts: null,
    pause_minutes: 0,
  },
})

const options = (right: string[], wrong: string[]) => [
  ...right.map((label) => ({ text: label, correct: true })),
  ...wrong.map((label) => ({ text: label, correct: false })),
]

/** One right option among wrong ones. */
export const single = (
  question: string,
  right: string,
  wrong: string[],
  explanation: string,
): QuizQuestion => ({ type: 'single_choice', question, options: options([right], wrong), explanation })

/** Several right options among wrong ones. */
export const multiple = (
  question: string,
  right: string[],
  wrong: string[],
  explanation: string,
): QuizQuestion => ({ type: 'multiple_choice', question, options: options(right, wrong), explanation })

/** A statement that is right or wrong. */
export const trueFalse = (question: string, correct: boolean, explanation: string): QuizQuestion => ({
  type: 'true_false',
  question,
  correct,
  explanation,
})

/** Things to be put into the order in which they are given here. */
export const order = (question: string, items: string[], explanation: string): QuizQuestion => ({
  type: 'order',
  question,
  items: items.map((label) => ({ text: label })),
  explanation,
})

/** A word to be written, with every spelling that counts as right. */
export const shortText = (question: string, accepted: string[], explanation: string): QuizQuestion => ({
  type: 'short_text',
  question,
  accepted,
  explanation,
})

/** A text with gaps, each in brackets with what is right in it. */
export const gapText = (question: string, words: string, explanation: string): QuizQuestion => ({
  type: 'gap_text',
  question,
  text: words,
  offered: false,
  partial_credit: true,
  explanation,
})

/** What belongs together, and what is offered besides. */
export const match = (
  question: string,
  pairs: [string, string][],
  extras: string[],
  explanation: string,
): QuizQuestion => ({
  type: 'match',
  question,
  pairs: pairs.map(([left, right]) => ({ left, right })),
  extras,
  partial_credit: true,
  explanation,
})

/** Pictures to choose from, one of them right. */
export const imageChoice = (
  question: string,
  pictures: [image_id: string, seen: string, correct: boolean][],
  explanation: string,
): QuizQuestion => ({
  type: 'image_choice',
  question,
  several: false,
  options: pictures.map(([image_id, seen, correct]) => ({ image_id, text: seen, correct })),
  explanation,
})

/** A number to write. */
export const number = (
  question: string,
  right: { value: number; tolerance: number; unit: string },
  explanation: string,
): QuizQuestion => ({ type: 'number', question, ...right, explanation })

/** A step between two ends, which is neither right nor wrong. */
export const scale = (
  question: string,
  steps: { steps: number; low: string; high: string },
  explanation: string,
): QuizQuestion => ({ type: 'scale', question, ...steps, explanation })
