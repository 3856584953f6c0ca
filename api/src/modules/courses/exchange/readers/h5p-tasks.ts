import type { ReadQuestions } from '../plan.types.ts'
import {
  checked,
  explained,
  extraWords,
  hintsOf,
  ofAnswer,
  said,
  scoredOtherwise,
  together,
  truthWord,
} from '../quizzes.ts'
import { field, list, words } from './json.ts'

type Gap = { right: string; hint: string; said: string[] }

/** A gap to write in, `word/other:hint`: any of its words is right. */
const written = (gap: string): Gap => {
  const [accepted = '', ...hint] = gap.split(/\\?:/)
  const right = accepted
    .split('/')
    .map((word) => word.trim())
    .join('|')
  return { right, hint: hint.join(':').trim(), said: [] }
}

/** A gap to drag a word to, `word:hint\+to the right\-to the wrong`: one word is right. */
const draggedTo = (gap: string): Gap => {
  const word = gap
    .replace(/:[^\\]+|\\[+-][^\\:]+/g, '')
    .replaceAll('|', '/')
    .trim()
  const parts = [...gap.matchAll(/\\[+-]([^\\:]+)/g)].map(([, feedback = '']) => said(word, feedback.trim()))
  return { right: word, hint: (/:([^\\]+)/.exec(gap)?.[1] ?? '').trim(), said: parts }
}

/** Gaps as H5P writes them, between stars, in the brackets of the platform. */
const gapped = (text: string, gapOf: (gap: string) => Gap): { text: string; gaps: Gap[] } => {
  const gaps: Gap[] = []
  return {
    text: text
      .replaceAll('[', '(')
      .replaceAll(']', ')')
      .replace(/\*([^*]+)\*/g, (_, inside: string) => {
        const gap = gapOf(inside)
        gaps.push(gap)
        return `[${gap.right}]`
      }),
    gaps,
  }
}

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

/** What is said to whoever did not choose an answer. */
const unchosen = (params: unknown): string[] =>
  list(field(params, 'answers')).flatMap((answer) => {
    const feedback = words(field(field(answer, 'tipsAndFeedback'), 'notChosenFeedback'))
    return feedback ? [said(words(field(answer, 'text')), feedback)] : []
  })

/** One or several answers to choose. */
export const multiChoice = (params: unknown): ReadQuestions => {
  const question = words(field(params, 'question'))
  const options = choices(params)
  const right = options.filter(({ correct }) => correct).length
  const kind = field(field(params, 'behaviour'), 'type')
  const several = right > 1 || kind === 'multi'
  const isWhole = field(field(params, 'behaviour'), 'singlePoint') === true
  const read = checked(
    {
      type: several ? 'multiple_choice' : 'single_choice',
      question,
      explanation: explained('', unchosen(params)),
      ...hintsOf(answerHints(params)),
      ...(several && !isWhole && { partial_credit: true }),
      options,
    },
    question,
  )
  // Where one of several right ones is enough there, all of them are wanted here.
  return right > 1 && kind === 'single' ? scoredOtherwise(read, question) : read
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
    texts.map((one) => {
      const { text, gaps: places } = gapped(words(one), offered ? draggedTo : written)
      return checked(
        {
          type: 'gap_text',
          question,
          explanation: explained(
            '',
            places.flatMap((place) => place.said),
          ),
          ...hintsOf(places.map(({ hint }) => hint)),
          text,
          offered,
          partial_credit: true,
          ...(offered && { extras: extraWords(extras) }),
        },
        question,
      )
    }),
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
      return checked(
        { type: 'single_choice', question, explanation: '', ...hintsOf([words(field(one, 'tip'))]), options },
        `${question} ${at + 1}`,
      )
    }),
  )

/** A card with a word on each side: what is asked, and what is to be known. */
export const card = (one: unknown): ReadQuestions => {
  const question = words(field(one, 'text'))
  const accepted = words(field(one, 'answer'))
    .split('/')
    .map((answer) => answer.trim())
    .filter(Boolean)
  const hints = [words(field(one, 'tip')), words(field(field(one, 'tips'), 'front'))]
  return checked({ type: 'short_text', question, explanation: '', ...hintsOf(hints), accepted }, question)
}
