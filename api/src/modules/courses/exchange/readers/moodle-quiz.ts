import { all, deep, first, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { htmlWords } from '../html-words.ts'
import { LIMITS } from '../limits.ts'
import type { LeftOut, PlannedLecture, ReadQuestions } from '../plan.types.ts'
import { quizLectures, short, together, wholePoints, worth, type QuizTerms } from '../quizzes.ts'
import { entryKey, type Pool, type QuestionBank } from './moodle-bank.ts'
import { written } from './moodle-element.ts'
import { poolIn } from './moodle-pool.ts'

/** A place of a quiz: what may be asked there, and how many points that is worth. */
type Place = { pool: Pool | undefined; reads: ReadQuestions[]; mark: number | undefined }

const numberAt = (element: Element | undefined, path: string): number | undefined => {
  const text = written(textAt(element, path))
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** Which questions a place names: each version of Moodle has its own word for it. */
const idsIn = (instance: Element): string[] => [
  ...['questionid', 'question'].flatMap((name) => deep(instance, name).map(({ text }) => text.trim())),
  ...deep(instance, 'questionbankentryid').map(({ text }) => entryKey(text.trim())),
]

/** What a place draws from, as each version of Moodle says it; undefined where it asks one question. */
const poolOf = (instance: Element, bank: QuestionBank): Pool | undefined => {
  const category = written(textAt(instance, 'questioncategoryid'))
  if (category !== '' && category !== '0') {
    const below = textAt(instance, 'includingsubcategories') === '1'
    return { category, below, narrowed: deep(first(instance, 'tags'), 'tagname').length > 0 }
  }
  const [condition] = deep(instance, 'filtercondition')
  if (condition) return poolIn(condition.text)
  return idsIn(instance)
    .map((id) => bank.drawn.get(id))
    .find((pool) => pool !== undefined)
}

/** Instances stand in the order they were made in; each names its place, or the quiz has a list of all. */
const inOrder = (quiz: Element): Element[] => {
  const order = textAt(quiz, 'questions').split(',')
  const placeOf = (instance: Element): number =>
    numberAt(instance, 'slot') ?? order.indexOf(idsIn(instance)[0] ?? '')
  return deep(quiz, 'question_instance').toSorted((one, other) => placeOf(one) - placeOf(other))
}

const placesOf = (quiz: Element, bank: QuestionBank): Place[] =>
  inOrder(quiz).map((instance) => {
    const pool = poolOf(instance, bank)
    const reads = pool
      ? bank.questionsIn(pool)
      : idsIn(instance).flatMap((id) => bank.questions.get(id) ?? [])
    for (const read of reads) bank.asked.add(read)
    return { pool, reads, mark: numberAt(instance, 'maxmark') ?? numberAt(instance, 'grade') }
  })

/** Every question of the places once, with the points of the first place that may ask it. */
const askedAt = (places: readonly Place[]): { reads: ReadQuestions[]; isExact: boolean } => {
  const asking = places.filter(({ reads }) => reads.some(({ questions }) => questions.length > 0))
  const marks = asking.flatMap(({ mark }) => mark ?? [])
  const { points, isExact } = wholePoints(marks)
  const asked = new Map<ReadQuestions, ReadQuestions>()
  // Places without a word on points leave them to the questions.
  const isSaid = marks.length === asking.length
  for (const place of places) {
    const at = asking.indexOf(place)
    for (const read of place.reads)
      if (!asked.has(read)) asked.set(read, isSaid && at >= 0 ? worth(read, points[at] ?? 1) : read)
  }
  return { reads: [...asked.values()], isExact: isExact || !isSaid }
}

/** How many of its questions a quiz asks, and whether that is all there is to say. */
const drawOf = (
  places: readonly Place[],
  count: number,
): { terms: Pick<QuizTerms, 'draw_count'>; isKept: boolean } => {
  const draws = places.flatMap(({ pool }) => pool ?? [])
  if (draws.length === 0) return { terms: {}, isKept: true }
  const isNarrowed = draws.some(({ narrowed }) => narrowed)
  const hasNone = places.some(({ pool, reads }) => pool && reads.length === 0)
  const asked = places.filter(({ reads }) => reads.length > 0).length
  if (asked >= count) return { terms: {}, isKept: !isNarrowed && !hasNone }
  const pools = new Set(draws.map(({ category, below }) => `${category} ${below}`))
  const isOne = pools.size === 1 && draws.length === places.length
  return {
    terms: { draw_count: Math.max(1, asked) },
    isKept: isOne && !isNarrowed && !hasNone && count <= LIMITS.questionsInQuiz,
  }
}

const isOn = (text: string): boolean => text === '1'

/** What a quiz says of its attempts; what it does not say is as usual. */
const termsOf = (quiz: Element, grades: Element | undefined): QuizTerms => {
  const attempts = numberAt(quiz, 'attempts_number') ?? 0
  const pause = Math.round((numberAt(quiz, 'delay1') ?? 0) / 60)
  const answers = textAt(quiz, 'shuffleanswers')
  const shuffles = [quiz, ...all(quiz, 'sections/section')].map((one) => textAt(one, 'shufflequestions'))
  const grade = deep(grades, 'grade_item')[0]
  const share = (numberAt(grade, 'gradepass') ?? 0) / (numberAt(grade, 'grademax') || 1)
  return {
    max_attempts: attempts > 0 ? Math.min(100, attempts) : null,
    pause_minutes: Math.max(0, Math.min(43_200, pause)),
    shuffle_questions: shuffles.some(isOn),
    ...(answers !== '' && { shuffle_options: isOn(answers) }),
    ...(share > 0 && share <= 1 && { share }),
  }
}

/** What is said in the end about how many points somebody has. */
const verdictsOf = (quiz: Element, title: string): LeftOut[] => {
  const said = deep(quiz, 'feedbacktext')
    .map(({ text }) => htmlWords(written(text)))
    .filter(Boolean)
  return said.length === 0 ? [] : [{ what: short(`${title}: ${said.join(' / ')}`), reason: 'scoring' }]
}

type ReadQuiz = { lectures: PlannedLecture[]; left_out: LeftOut[] } & Pick<ReadQuestions, 'pictures'>

/**
 * Reads a quiz of a backup: its questions once each, how many of them are drawn, their points, and what it says of
 * attempts. What of that there is not here is told.
 * @param grades what is to be reached, which lies beside the quiz
 */
export const readMoodleQuiz = (
  quiz: Element,
  title: string,
  { bank, grades }: { bank: QuestionBank; grades: Element | undefined },
): ReadQuiz => {
  const places = placesOf(quiz, bank)
  const { reads, isExact } = askedAt(places)
  const { questions, left_out, pictures } = together(reads)
  const draw = drawOf(places, questions.length)
  const what = short(title)
  if (questions.length === 0)
    return { lectures: [], left_out: left_out.length > 0 ? left_out : [{ what, reason: 'empty' }] }
  return {
    lectures: quizLectures(title, questions, { ...termsOf(quiz, grades), ...draw.terms }),
    left_out: [
      ...left_out,
      ...(draw.isKept ? [] : [{ what, reason: 'draw' as const }]),
      ...(isExact ? [] : [{ what, reason: 'scoring' as const }]),
      ...verdictsOf(quiz, title),
    ],
    ...(pictures && { pictures }),
  }
}
