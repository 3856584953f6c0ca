import { all, deep, first, wordsIn, type Element } from '../../../../platform/xml/xml-tree.ts'
import { PICTURE, type LeftOut } from '../plan.types.ts'
import type { PictureFiles } from '../question-pictures.ts'
import { checked, checkedWithPictures, hintsOf, leftOut, ofAnswer, short, type Graded } from '../quizzes.ts'

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Elements within a line; all others begin one of their own. */
const WITHIN = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'u'])

const spoken = ({ parts }: Element): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.name === 'clarification') return ` (${oneLine(spoken(part))})`
      return WITHIN.has(part.name) ? spoken(part) : ` ${spoken(part)} `
    })
    .join('')

const words = (element: Element): string => oneLine(spoken(element))

/** What a choice says, without the hints within it. */
const choiceWords = (choice: Element): string =>
  oneLine(
    choice.parts
      .map((part) => (typeof part === 'string' ? part : part.name.endsWith('hint') ? '' : wordsIn(part)))
      .join(''),
  )

const toleranceOf = (response: Element, value: number): number => {
  const given = first(response, 'responseparam')?.attributes['default'] ?? '0'
  const number = Number.parseFloat(given)
  if (!Number.isFinite(number)) return 0
  return given.trim().endsWith('%') ? Math.abs((value * number) / 100) : Math.abs(number)
}

/** What is said to whoever chooses it. */
const ofChoice = (choice: Element): { explanation?: string } =>
  ofAnswer(
    choice.children
      .filter(({ name, attributes }) => name.endsWith('hint') && attributes['selected'] !== 'false')
      .map(words)
      .join('\n'),
  )

const isCorrect = (choice: Element): boolean => choice.attributes['correct']?.toLowerCase() === 'true'

type Asked = { question: string; explanation: string; hints?: string[] }

const candidateOf = (response: Element, asked: Asked): unknown => {
  switch (response.name) {
    case 'multiplechoiceresponse':
    case 'choiceresponse': {
      const several = response.name === 'choiceresponse'
      const options = deep(response, 'choice').map((choice) => ({
        text: choiceWords(choice),
        correct: isCorrect(choice),
        ...ofChoice(choice),
      }))
      return { type: several ? 'multiple_choice' : 'single_choice', ...asked, options }
    }
    case 'optionresponse': {
      const [input] = deep(response, 'optioninput')
      const named = [...(input?.attributes['options'] ?? '').matchAll(/'([^']*)'|"([^"]*)"/g)].map(
        ([, one, other]) => one ?? other ?? '',
      )
      const written = deep(response, 'option').map((option) => ({
        text: choiceWords(option),
        correct: isCorrect(option),
        ...ofChoice(option),
      }))
      const options =
        written.length > 0
          ? written
          : named.map((text) => ({ text, correct: text === input?.attributes['correct'] }))
      return { type: 'single_choice', ...asked, options }
    }
    case 'stringresponse': {
      // What a pattern lets pass is no answer anybody could write.
      if (/\bregexp\b/.test(response.attributes['type'] ?? '')) return undefined
      const more = all(response, 'additional_answer').map((answer) => answer.attributes['answer'] ?? '')
      return {
        type: 'short_text',
        ...asked,
        accepted: [response.attributes['answer'] ?? '', ...more].filter(Boolean),
      }
    }
    case 'numericalresponse': {
      const value = Number(response.attributes['answer'])
      return { type: 'number', ...asked, value, tolerance: toleranceOf(response, value), unit: '' }
    }
  }
  return undefined
}

/** Something that is asked, and what is written before it. */
type Question = { response: Element; before: string }

/** Also those of kinds there are not here: they are worth their part, and are told. */
const isResponse = ({ name }: Element): boolean => name.endsWith('response')

const hasResponse = (element: Element): boolean =>
  isResponse(element) || element.children.some((child) => hasResponse(child))

/** What is written in a problem and is read by nobody who answers it. */
const NOT_READ = new Set(['solution', 'demandhint', 'script', 'style'])

