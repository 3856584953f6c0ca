import { deep, first, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { element, withText } from './moodle-element.ts'

const idOf = ({ attributes }: Element): number => Number(attributes['id'])

/** Kinds whose answers are words for the gaps of a text, numbered there in the order they were made. */
const WORDS = new Set(['gapselect', 'ddwtos'])

const answersOf = (question: Element): Element[] =>
  deep(question, 'answer').filter((answer) => first(answer, 'answertext') !== undefined)

/** The words of an answer: of a statement they stand in the language of the course, and an id says which is true. */
const wordsOf = (answer: Element, question: Element): string => {
  const truth = deep(question, 'trueanswer')[0]?.text.trim()
  return truth === undefined ? textAt(answer, 'answertext') : String(truth === answer.attributes['id'])
}

const scoredAnswers = (question: Element): Element[] => {
  const tolerances = new Map(
    deep(question, 'numerical_record').map((record) => [
      textAt(record, 'answer'),
      textAt(record, 'tolerance'),
    ]),
  )
  return answersOf(question).map((answer) =>
    withText(
      'answer',
      wordsOf(answer, question),
      { fraction: String(Number(textAt(answer, 'fraction')) * 100) },
      [
        withText('feedback', textAt(answer, 'feedback')),
        element('tolerance', tolerances.get(answer.attributes['id'] ?? '') ?? '0'),
      ],
    ),
  )
}

const pairsOf = (question: Element): Element[] =>
  deep(question, 'match')
    .filter((pair) => first(pair, 'questiontext') !== undefined)
    .map((pair) =>
      withText('subquestion', textAt(pair, 'questiontext'), {}, [
        withText('answer', textAt(pair, 'answertext')),
      ]),
    )

/** The answers of a question of a backup as the export of questions writes them. */
export const answersIn = (question: Element, kind: string): Element[] =>
  WORDS.has(kind)
    ? answersOf(question)
        .toSorted((one, other) => idOf(one) - idOf(other))
        .map((answer) => withText('selectoption', textAt(answer, 'answertext')))
    : [...scoredAnswers(question), ...pairsOf(question)]
