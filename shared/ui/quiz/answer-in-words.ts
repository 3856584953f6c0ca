import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import type { QuizTranslate } from './quiz-texts.ts'

const GAP = '…'

/** An answer in words; what was left open says so. */
export const answerInWords = (
  question: AttemptQuestion,
  answer: readonly string[],
  t: QuizTranslate,
): string => {
  if (answer.length === 0) return t('noAnswer')
  const textOf = (id: string): string => question.choices.find((choice) => choice.id === id)?.text ?? id
  switch (question.type) {
    case 'true_false':
      return t(answer[0] === 'true' ? 'isTrue' : 'isFalse')
    case 'short_text':
      return answer[0] ?? ''
    case 'number':
      return [answer[0], question.unit].filter(Boolean).join(' ')
    case 'scale':
      return t('scaleStep', { step: answer[0] ?? '', steps: question.scale?.steps ?? '' })
    case 'gap_text':
      return (question.around ?? [])
        .map((piece, at) => piece + (answer[at] === undefined ? '' : answer[at] || GAP))
        .join('')
    case 'match':
      return question.choices.map(({ text }, at) => `${text} – ${answer[at] || GAP}`).join('; ')
    case 'order':
      return answer.map(textOf).join(' → ')
    default:
      return answer.map(textOf).join(', ')
  }
}
