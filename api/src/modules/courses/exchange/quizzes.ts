import { quizQuestion, type QuizContent, type QuizQuestion } from '@kursportal/shared/contract'
import { emptyQuiz, flawsOfQuestion, surePoints } from '@kursportal/shared/domain'
import { formulaIn } from './html-words.ts'
import { LIMITS } from './limits.ts'
import {
  asStored,
  type LeftOut,
  type PlannedLecture,
  type ReadCourse,
  type ReadQuestions,
} from './plan.types.ts'

/** Share of the points a quiz takes that says nothing of its own. */
const USUAL_SHARE = 0.8
/** As many points as a quiz may ask for. */
const MOST_REQUIRED = 200

/** What a quiz says of itself, and the share of the points it takes; the usual one where it says nothing. */
export type QuizTerms = Partial<Omit<QuizContent, 'questions' | 'required_correct'>> & { share?: number }

/** Upwards to a whole number; what halves of numbers leave behind far behind the point does not count. */
const upwards = (number: number): number => Math.ceil(Number(number.toFixed(6)))

/** A quiz of questions that come from elsewhere; four of five points are enough. */
const importedQuiz = (
  questions: QuizQuestion[],
  { share = USUAL_SHARE, ...terms }: QuizTerms = {},
): QuizContent => {
  const quiz = { ...emptyQuiz, ...terms, questions }
  const required = upwards((surePoints(quiz) ?? 0) * share)
  return { ...quiz, required_correct: Math.max(1, Math.min(MOST_REQUIRED, required)) }
}

/** As many points as a question may be worth. */
const MOST_POINTS = 20

const divisor = (one: number, other: number): number => (other > 0 ? divisor(other, one % other) : one)

const isUsable = (mark: number): boolean => Number.isInteger(mark) && mark >= 1 && mark <= MOST_POINTS

/** Marks as numbers of the largest part of a point that all of them are made of: halves, thirds, at last hundredths. */
const inParts = (marks: readonly number[]): number[] => {
  for (let parts = 1; parts < 100; parts += 1)
    if (marks.every((mark) => Math.abs(mark - Math.round(mark * parts) / parts) < 0.0005))
      return marks.map((mark) => Math.round(mark * parts))
  return marks.map((mark) => Math.round(mark * 100))
}

/**
 * Points that are whole numbers and stand to each other as those of another program: halves become 1, and 0.5 beside 1.5
 * become 1 and 3. `isExact` is false where no numbers a question may be worth do; then each is worth 1.
 */
export const wholePoints = (marks: readonly number[]): { points: number[]; isExact: boolean } => {
  if (marks.every(isUsable)) return { points: [...marks], isExact: true }
  const parts = inParts(marks)
  const common = parts.reduce((one, other) => divisor(one, other), 0) || 1
  const points = parts.map((mark) => mark / common)
  return points.every(isUsable)
    ? { points, isExact: true }
    : { points: marks.map(() => 1), isExact: marks.length === 0 }
}

/** Whether each answer earns all the points or none. */
export const areWhole = (shares: readonly number[]): boolean =>
  shares.every((share) => share === 0 || share >= 100)

/** Whether all answers that earn something earn the same part, and together everything; wrong ones may take some away. */
export const areEven = (shares: readonly number[]): boolean => {
  const right = shares.filter((share) => share > 0)
  return right.every((share) => Math.abs(share * right.length - 100) < 1)
}

/** As many words as a question offers beside the right ones. */
const MOST_EXTRAS = 12

/** Words offered beside the right ones, each once; of more than there may be {@link checked} tells the rest. */
export const extraWords = (words: readonly string[]): string[] => [...new Set(words)].filter(Boolean)

/** A question with as many words beside the right ones as there may be, and the words that stay behind. */
const withFewExtras = (candidate: unknown): { question: unknown; rest: readonly unknown[] } => {
  if (typeof candidate !== 'object' || candidate === null) return { question: candidate, rest: [] }
  const { extras } = candidate as { extras?: unknown }
  if (!Array.isArray(extras)) return { question: candidate, rest: [] }
  const offered: readonly unknown[] = extras
  return {
    question: { ...candidate, extras: offered.slice(0, MOST_EXTRAS) },
    rest: offered.slice(MOST_EXTRAS),
  }
}

/** A question that is scored otherwise here than where it comes from, which is told. */
export const scoredOtherwise = (read: ReadQuestions, what: string): ReadQuestions =>
  read.questions.length === 0
    ? read
    : { ...read, left_out: [...read.left_out, ...leftOut(what, 'scoring').left_out] }

/** The same question worth other points. */
export const worth = (read: ReadQuestions, points: number): ReadQuestions => ({
  ...read,
  questions: read.questions.map((question) => {
    if (question.type === 'scale') return question
    const { points: _, ...rest } = question
    return points === 1 ? rest : { ...rest, points }
  }),
})

/** Shortened to what a title or a reason may be long. */
export const short = (text: string, most = 120): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** Letters an explanation may have. */
const LONGEST_EXPLANATION = 4000

/** What explains a question: the words for everybody, then what is said of single answers, as far as there is room. */
export const explained = (general: string, ofAnswers: readonly string[]): string =>
  [general, ...ofAnswers].filter(Boolean).join('\n').slice(0, LONGEST_EXPLANATION)

