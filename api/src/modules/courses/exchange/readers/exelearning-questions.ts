import { htmlWords } from '../html-words.ts'
import type { ReadQuestions } from '../plan.types.ts'
import { illustrated, type PictureFiles } from '../question-pictures.ts'
import {
  checked,
  explained,
  extraWords,
  hintsOf,
  leftOut,
  type QuizTerms,
  scoredOtherwise,
  together,
} from '../quizzes.ts'
import { field, list, stringOf, words } from './json.ts'

const oneLine = (value: unknown): string => words(value).replace(/\s+/g, ' ')

const isTrue = (value: unknown): boolean => /^(?:true|1)$/i.test(String(value))

/** How gaps are hidden while a text loses its markup. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/** A text whose gaps are underlined, `<u>lungs|the lungs</u>`, in the brackets of the platform. */
const gapped = (html: string): string =>
  htmlWords(html.replace(/<u>(.{0,1000}?)<\/u>/gis, `${OPEN}$1${CLOSE}`))
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(OPEN, '[')
    .replaceAll(CLOSE, ']')

const gaps = (one: unknown, question: string, offered: boolean): ReadQuestions => {
  const extras = stringOf(field(one, 'wrongAnswersValue'))
    .split('|')
    .map((word) => word.trim())
  const read = checked(
    {
      type: 'gap_text',
      question: 'Fülle die Lücken.',
      explanation: '',
      text: gapped(stringOf(field(one, 'baseText'))),
      offered,
      partial_credit: true,
      ...(offered && { extras: extraWords(extras) }),
    },
    question,
  )
  return isTrue(field(one, 'capitalization')) ? scoredOtherwise(read, question) : read
}

const statement = (question: string, correct: boolean, one: unknown): ReadQuestions =>
  checked(
    {
      type: 'true_false',
      question,
      correct,
      explanation: explained(words(field(one, 'feedback')), []),
      ...hintsOf([words(field(one, 'hint')), words(field(one, 'suggestion'))]),
    },
    question,
  )

const readForm = (one: unknown): ReadQuestions => {
  const question = words(field(one, 'baseText'))
  const type = stringOf(field(one, 'activityType'))
  switch (type) {
    case 'true-false':
      return statement(question, isTrue(field(one, 'answer')), one)
    case 'fill':
    case 'dropdown':
      return gaps(one, question, type === 'dropdown')
    case 'selection': {
      const several = field(one, 'selectionType') === 'multiple'
      const options = list(field(one, 'answers')).map((answer) => ({
        correct: isTrue(list(answer)[0]),
        text: oneLine(list(answer)[1]),
      }))
      return checked(
        { type: several ? 'multiple_choice' : 'single_choice', question, explanation: '', options },
        question,
      )
    }
  }
  return leftOut(question || type, 'question_kind')
}

const ofForm = (one: unknown, files: PictureFiles): ReadQuestions => {
  const asked = stringOf(field(one, 'baseText'))
  const answers = list(field(one, 'answers')).map((answer) => stringOf(list(answer)[1]))
  return illustrated(readForm(one), { asked, answers: answers.join(' '), what: htmlWords(asked) }, files)
}

const ofGame = (one: unknown, files: PictureFiles): ReadQuestions => {
  const asked = stringOf(field(one, 'question'))
  const read = statement(htmlWords(asked), isTrue(field(one, 'solution')), one)
  return illustrated(read, { asked, answers: '', what: htmlWords(asked) }, files)
}

/** What a part of a page asks, what is written above it, and how much of it is enough. */
type Asked = { read: ReadQuestions; intro: string; terms: QuizTerms }

const termsOf = (params: unknown): QuizTerms => {
  const percent = Number(field(params, 'dropdownPassRate'))
  return percent > 0 && percent <= 100 ? { share: percent / 100 } : {}
}

/** Reads what a part of a page asks; undefined for the kinds that ask nothing, or ask it in a program of their own. */
export const exeQuestions = (
  { kind, params, title }: { kind: string; params: unknown; title: string },
  files: PictureFiles,
): Asked | undefined => {
  if (kind === 'scrambled-list')
    return {
      read: checked(
        {
          type: 'order',
          question: words(field(params, 'instructions')) || title,
          explanation: words(field(params, 'textAfter')),
          items: list(field(params, 'options')).map((item) => ({ text: oneLine(item) })),
        },
        title,
      ),
      intro: '',
      terms: {},
    }
  if (kind !== 'form' && kind !== 'trueorfalse') return undefined
  const draws = Number(field(params, 'percentageQuestions') ?? 100) < 100
  return {
    read: together([
      ...list(field(params, 'questionsData')).map((one) => ofForm(one, files)),
      ...list(field(params, 'questionsGame')).map((one) => ofGame(one, files)),
      ...(draws ? [leftOut(title, 'draw')] : []),
    ]),
    intro: stringOf(field(params, 'eXeFormInstructions')) + stringOf(field(params, 'eXeGameInstructions')),
    terms: termsOf(params),
  }
}
