import { createHash } from 'node:crypto'
import { all, first, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import { PICTURE, type LeftOut, type ReadQuestions } from '../plan.types.ts'
import {
  checked,
  checkedWithPictures,
  explained,
  hintsOf,
  leftOut,
  ofAnswer,
  said,
  truthWord,
  short,
  withExplanation,
} from '../quizzes.ts'
import { isPicture } from './course-pages.ts'

const words = (element: Element | undefined, path: string): string => htmlWords(textAt(element, path))

type Answer = { text: string; fraction: number; tolerance: number; feedback: string }

const answersOf = (question: Element): Answer[] =>
  all(question, 'answer').map((answer) => ({
    text: words(answer, 'text'),
    fraction: Number(answer.attributes['fraction'] ?? 0),
    tolerance: Number(textAt(answer, 'tolerance')) || 0,
    feedback: words(answer, 'feedback/text'),
  }))

type Picture = { image_id: string; alt: string }
type Asked = {
  question: string
  explanation: string
  hints?: string[]
  points?: number
  picture?: Picture
}
type Pictures = Map<string, () => Uint8Array>

/** `defaultgrade` as points, where it is a whole number that a question may be worth. */
const pointsOf = (question: Element): { points?: number } => {
  const grade = Number(textAt(question, 'defaultgrade'))
  return Number.isInteger(grade) && grade > 1 && grade <= 20 ? { points: grade } : {}
}

/** A star stands for any letters, which here are not told apart by rules; a star of its own has a stroke before it. */
const withoutStars = (text: string): string =>
  text
    .replace(/(\\)?\*/g, (_, stroke?: string) => (stroke ? '*' : ' '))
    .replace(/\s+/g, ' ')
    .trim()

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
  const offered = [...all(question, 'selectoption'), ...all(question, 'dragbox')].map((option) =>
    words(option, 'text'),
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
    extras: offered.filter((_, at) => !used.has(at)),
  }
}

const CLOZE =
  /\{\d*:(SHORTANSWER|SA|SHORTANSWER_C|SAC|MW|MULTICHOICE|MC|MULTICHOICE_S|MCS|MCV|MCH|NUMERICAL|NM):((?:\\.|[^\\}])*)\}/gi

const isChoice = (kind: string): boolean => /^(?:MC|MULTI)/i.test(kind)

/** A number as it is written with a point and with a comma. */
const asWritten = (number: string): string[] =>
  number.includes('.') ? [number, number.replace('.', ',')] : [number]

/** Moodle's gaps within the text, `{1:SHORTANSWER:=lungs~%100%the lungs}`. */
const cloze = (asked: Asked): unknown => {
  const kinds = [...asked.question.matchAll(CLOZE)].map(([, kind = '']) => kind)
  const offered = kinds.every(isChoice)
  const wrong: string[] = []
  const text = asked.question
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(CLOZE, (_, kind: string, body: string) => {
      const right: string[] = []
      const choices: string[] = []
      for (const answer of body.split('~')) {
        const [, sign, weight, rest = ''] = /^(=)?(?:%(-?\d+)%)?([\s\S]*)$/.exec(answer.trim()) ?? []
        const word = (rest.split('#')[0] ?? '').split(':')[0]?.trim() ?? ''
        if (word) choices.push(word)
        if (sign || Number(weight) === 100) right.push(word)
        else if (word) wrong.push(word)
      }
      const fits = /^N/i.test(kind) ? right.flatMap(asWritten) : right
      // Where words are written into other gaps, those to choose from stand before theirs.
      return `${isChoice(kind) && !offered ? `(${choices.join(' / ')}) ` : ''}[${fits.join('|')}]`
    })
  // A kind of gap there is not here would stay in the text as it is written there.
  if (kinds.length === 0 || /\{(?:#\d+|\d*:[A-Z_]+:)/i.test(text)) return undefined
  return {
    type: 'gap_text',
    ...asked,
    question: 'Fülle die Lücken.',
    text,
    offered,
    partial_credit: true,
    ...(offered && { extras: [...new Set(wrong)].slice(0, 12) }),
  }
}

const candidateOf = (question: Element, type: string, asked: Asked): unknown => {
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
      return { type: 'order', ...asked, items: answers.map(({ text }) => ({ text })) }
    case 'gapselect':
    case 'ddwtos':
      return selected(question, asked)
    case 'cloze':
      return cloze(asked)
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

/** What is said of single answers, behind what is explained to everybody. */
const explainedAll = (question: Element, general: string): string =>
  explained(
    general,
    answersOf(question).flatMap(({ text, feedback }) => {
      if (feedback === '') return []
      const isTruth = question.attributes['type'] === 'truefalse'
      return [said(isTruth ? truthWord(text.toLowerCase() === 'true') : text, feedback)]
    }),
  )

/** Takes a file of a question along: what its picture is called until it is stored, and what can be seen on it. */
const taken = (file: Element, html: string, name: string, pictures: Pictures): Picture => {
  const bytes = Buffer.from(file.text, 'base64')
  const fileName = file.attributes['name'] ?? ''
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const key = `${name}: ${fileName} ${sum}`.replaceAll(/["\\]/g, '')
  pictures.set(key, () => bytes)
  const alt = /\balt="([^"]+)"/i.exec(html)?.[1]
  return {
    image_id: `${PICTURE}${key}`,
    alt: short(htmlWords(alt ?? '') || fileName.replace(/\.[a-z]+$/i, ''), 300),
  }
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
  return checkedWithPictures({ type: 'image_choice', ...asked, several, options }, pictures, name)
}

/** Why a file of a question stays behind. */
const reasonOf = (fileName: string): LeftOut['reason'] => {
  if (isPicture(fileName)) return 'picture'
  return /\.(?:mp[34]|m4[av]|ogg|og[av]|wav|webm|mov|avi)$/i.test(fileName) ? 'film' : 'file_kind'
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
    explanation: words(question, 'generalfeedback/text'),
    ...hintsOf(all(question, 'hint').map((hint) => words(hint, 'text'))),
    ...pointsOf(question),
    ...(file && { picture: taken(file, textAt(question, 'questiontext/text'), key, pictures) }),
  }
  const chosenFrom = type === 'multichoice' ? pictured(question, asked, key, pictures) : undefined
  const candidate = withExplanation(
    candidateOf(question, type, asked),
    explainedAll(question, asked.explanation),
  )
  const read =
    chosenFrom ?? (file ? checkedWithPictures(candidate, pictures, name) : checked(candidate, name))
  const others = [...files.filter((one) => one !== file), ...(chosenFrom ? [] : all(question, 'answer/file'))]
  const reasons = new Set(others.map(({ attributes }) => reasonOf(attributes['name'] ?? '')))
  return read.questions.length === 0
    ? read
    : {
        ...read,
        left_out: [...read.left_out, ...[...reasons].flatMap((reason) => leftOut(name, reason).left_out)],
      }
}
