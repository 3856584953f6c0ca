import { textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { QuizTerms } from '../quizzes.ts'

/** As many attempts as a quiz may allow. */
const MOST_ATTEMPTS = 100

/** Where Canvas keeps what it knows of a quiz and a cartridge has no words for. */
export const metaPathOf = (identifier: string): string => `${identifier}/assessment_meta.xml`

/** What a quiz of Canvas says of its attempts; what it does not say is as usual. */
export const canvasTerms = (meta: Element): QuizTerms => {
  const attempts = Number(textAt(meta, 'allowed_attempts') || Number.NaN)
  const shuffles = textAt(meta, 'shuffle_answers')
  return {
    // Minus one is as many as one likes.
    ...(Number.isInteger(attempts) && {
      max_attempts: attempts > 0 ? Math.min(MOST_ATTEMPTS, attempts) : null,
    }),
    ...(shuffles !== '' && { shuffle_options: shuffles === 'true' }),
  }
}
