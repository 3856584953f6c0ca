import type { QuizQuestion } from '@kursportal/shared/contract'
import { formatNumber } from '@kursportal/shared/i18n'
import { translate } from './texts.ts'
import { hasParts } from './question.rules.ts'

type Option = { text: string; correct: boolean; explanation?: string | undefined }

const optionWords = ({ text, correct, explanation }: Option): string =>
  [
    correct ? `– ${text} (${translate('quiz.right').toLowerCase()})` : `– ${text}`,
    ...(explanation ? [explanation] : []),
  ].join(': ')

const hintsOf = (question: QuizQuestion): string[] =>
  question.type === 'scale'
    ? []
    : (question.hints ?? []).map((hint, at) => `${translate('quiz.hint', { number: at + 1 })}: ${hint}`)

const extrasOf = (extras: readonly string[] = []): string[] => extras.map((text) => `– ${text}`)

/** What a question is worth, where that is not one point, and whether parts of it count. */
const worthOf = (question: QuizQuestion): string =>
  [
    'points' in question && question.points ? translate('quiz.pointsOf', { count: question.points }) : '',
    hasParts(question) && question.partial_credit ? translate('quiz.partial') : '',
  ]
    .filter(Boolean)
    .join(' · ')

const answersOf = (question: QuizQuestion): string[] => {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'image_choice':
      return question.options.map(optionWords)
    case 'true_false':
      return [`– ${translate(question.correct ? 'quiz.right' : 'quiz.wrong')}`]
    case 'order':
      return question.items.map(({ text }, index) => `${index + 1}. ${text}`)
    case 'short_text':
      return question.accepted.map((text) => `– ${text}`)
    case 'gap_text':
      return [question.text, ...extrasOf(question.extras)]
    case 'match':
      return [
        ...question.pairs.map(({ left, right: to }) => `– ${left} → ${to}`),
        ...extrasOf(question.extras),
      ]
    case 'number':
      return [
        `– ${[formatNumber(question.value), question.unit].join(' ')} ± ${formatNumber(question.tolerance)}`,
      ]
    case 'scale':
      return [`– 1 ${question.low} … ${question.steps} ${question.high}`]
  }
  return question satisfies never
}

/** A question with its answers, its hints and its explanation, a line each, to be read beside another version of it. */
export const questionWords = (question: QuizQuestion): string =>
  [
    question.question || translate('quiz.untitled'),
    question.picture ? translate('quiz.pictureOf', { words: question.picture.alt }) : '',
    ...answersOf(question),
    ...hintsOf(question),
    worthOf(question),
    question.explanation,
  ]
    .filter(Boolean)
    .join('\n')