/** Collects what is asked in a problem, each with what is written since the last one. */
class Collector {
  readonly questions: Question[] = []
  private before: string[] = []

  collect(element: Element): void {
    for (const part of element.parts) {
      if (typeof part === 'string') this.before.push(oneLine(part))
      else if (isResponse(part)) this.ask(part)
      else if (part.name === 'table' && hasResponse(part)) this.table(part)
      else if (hasResponse(part)) this.collect(part)
      else if (!NOT_READ.has(part.name)) this.before.push(words(part))
    }
  }

  private ask(response: Element): void {
    this.questions.push({ response, before: this.before.filter(Boolean).join('\n') })
    this.before = []
  }

  /** In a table it is the row and the column that say what is asked. */
  private table(table: Element): void {
    const intro = this.before
    const rows = deep(table, 'tr').map(({ children }) => children)
    const heads = (rows[0] ?? []).map((cell) => (hasResponse(cell) ? '' : words(cell)))
    for (const cells of rows) {
      const row = cells.flatMap((cell) => (hasResponse(cell) ? [] : [words(cell)])).filter(Boolean)
      cells.forEach((cell, at) => {
        if (!hasResponse(cell)) return
        this.before = [...intro, [...row, heads[at]].filter(Boolean).join(': ')]
        this.collect(cell)
      })
    }
    this.before = []
  }
}

const written = (response: Element): string[] =>
  ['label', 'p', 'description'].flatMap((name) => all(response, name).map(words))

/** What is asked in a problem with the points it has there, and what else of it stays behind. */
export type ReadProblem = { graded: Graded[]; left_out: LeftOut[] }

/** What is worth one point, where a problem does not say otherwise. */
const weightOf = ({ attributes }: Element, questions: number): number => {
  const weight = Number.parseFloat(attributes['weight'] ?? '')
  return Number.isFinite(weight) ? weight : questions
}

/**
 * The questions of a problem, or why they do not come. Its first picture stands with the first question; others stay
 * behind. Its points are shared among its questions in equal parts, as they are there.
 */
export const readProblem = (root: Element, title: string, pictures: PictureFiles): ReadProblem => {
  const collector = new Collector()
  collector.collect(root)
  const explanation = deep(root, 'solution')
    .map(words)
    .join('\n')
    .replace(/^Explanation:?\s+/, '')
  const hints = hintsOf(deep(root, 'demandhint').flatMap((hint) => all(hint, 'hint').map(words)))
  const images = deep(root, 'img')
  const [image] = images
  const key = image && pictures.keyOf(image.attributes['src'] ?? '')
  const reads = collector.questions.map(({ response, before }, at) => {
    const question = [before, ...written(response)].filter(Boolean).join('\n') || title
    const candidate = candidateOf(response, { question, explanation, ...hints })
    if (candidate === undefined) return leftOut(question, 'question_kind')
    if (at > 0 || key === undefined) return checked(candidate, question)
    const alt = short(image?.attributes['alt'] || title, 300)
    return checkedWithPictures(
      { ...candidate, picture: { image_id: PICTURE + key, alt } },
      new Map([[key, () => pictures.bytesOf(key)]]),
      question,
    )
  })
  // One that asks nothing in a way there is here is one thing, however many parts it has.
  if (
    reads.length !== 1 &&
    reads.every((read) => read.left_out.some(({ reason }) => reason === 'question_kind'))
  )
    return { graded: [], left_out: leftOut(title, 'question_kind').left_out }
  const isUnseen = root.attributes['showanswer'] === 'never' && explanation !== ''
  const grade = weightOf(root, reads.length) / reads.length
  return {
    graded: reads.map((read) => ({ read, grade })),
    left_out: [
      ...(images.length > (key === undefined ? 0 : 1) ? leftOut(title, 'picture').left_out : []),
      ...(isUnseen ? leftOut(`${title}: Erklärung`, 'was_hidden').left_out : []),
    ],
  }
}
