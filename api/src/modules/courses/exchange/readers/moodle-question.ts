import { all, first, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import type { ReadQuestions } from '../plan.types.ts'
import {
  areEven,
  areWhole,
  checked,
  checkedWithPictures,
  explained,
  extraWords,
  hintsOf,
  leftOut,
  ofAnswer,
  said,
  scoredOtherwise,
  short,
  truthWord,
  withExplanation,
} from '../quizzes.ts'
import { isPicture } from './course-pages.ts'
import { readCloze, type Cloze } from './moodle-cloze.ts'
import { reasonOf, taken, type Picture, type Pictures } from './moodle-question-files.ts'

const words = (element: Element | undefined, path: string): string => htmlWords(textAt(element, path))

type Answer = { text: string; fraction: number; tolerance: number; feedback: string }

const answersOf = (question: Element): Answer[] =>
  all(question, 'answer').map((answer) => ({
    text: words(answer, 'text'),
    fraction: Number(answer.attributes['fraction'] ?? 0),
    tolerance: Number(textAt(answer, 'tolerance')) || 0,
    feedback: words(answer, 'feedback/text'),
  }))

type Asked = {
  question: string
  explanation: string
  hints?: string[]
  points?: number
  picture?: Picture
}

/** `defaultgrade` as points, where it is a whole number that a question may be worth. */
const pointsOf = (question: Element): { points?: number } => {
  const grade = Number(textAt(question, 'defaultgrade'))
  return Number.isInteger(grade) && grade > 1 && grade <= 20 ? { points: grade } : {}
}

/** What Moodle writes into every question, in the languages its backups come in here. */
const SAID_OF_ALL =
  /^(?:Your answer is (?:partially )?(?:in)?correct\.|Die Antwort ist (?:teilweise )?(?:richtig|korrekt|falsch)\.)$/i

/** Where Moodle keeps what is said of an attempt as a whole, and of which attempt each is said. */
export const SAID_OF_ATTEMPTS: Readonly<Record<string, string>> = {
  correctfeedback: 'Wenn alles richtig ist',
  partiallycorrectfeedback: 'Wenn ein Teil richtig ist',
  incorrectfeedback: 'Wenn es falsch ist',
}

/** What is said of attempts by those who made the question; here everybody reads it with the explanation. */
const ofAttempts = (question: Element): string[] =>
  Object.entries(SAID_OF_ATTEMPTS).flatMap(([name, when]) => {
    const feedback = words(question, `${name}/text`)
    return feedback === '' || SAID_OF_ALL.test(feedback) ? [] : [said(when, feedback)]
  })

/** A star stands for any letters, which here are not told apart by rules; a star of its own has a stroke before it. */
const withoutStars = (text: string): string =>
  text
    .replace(/(\\)?\*/g, (_, stroke?: string) => (stroke ? '*' : ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** A question that is not checked yet, what is said of its answers, and whether it is scored as it was. */
type Candidate = { question: unknown; said: string[]; isExact: boolean }

const chosen = (question: Element, asked: Asked): unknown => {
  const answers = answersOf(question)
  const several = textAt(question, 'single') === 'false'
  return {
    type: several ? 'multiple_choice' : 'single_choice',
    ...asked,
    ...(several && { partial_credit: true }),
    // Of one right answer, the one that earns all; those that earn a part are wrong here.
    options: answers.map(({ text, fraction, feedback }) => ({
      text,
      correct: several ? fraction > 0 : fraction >= 100,
      ...ofAnswer(feedback),
    })),
  }
}

const matched = (question: Element, asked: Asked): unknown => {
  const pairs = all(question, 'subquestion').map((pair) => ({
    left: words(pair, 'text'),
    right: words(pair, 'answer/text'),
  }))
  return {
    type: 'match',
    ...asked,
    partial_credit: true,
    pairs: pairs.filter(({ left }) => left !== ''),
    extras: pairs.flatMap(({ left, right }) => (left === '' && right !== '' ? [right] : [])),
  }
}

/** Words to choose for `[[1]]`: those named in the text are right, the others are offered besides. */
const selected = (question: Element, asked: Asked): unknown => {
  // Signs that part words in a gap are none here.
  const offered = [...all(question, 'selectoption'), ...all(question, 'dragbox')].map((option) =>
    words(option, 'text').replaceAll('[', '(').replaceAll(']', ')').replaceAll('|', '/'),
  )
  const used = new Set<number>()
  const text = asked.question
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\(\((\d+)\)\)/g, (_, digits: string) => {
      used.add(Number(digits) - 1)
      return `[${offered[Number(digits) - 1] ?? ''}]`
    })
  return {
    type: 'gap_text',
    ...asked,
    question: 'Fülle die Lücken.',
    text,
    offered: true,
    partial_credit: true,
    extras: extraWords(offered.filter((_, at) => !used.has(at))),
  }
}

const clozeQuestion = (asked: Asked, parts: Partial<Cloze>): unknown => {
  if ('value' in parts) return { type: 'number', ...asked, ...parts, unit: '' }
  if ('options' in parts) return { type: 'multiple_choice', ...asked, ...parts, partial_credit: true }
  return { type: 'gap_text', ...asked, ...parts, question: 'Fülle die Lücken.', partial_credit: true }
}

/** Gaps within the text, or the one number or choice it asks for; undefined where some are of a kind there is not here. */
const cloze = (asked: Asked): Candidate | undefined => {
  const read = readCloze(asked.question)
  if (!read) return undefined
  const { said: ofAnswers, isExact, ...parts } = read
  return { question: clozeQuestion(asked, parts), said: ofAnswers, isExact }
}

const questionOf = (question: Element, type: string, asked: Asked): unknown => {
  const answers = answersOf(question)
  switch (type) {
    case 'multichoice':
      return chosen(question, asked)
    case 'truefalse':
      return {
        type: 'true_false',
        ...asked,
        correct: all(question, 'answer').some(
          (answer) =>
            Number(answer.attributes['fraction'] ?? 0) > 0 && textAt(answer, 'text').toLowerCase() === 'true',
        ),
      }
    case 'shortanswer':
      return {
        type: 'short_text',
        ...asked,
        accepted: answers.filter(({ fraction }) => fraction >= 100).map(({ text }) => withoutStars(text)),
      }
    case 'numerical': {
      const right = answers.find(({ fraction }) => fraction >= 100)
      return (
        right && { type: 'number', ...asked, value: Number(right.text), tolerance: right.tolerance, unit: '' }
      )
    }
    case 'matching':
      return matched(question, asked)
    case 'ordering':
      return {
        type: 'order',
        ...asked,
        ...(/^(?:0|ABSOLUTE_POSITION)$/.test(textAt(question, 'gradingtype')) && { partial_credit: true }),
        items: answers.map(({ text }) => ({ text })),
      }
    case 'gapselect':
    case 'ddwtos':
      return selected(question, asked)
  }
  return undefined
}

const KNOWN = new Set([
  'multichoice',
  'truefalse',
  'shortanswer',
  'numerical',
  'matching',
  'ordering',
  'gapselect',
  'ddwtos',
  'cloze',
])

/** What is said of single answers. */
const saidOf = (question: Element): string[] =>
  answersOf(question).flatMap(({ text, feedback }) => {
    if (feedback === '') return []
    const isTruth = question.attributes['type'] === 'truefalse'
    return [said(isTruth ? truthWord(text.toLowerCase() === 'true') : text, feedback)]
  })

/** Whether points are earned as they are here: of one right answer all or none, of several the same part each. */
const isScoredAlike = (question: Element, type: string): boolean => {
  const shares = answersOf(question).map(({ fraction }) => fraction)
  switch (type) {
    case 'multichoice':
      return textAt(question, 'single') === 'false'
        ? areEven(shares)
        : areWhole(shares.map((share) => Math.max(0, share)))
    case 'shortanswer':
      return areWhole(shares) && !['1', 'true'].includes(textAt(question, 'usecase'))
    case 'numerical':
      return areWhole(shares)
    case 'ordering':
      return /^(?:|-1|0|ALL_OR_NOTHING|ABSOLUTE_POSITION)$/.test(textAt(question, 'gradingtype'))
  }
  return true
}

const candidateOf = (question: Element, type: string, asked: Asked): Candidate | undefined =>
  type === 'cloze'
    ? cloze(asked)
    : {
        question: questionOf(question, type, asked),
        said: saidOf(question),
        isExact: isScoredAlike(question, type),
      }

/** The pictures a question of which all answers are pictures lets choose among; undefined for any other. */
const pictured = (
  question: Element,
  asked: Asked,
  name: string,
  pictures: Pictures,
): ReadQuestions | undefined => {
  const answers = all(question, 'answer').map((answer) => ({ answer, file: first(answer, 'file') }))
  const isOne = ({ answer, file }: (typeof answers)[number]): boolean =>
    words(answer, 'text') === '' && file !== undefined && isPicture(file.attributes['name'] ?? '')
  if (answers.length < 2 || !answers.every(isOne)) return undefined
  const several = textAt(question, 'single') === 'false'
  const options = answers.flatMap(({ answer, file }) => {
    if (!file) return []
    const { image_id, alt } = taken(file, textAt(answer, 'text'), name, pictures)
    const fraction = Number(answer.attributes['fraction'] ?? 0)
    const correct = several ? fraction > 0 : fraction >= 100
    return [{ image_id, text: alt, correct, ...ofAnswer(words(answer, 'feedback/text')) }]
  })
  return checkedWithPictures(
    { type: 'image_choice', ...asked, several, ...(several && { partial_credit: true }), options },
    pictures,
    name,
  )
}

/**
 * One question of a Moodle XML file, or why it does not come. The first picture of its text comes along; others, and those
 * of answers in words, stay behind, which is told.
 */
export const readMoodleQuestion = (question: Element): ReadQuestions => {
  const type = question.attributes['type'] ?? ''
  const text = words(question, 'questiontext/text')
  const name = words(question, 'name/text') || text
  if (type === 'description') return leftOut(name, 'question_kind')
  if (!KNOWN.has(type)) return leftOut(name, 'question_kind')
  const pictures: Pictures = new Map()
  const files = all(question, 'questiontext/file')
  const file = files.find(({ attributes }) => isPicture(attributes['name'] ?? ''))
  const key = short(name, 60)
  const asked = {
    question: text || name,
    explanation: explained(words(question, 'generalfeedback/text'), ofAttempts(question)),
    ...hintsOf(all(question, 'hint').map((hint) => words(hint, 'text'))),
    ...pointsOf(question),
    ...(file && { picture: taken(file, textAt(question, 'questiontext/text'), key, pictures) }),
  }
  const chosenFrom = type === 'multichoice' ? pictured(question, asked, key, pictures) : undefined
  const candidate = candidateOf(question, type, asked)
  if (type === 'cloze' && !candidate) return leftOut(name, 'question_kind')
  const explanation = explained(asked.explanation, candidate?.said ?? [])
  const written = withExplanation(candidate?.question, explanation)
  const read = chosenFrom ?? (file ? checkedWithPictures(written, pictures, name) : checked(written, name))
  const others = [...files.filter((one) => one !== file), ...(chosenFrom ? [] : all(question, 'answer/file'))]
  const reasons = new Set(others.map(({ attributes }) => reasonOf(attributes['name'] ?? '')))
  if (read.questions.length === 0) return read
  const told = [...reasons].flatMap((reason) => leftOut(name, reason).left_out)
  const complete = { ...read, left_out: [...read.left_out, ...told] }
  return candidate?.isExact === false ? scoredOtherwise(complete, name) : complete
}
