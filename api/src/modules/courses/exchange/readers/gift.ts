import { htmlWords } from '../html-words.ts'
import type { PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { illustrated, NO_PICTURES } from '../question-pictures.ts'
import {
  areEven,
  areWhole,
  checked,
  explained,
  leftOut,
  ofAnswer,
  quizLectures,
  said,
  scoredOtherwise,
  short,
  together,
  truthWord,
  withExplanation,
} from '../quizzes.ts'
import { hidden, shown } from './hidden-signs.ts'

/** A sign that is written with a stroke. */
const ESCAPED = /\\([~=#{}:\\n])/g
/** How a new line that is written so is hidden. */
const NEW_LINE = hidden(String.raw`\n`, ESCAPED)

/** The text of a question or an answer in the format it names: HTML loses its tags. */
const plain = (text: string): string => {
  const marked = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(text)
  const bare = shown(text.slice(marked?.[0].length ?? 0)).trim()
  return marked?.[1]?.toLowerCase() === 'plain' || !/<[a-z/!]|&[a-z#0-9]+;/i.test(bare)
    ? bare
    : htmlWords(bare)
}

type Choice = { right: boolean; weight: number | undefined; text: string; feedback: string }

/** The answers in braces, each with its sign, weight and feedback. */
const choicesOf = (body: string): Choice[] =>
  [...body.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest = '']) => {
    const weighted = /^\s*%(-?[\d.]+)%/.exec(rest)
    const [text = '', ...feedback] = rest.slice(weighted?.[0].length ?? 0).split('#')
    return {
      right: sign === '=',
      weight: weighted ? Number(weighted[1]) : undefined,
      text: plain(text),
      feedback: plain(feedback.join('#')),
    }
  })

/** Without what halves of numbers leave behind far behind the point. */
const rounded = (number: number): number => Number(number.toPrecision(12))

const numberOf = (text: string): { value: number; tolerance: number } | undefined => {
  const range = /^\s*(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)\s*$/.exec(text)
  const [from, to] = [Number(range?.[1]), Number(range?.[2])]
  if (range) return { value: rounded((from + to) / 2), tolerance: rounded(Math.abs(to - from) / 2) }
  const around = /^\s*(-?[\d.]+)\s*(?::\s*([\d.]+))?\s*$/.exec(text)
  return around ? { value: Number(around[1]), tolerance: Number(around[2] ?? 0) } : undefined
}

type Asked = { question: string; explanation: string }

const numeric = (body: string, asked: Asked): unknown => {
  const right = choicesOf(body).find((choice) => choice.right && (choice.weight ?? 100) === 100)
  const number = numberOf(right?.text ?? body.split('#')[0] ?? '')
  return number && { type: 'number', ...asked, ...number, unit: '' }
}

const chosen = (choices: Choice[], asked: Asked): unknown => {
  const signed = choices.filter((choice) => choice.right && (choice.weight ?? 100) >= 100)
  // Where one is right by its sign, those that earn a part are wrong here.
  const right = signed.length > 0 ? signed : choices.filter(({ weight }) => (weight ?? 0) > 0)
  const several = right.length > 1 || right.some(({ weight }) => weight !== undefined && weight < 100)
  const options = choices.map((choice) => ({
    text: choice.text,
    correct: right.includes(choice),
    ...ofAnswer(choice.feedback),
  }))
  return {
    type: several ? 'multiple_choice' : 'single_choice',
    ...asked,
    ...(several && { partial_credit: true }),
    options,
  }
}

/** What the braces say is asked; undefined where it cannot be told. */
const candidateOf = (body: string, asked: Asked): unknown => {
  const truth = /^\s*(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(body)
  if (truth) return { type: 'true_false', ...asked, correct: truth[1]?.toUpperCase().startsWith('T') }
  if (body.trimStart().startsWith('#')) return numeric(body.trimStart().slice(1), asked)
  const choices = choicesOf(body)
  const pairs = choices.map(({ text }) => text.split('->'))
  if (choices.length > 0 && pairs.every((pair) => pair.length === 2)) {
    const written = pairs.map(([left = '', right = '']) => ({ left: left.trim(), right: right.trim() }))
    return {
      type: 'match',
      ...asked,
      partial_credit: true,
      pairs: written.filter(({ left }) => left !== ''),
      extras: written.flatMap(({ left, right }) => (left === '' ? [right] : [])),
    }
  }
  if (choices.length > 0 && choices.every(({ right }) => right)) {
    // What earns a part of the points there would be wrong, or worth all of them, here.
    const whole = choices.filter(({ weight }) => (weight ?? 100) >= 100)
    return { type: 'short_text', ...asked, accepted: whole.map(({ text }) => text) }
  }
  if (choices.length > 0) return chosen(choices, asked)
  // A single right answer needs no sign.
  const only = plain(body.split('#')[0] ?? '')
  return only === '' ? undefined : { type: 'short_text', ...asked, accepted: [only] }
}

/** What is said of single answers; of a statement first to whoever is wrong, then to whoever is right. */
const saidOf = (body: string): string[] => {
  const [, truth, toWrong, toRight] = /^\s*(T|TRUE|F|FALSE)\s*#([^#]*)(?:#([\s\S]*))?$/i.exec(body) ?? []
  if (truth) {
    const isTrue = /^T/i.test(truth)
    return [
      { answer: truthWord(isTrue), feedback: plain(toRight ?? '') },
      { answer: truthWord(!isTrue), feedback: plain(toWrong ?? '') },
    ].flatMap(({ answer, feedback }) => (feedback ? [said(answer, feedback)] : []))
  }
  const isNumber = body.trimStart().startsWith('#')
  return choicesOf(body).flatMap(({ text, feedback: one }) =>
    one ? [said(isNumber ? text.replace(/:.*/, '') : text, one)] : [],
  )
}

/** Whether a part of the points is earned by some answer in a way there is not here. */
const losesParts = (body: string): boolean => {
  const choices = choicesOf(body)
  const shares = choices.map(({ right, weight }) => (right ? (weight ?? 100) : (weight ?? 0)))
  return !areWhole(shares) && !(choices.every(({ right }) => !right) && areEven(shares))
}

/** One question of a file, or why it does not come. */
const readBlock = (block: string): ReadQuestions => {
  const text = hidden(block, ESCAPED).replaceAll(NEW_LINE, '\n')
  const named = /^\s*::([\s\S]*?)::/.exec(text)
  const rest = text.slice(named?.[0].length ?? 0)
  const [from, to] = [rest.indexOf('{'), rest.lastIndexOf('}')]
  const what = shown(named?.[1] ?? '').trim() || plain(rest.slice(0, from === -1 ? 120 : from))
  // Words without braces are to be read, and ask nothing.
  if (from === -1 && to === -1) return leftOut(what, 'question_kind')
  if (from === -1 || to < from) return leftOut(what, 'question_broken')
  const [body = '', explanation = ''] = rest.slice(from + 1, to).split('####')
  if (body.trim() === '') return leftOut(what, 'question_kind')
  const after = plain(rest.slice(to + 1))
  const question = [plain(rest.slice(0, from)), after && `_____ ${after}`].filter(Boolean).join(' ')
  const ofAnswers = saidOf(body)
  const general = plain(explanation)
  const read = checked(
    withExplanation(candidateOf(body, { question, explanation: general }), explained(general, ofAnswers)),
    what,
  )
  // A file of GIFT brings no pictures, whatever it names.
  const shownAll = illustrated(
    read,
    { asked: shown(rest.slice(0, from) + rest.slice(to + 1)), answers: shown(body), what },
    NO_PICTURES,
  )
  return losesParts(body) ? scoredOtherwise(shownAll, what) : shownAll
}

/**
 * What begins something new behind a blank line, also where the braces of the question before were never closed: a name,
 * a category, or braces that open, as they never stand within others.
 */
const BEGINNING = /^\s*(?:::|\$CATEGORY:)|^[^{}]*\{/

/**
 * Questions are parted by blank lines that do not stand within braces. Braces that are never closed end at the blank line
 * before the next question; some of its words may stand above its own braces.
 */
const blocksOf = (text: string): string[] => {
  const blocks: string[] = []
  let current: string[] = []
  let isOpen = false
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (/^\s*\/\//.test(line)) continue
    const bare = line.replace(ESCAPED, '')
    const blank = isOpen && BEGINNING.test(bare) ? current.findLastIndex((one) => one.trim() === '') : -1
    const end = blank === -1 && line.trim() === '' && !isOpen ? current.length : blank
    if (end !== -1) {
      blocks.push(current.slice(0, end).join('\n'))
      current = current.slice(end + 1)
      isOpen = false
    }
    if (line.trim() === '' && !isOpen) continue
    current.push(line)
    const [last, first] = [bare.lastIndexOf('}'), bare.lastIndexOf('{')]
    if (last !== first) isOpen = first > last
  }
  return [...blocks, current.join('\n')].filter((block) => block.trim() !== '')
}

const CATEGORY = /^[ \t]*\$CATEGORY:[ \t]*(.*)$/m

/** Reads a GIFT file: a quiz for each category. One faulty question spoils no other. */
export const readGift = (
  text: string,
  title: string,
): { lectures: PlannedLecture[] } & Pick<ReadQuestions, 'left_out'> => {
  const quizzes = new Map<string, ReadQuestions[]>()
  let category = title
  for (const block of blocksOf(text.replace(/^\uFEFF/, ''))) {
    const named = CATEGORY.exec(block)
    if (named) category = categoryName(named[1] ?? '') || title
    const rest = block.replace(CATEGORY, '')
    if (rest.trim() === '') continue
    quizzes.set(category, [...(quizzes.get(category) ?? []), readBlock(rest)])
  }
  const read = [...quizzes].map(([name, parts]) => ({ name, ...together(parts) }))
  return {
    lectures: read.flatMap(({ name, questions }) => quizLectures(name, questions)),
    left_out: read.flatMap(({ left_out }) => left_out),
  }
}

/** The last part of a category's path, without Moodle's word for where it hangs. */
export const categoryName = (path: string): string =>
  short(path.split('/').findLast((part) => part.trim() !== '' && !part.startsWith('$')) ?? '')

/** Whether a text reads like GIFT: some question with answers in braces. */
export const looksLikeGift = (text: string): boolean =>
  !text.includes('\0') &&
  !/^\s*<(?:!doctype|html|\?xml)/i.test(text) &&
  /(^|[^\\])\{\s*([=~#]|T|F|TRUE|FALSE|\})|^\$CATEGORY:/im.test(text)
