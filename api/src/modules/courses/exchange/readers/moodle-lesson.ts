import { all, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import type { LeftOut, PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { leftOut, quizLectures, short, together } from '../quizzes.ts'
import { element, withText } from './moodle-element.ts'
import { readMoodleQuestion } from './moodle-question.ts'

/** Kinds of pages by Moodle's numbers: what is read, the ends of ways, and what asks something. */
const CONTENT = '20'
const STRUCTURE = new Set(['21', '30', '31'])
const QUESTIONS: Partial<Record<string, string>> = {
  '1': 'shortanswer',
  '2': 'truefalse',
  '3': 'multichoice',
  '5': 'matching',
  '8': 'numerical',
}

/** Jumps that lead on, back or to the end; all others are ways that part. */
const USUAL_JUMPS = new Set(['0', '-1', '-9', '-40'])

/** Pages in the order they are gone through: each names the next. */
const inOrder = (lesson: Element): Element[] => {
  const pages = all(lesson, 'pages/page')
  const byId = new Map(pages.map((page) => [page.attributes['id'] ?? '', page]))
  const found = new Set<Element>()
  let at = pages.find((page) => textAt(page, 'prevpageid') === '0')
  while (at && !found.has(at)) {
    found.add(at)
    at = byId.get(textAt(at, 'nextpageid'))
  }
  // A chain that is broken loses no page.
  return [...found, ...pages.filter((page) => !found.has(page))]
}

/** A number, and how far from it an answer may lie where a span is given: `10:20`. */
const spanOf = (text: string): { value: string; tolerance: string } => {
  const [from, to] = text.split(':').map(Number)
  if (from === undefined || to === undefined) return { value: text, tolerance: '0' }
  return { value: String((from + to) / 2), tolerance: String(Math.abs(to - from) / 2) }
}

const TRUE = /^(?:true|richtig|wahr|ja|yes)$/i
const FALSE = /^(?:false|falsch|unwahr|nein|no)$/i

/** What an answer says in the form of the export. */
const valueOf = (text: string, type: string): { value: string; tolerance: string } => {
  if (type === 'numerical') return spanOf(text)
  return { value: type === 'truefalse' ? String(TRUE.test(htmlWords(text))) : text, tolerance: '0' }
}

const answersOf = (answers: readonly Element[], type: string): Element[] => {
  const isScored = answers.some((answer) => Number(textAt(answer, 'score')) > 0)
  return answers.map((answer) => {
    // Where nothing earns points, what leads on is right.
    const isRight = isScored ? Number(textAt(answer, 'score')) > 0 : textAt(answer, 'jumpto') !== '0'
    const { value, tolerance } = valueOf(textAt(answer, 'answer_text'), type)
    return withText('answer', value, { fraction: isRight ? '100' : '0' }, [
      withText('feedback', textAt(answer, 'response')),
      element('tolerance', tolerance),
    ])
  })
}

/** Answers to a statement that are words of its own are two to choose from. */
const kindOf = (page: Element): string | undefined => {
  const type = QUESTIONS[textAt(page, 'qtype')]
  const texts = all(page, 'answers/answer').map((answer) => htmlWords(textAt(answer, 'answer_text')))
  return type === 'truefalse' && !texts.every((text) => TRUE.test(text) || FALSE.test(text))
    ? 'multichoice'
    : type
}

/** The first two say what is told to the right and the wrong; the others are pairs. */
const pairsOf = (answers: readonly Element[]): Element[] =>
  answers
    .slice(2)
    .map((pair) =>
      withText('subquestion', textAt(pair, 'answer_text'), {}, [
        withText('answer', textAt(pair, 'response')),
      ]),
    )

/** A question of a lesson in the form of the export, which is read already. */
const asExported = (page: Element, type: string): Element => {
  const answers = all(page, 'answers/answer')
  const several = textAt(page, 'qoption') === '1'
  return element('question', '', { type }, [
    withText('name', textAt(page, 'title')),
    withText('questiontext', textAt(page, 'contents')),
    element('single', type === 'multichoice' && several ? 'false' : 'true'),
    ...(type === 'matching' ? pairsOf(answers) : answersOf(answers, type)),
  ])
}

const readQuestion = (page: Element): ReadQuestions => {
  const type = kindOf(page)
  return type === undefined
    ? leftOut(textAt(page, 'title'), 'question_kind')
    : readMoodleQuestion(asExported(page, type))
}

type ReadLesson = { lectures: PlannedLecture[]; left_out: LeftOut[] }

/**
 * Reads a lesson of a backup: its pages in the order they are gone through, and a quiz of the questions between them. Ways
 * that part are told.
 * @param page how a page with this content becomes a text
 */
export const readLesson = (
  lesson: Element,
  title: string,
  page: (page: Element, title: string) => ReadLesson,
): ReadLesson => {
  const read: ReadLesson = { lectures: [], left_out: [] }
  let asked: ReadQuestions[] = []
  const ask = () => {
    const { questions, left_out } = together(asked)
    read.lectures.push(...quizLectures(title, questions))
    read.left_out.push(...left_out)
    asked = []
  }
  const pages = inOrder(lesson)
  for (const one of pages) {
    const kind = textAt(one, 'qtype')
    if (STRUCTURE.has(kind)) continue
    if (kind !== CONTENT) {
      asked.push(readQuestion(one))
      continue
    }
    ask()
    const { lectures, left_out } = page(one, textAt(one, 'title') || title)
    read.lectures.push(...lectures)
    read.left_out.push(...left_out)
  }
  ask()
  const parts = pages
    .flatMap((one) => all(one, 'answers/answer'))
    .some((answer) => !USUAL_JUMPS.has(textAt(answer, 'jumpto') || '-1'))
  return parts ? { ...read, left_out: [...read.left_out, { what: short(title), reason: 'branching' }] } : read
}
