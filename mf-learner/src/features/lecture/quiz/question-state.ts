import type { AttemptQuestion } from '@kursportal/shared/contract'
import { isAnswered } from '@kursportal/shared/domain'

/** How a question of a running attempt stands; each has its words in `quiz.state`. */
type QuestionState = 'open' | 'answered' | 'marked' | 'markedOpen'

/** Whether a question is answered, and whether it was set aside to look at again. */
export const questionState = ({
  answer,
  marked,
}: Pick<AttemptQuestion, 'answer' | 'marked'>): QuestionState => {
  if (marked) return isAnswered(answer) ? 'marked' : 'markedOpen'
  return isAnswered(answer) ? 'answered' : 'open'
}