/** What the platform calls the two answers to a statement. */
export const truthWord = (isTrue: boolean): string => (isTrue ? 'Richtig' : 'Falsch')

/** What is said of an answer; a star, or none, is every other one. */
export const said = (answer: string, feedback: string): string =>
  `${answer.replace(/^\*?$/, 'Alles andere')}: ${feedback}`

/** Letters an explanation of one answer may have. */
const LONGEST_OF_ANSWER = 1000

/** What is said of one answer, where something is. */
export const ofAnswer = (explanation: string): { explanation?: string } =>
  explanation ? { explanation: explanation.slice(0, LONGEST_OF_ANSWER) } : {}

/**
 * A question that is explained to everybody by what is said of single answers as well, where its answers have no place
 * for that: all but those to choose from.
 */
export const withExplanation = (candidate: unknown, explanation: string): unknown =>
  typeof candidate === 'object' && candidate !== null && !('options' in candidate)
    ? { ...candidate, explanation }
    : candidate

/** Hints as the contract wants them: what is blank goes, and what is too much stays behind. */
export const hintsOf = (hints: readonly string[]): { hints?: string[] } => {
  const written = hints.map((hint) => hint.trim().slice(0, 500)).filter(Boolean)
  return written.length > 0 ? { hints: written.slice(0, 5) } : {}
}

/** A question that is asked, and that a formula in it cannot be drawn. */
const taken = (question: QuizQuestion, what: string): ReadQuestions => {
  const isDrawn = formulaIn(JSON.stringify(question).replaceAll('\\\\', '\\')) !== undefined
  return { questions: [question], left_out: isDrawn ? leftOut(what, 'drawing').left_out : [] }
}

/**
 * A question as the contract wants it, or why it does not come: what cannot be asked as it is would keep a course from
 * being published.
 */
export const checked = (candidate: unknown, what: string): ReadQuestions => {
  const { question, rest } = withFewExtras(candidate)
  const parsed = quizQuestion.safeParse(question)
  if (!parsed.success || flawsOfQuestion(parsed.data).length > 0) return leftOut(what, 'question_broken')
  const read = taken(parsed.data, what)
  return rest.length === 0
    ? read
    : together([read, leftOut(`${what.replace(/\.$/, '')}: ${rest.join(', ')}`, 'too_much')])
}

const isPlannedQuestion = (value: unknown): value is QuizQuestion => {
  const parsed = quizQuestion.safeParse(asStored(value))
  return parsed.success && flawsOfQuestion(parsed.data).length === 0
}

/** The same for a question whose options are pictures that come along. */
export const checkedWithPictures = (
  candidate: unknown,
  pictures: Map<string, () => Uint8Array>,
  what: string,
): ReadQuestions =>
  isPlannedQuestion(candidate) ? { ...taken(candidate, what), pictures } : leftOut(what, 'question_broken')

/** One thing that stays behind. */
export const leftOut = (what: string, reason: LeftOut['reason']): ReadQuestions => ({
  questions: [],
  left_out: [{ what: short(what) || '?', reason }],
})

/** What was read here and there, together. */
export const together = (parts: readonly ReadQuestions[]): ReadQuestions => ({
  questions: parts.flatMap(({ questions }) => questions),
  left_out: parts.flatMap(({ left_out }) => left_out),
  pictures: new Map(parts.flatMap(({ pictures }) => [...(pictures ?? [])])),
})

/** Lectures of so many questions each as one quiz may have; of what is drawn each asks its share. */
export const quizLectures = (
  title: string,
  questions: readonly QuizQuestion[],
  terms: QuizTerms = {},
): PlannedLecture[] => {
  const lectures: PlannedLecture[] = []
  const drawnOf = (count: number): QuizTerms =>
    terms.draw_count && count < questions.length
      ? { draw_count: Math.max(1, Math.round((terms.draw_count * count) / questions.length)) }
      : {}
  for (let at = 0; at < questions.length; at += LIMITS.questionsInQuiz) {
    const part = questions.slice(at, at + LIMITS.questionsInQuiz)
    const name = at === 0 ? title : `${title} (${at / LIMITS.questionsInQuiz + 1})`
    lectures.push({
      type: 'quiz',
      title: short(name),
      quiz: importedQuiz(part, { ...terms, ...drawnOf(part.length) }),
    })
  }
  return lectures
}

/** All questions that a file brings, in its order. */
export const questionsOf = ({ chapters }: Pick<ReadCourse, 'chapters'>): QuizQuestion[] =>
  chapters.flatMap(({ lectures }) =>
    lectures.flatMap((lecture) => (lecture.type === 'quiz' ? lecture.quiz.questions : [])),
  )

/** A question, and how many points it is worth there; undefined where it does not say. */
export type Graded = { read: ReadQuestions; grade: number | undefined }

/** Questions of a quiz with points that stand to each other as they do there; where they cannot, that is told. */
export const withPoints = (name: string, graded: readonly Graded[]): ReadQuestions => {
  const asked = graded.filter(({ read }) => read.questions.length > 0)
  const { points, isExact } = wholePoints(asked.map(({ grade }) => grade ?? 1))
  const reads = graded.map((one) => {
    const at = asked.indexOf(one)
    return at === -1 ? one.read : worth(one.read, points[at] ?? 1)
  })
  return together(isExact ? reads : [...reads, leftOut(name, 'scoring')])
}
