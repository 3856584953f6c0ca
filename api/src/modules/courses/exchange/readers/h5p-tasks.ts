import type { ReadQuestions } from '../plan.types.ts'
import { checked, explained, hintsOf, ofAnswer, said, together, truthWord } from '../quizzes.ts'
import { field, list, words } from './json.ts'

/** Gaps as H5P writes them, `*word/other:hint*`, in the brackets of the platform. */
const gapped = (text: string): string =>
  text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\*([^*]+)\*/g, (_, gap: string) => {
      const [right = ''] = gap.split(/\\?:/)
      return `[${right
        .split('/')
        .map((word) => word.trim())
        .join('|')}]`
    })

/** What is said to whoever asks for help with a gap: `*word:hint*`. */
const gapHints = (text: string): string[] =>
  [...text.matchAll(/\*([^*]+)\*/g)].flatMap(([, gap = '']) => gap.split(/\\?:/).slice(1))

/** What is said to whoever asks for help with an answer. */
const answerHints = (params: unknown): string[] =>
  list(field(params, 'answers')).flatMap((answer) => {
    const hint = words(field(field(answer, 'tipsAndFeedback'), 'tip'))
    return hint ? [`${words(field(answer, 'text'))}: ${hint}`] : []
  })

const choices = (params: unknown): { text: string; correct: boolean }[] =>
  list(field(params, 'answers')).map((answer) => ({
    text: words(field(answer, 'text')),
    correct: field(answer, 'correct') === true,
    // What is said of an answer when it is chosen.
    ...ofAnswer(words(field(field(answer, 'tipsAndFeedback'), 'chosenFeedback'))),
  }))

/** One or several answers to choose. */
export const multiChoice = (params: unknown): ReadQuestions => {
  const question = words(field(params, 'question'))
  const options = choices(params)
  const several = options.filter(({ correct }) => correct).length > 1
  const isWhole = field(field(params, 'behaviour'), 'singlePoint') === true
  return checked(
    {
      type: several ? 'multiple_choice' : 'single_choice',
      question,
      explanation: '',
      ...hintsOf(answerHints(params)),
      ...(several && !isWhole && { partial_credit: true }),
      options,
    },
    question,
  )
}

/** The first answer is the right one. */
export const singleChoiceSet = (params: unknown): ReadQuestions =>
  together(
    list(field(params, 'choices')).map((choice) => {
      const question = words(field(choice, 'question'))
      const options = list(field(choice, 'answers')).map((answer, at) => ({
        text: words(answer),
        correct: at === 0,
      }))
      return checked({ type: 'single_choice', question, explanation: '', options }, question)
    }),
  )

/** A statement. */
export const trueFalse = (params: unknown): ReadQuestions => {
  const question = words(field(params, 'question'))
  const correct = field(params, 'correct') === 'true'
  const behaviour = field(params, 'behaviour')
  const explanation = [
    { answer: correct, feedback: words(field(behaviour, 'feedbackOnCorrect')) },
    { answer: !correct, feedback: words(field(behaviour, 'feedbackOnWrong')) },
  ].flatMap(({ answer, feedback }) => (feedback ? [said(truthWord(answer), feedback)] : []))
  return checked({ type: 'true_false', question, explanation: explained('', explanation), correct }, question)
}

/** Texts with gaps, whose words are written or offered. */
export const gaps = (params: unknown, texts: unknown[], offered: boolean): ReadQuestions => {
  const question =
    words(field(params, 'text')) || words(field(params, 'taskDescription')) || 'Fülle die Lücken.'
  const extras = [...words(field(params, 'distractors')).matchAll(/\*([^*]+)\*/g)].map(([, word = '']) =>
    word.trim(),
  )
  return together(
    texts.map((text) =>
      checked(
        {
          type: 'gap_text',
          question,
          explanation: '',
          ...hintsOf(gapHints(words(text))),
          text: gapped(words(text)),
          offered,
          partial_credit: true,
          ...(offered && { extras }),
        },
        question,
      ),
    ),
  )
}

/** Statements of which the first is right. */
export const summary = (params: unknown): ReadQuestions =>
  together(
    list(field(params, 'summaries')).map((one, at) => {
      const options = list(field(one, 'summary')).map((statement, place) => ({
        text: words(statement),
        correct: place === 0,
      }))
      const question = words(field(params, 'intro')) || 'Welche Aussage stimmt?'
      return checked({ type: 'single_choice', question, explanation: '', options }, `${question} ${at + 1}`)
    }),
  )

/** A card with a word on each side: what is asked, and what is to be known. */
export const card = (one: unknown): ReadQuestions => {
  const question = words(field(one, 'text'))
  const accepted = words(field(one, 'answer'))
    .split('/')
    .map((answer) => answer.trim())
    .filter(Boolean)
  return checked({ type: 'short_text', question, explanation: '', accepted }, question)
}
