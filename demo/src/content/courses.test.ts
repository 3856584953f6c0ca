import { newCourse, quizContent, richTextDocument, richTextImageAddress } from '@kursportal/shared/contract'
import type { QuizQuestion } from '@kursportal/shared/contract'
import { cuesOf, durationOf } from '../media/timeline.ts'
import { certificationGaps, isValidQuiz } from '@kursportal/shared/domain'
import { certificationOf, proofOf } from './certifications.ts'
import { demoCourse, demoCourses } from './courses.ts'
import type { DemoCourse, DemoLecture } from './content.types.ts'
import { ENGLISH, FORMAL, sentencesOf, TYPEWRITER } from './language.testing.ts'
import { isIllustrationKey } from '../media/illustrations.ts'
import { seededImages, withImageSources, withQuizPictures } from './pictures.ts'
import { demoVideos } from './videos.ts'

const IMAGE = '0198c1f0-0000-7000-8000-000000000001'

const lecturesOf = (course: DemoCourse): DemoLecture[] => course.chapters.flatMap(({ lectures }) => lectures)

const lectures = demoCourses.flatMap((course) =>
  lecturesOf(course).map((lecture) => ({ name: `${course.fields.title}: ${lecture.title}`, lecture })),
)
const isOf =
  <Type extends DemoLecture['type']>(type: Type) =>
  (entry: {
    name: string
    lecture: DemoLecture
  }): entry is {
    name: string
    lecture: Extract<DemoLecture, { type: Type }>
  } =>
    entry.lecture.type === type
const only = <Type extends DemoLecture['type']>(type: Type) => lectures.filter(isOf(type))
const questions = only('quiz').flatMap(({ lecture }) =>
  lecture.quiz.questions.map((question) => ({ name: question.question, question })),
)

/** Everything a question offers to choose from. */
const offered = (question: QuizQuestion): string[] => {
  if ('accepted' in question) return question.accepted
  if ('items' in question) return question.items.map(({ text }) => text)
  return 'options' in question ? question.options.map(({ text }) => text) : []
}

describe('demo courses', () => {
  it('are six with different keys and titles, one of them for minors only', () => {
    expect(new Set(demoCourses.map(({ key }) => key)).size).toBe(6)
    expect(new Set(demoCourses.map(({ fields }) => fields.title)).size).toBe(6)
    expect(demoCourses.filter(({ fields }) => fields.minors_only).map(({ key }) => key)).toEqual([
      'cool-bleiben',
    ])
    expect(demoCourse('schlaf').fields.title).toBe('Besser schlafen')
  })

  it.each(demoCourses.map((course) => [course.fields.title, course] as const))(
    '%s has everything its page shows',
    (_title, course) => {
      const { fields } = course
      expect(fields.outcomes.length).toBeGreaterThanOrEqual(3)
      expect(fields.outcomes.length).toBeLessThanOrEqual(5)
      expect(fields.description.length).toBeGreaterThan(200)
      expect(fields.price_cents % 100).toBe(0)
      expect(fields.units_offered).toBeGreaterThan(0)
      expect(fields.unit_minutes).toBeGreaterThan(0)
      expect(fields.instructor_qualification).not.toBe('')
      expect(new Set(lecturesOf(course).map(({ type }) => type))).toEqual(
        new Set(['video', 'richText', 'quiz']),
      )
    },
  )

  it('have one certified course that an inspection finds in order', () => {
    const today = '2026-11-29'
    const proof = proofOf('ruecken', today)
    const course = { ...newCourse, ...demoCourse('ruecken').fields, ...certificationOf('ruecken', today) }
    expect(certificationGaps(course, { today, proofs: proof ? [proof.valid_until] : [] })).toEqual([])
  })

  it('speaks to people as du, in German and with German quotation marks', () => {
    const faults = [FORMAL, ENGLISH, TYPEWRITER]
    for (const fault of faults)
      expect(sentencesOf(demoCourses).filter((sentence) => fault.test(sentence))).toEqual([])
  })
})

describe('rich-text lectures', () => {
  it.each(only('richText').map(({ name, lecture }) => [name, lecture] as const))(
    '%s is a valid document with headings, once its pictures are stored',
    (_name, { document, minutes }) => {
      expect(seededImages(document).filter((key) => !isIllustrationKey(key))).toEqual([])
      const stored = withImageSources(document, () => richTextImageAddress(IMAGE))
      expect(richTextDocument.safeParse(stored).error).toBeUndefined()
      expect(document.content.some(({ type }) => type === 'heading')).toBe(true)
      expect(JSON.stringify(document)).not.toMatch(/\*\*|\]\(/u)
      expect(minutes).toBeGreaterThan(0)
    },
  )
})

describe('quizzes', () => {
  it.each(only('quiz').map(({ name, lecture }) => [name, lecture.quiz] as const))(
    '%s can be passed and mixes kinds of questions',
    (_name, seeded) => {
      const quiz = withQuizPictures(seeded, (key) => (isIllustrationKey(key) ? IMAGE : undefined))
      expect(isValidQuiz(quiz)).toBe(true)
      expect(quizContent.safeParse(quiz).error).toBeUndefined()
      expect(quiz.questions.length).toBeGreaterThanOrEqual(4)
      expect(quiz.questions.length).toBeLessThanOrEqual(6)
      expect(quiz.required_correct).toBeLessThanOrEqual(quiz.questions.length)
      expect(new Set(quiz.questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(only('quiz').map(({ lecture }) => [lecture.description, lecture.quiz] as const))(
    'says the numbers that hold: %s',
    (description, quiz) => {
      const numbers = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs']
      const said = description.toLowerCase()
      expect(said).toContain(numbers[quiz.questions.length])
      expect(said).toContain(`${numbers[quiz.required_correct]} richtige genügen`)
    },
  )

  it.each(questions.map(({ name, question }) => [name, question] as const))(
    'can be answered: %s',
    (_name, question) => {
      const choices = offered(question).map((choice) => choice.toLowerCase())
      expect(new Set(choices).size).toBe(choices.length)
      const right = 'options' in question ? question.options.filter(({ correct }) => correct).length : 1
      expect(right).toBeGreaterThanOrEqual(1)
      expect(question.type === 'single_choice' ? right : 1).toBe(1)
      expect(question.explanation.length).toBeGreaterThan(15)
    },
  )
})

describe('videos', () => {
  it('are at most six films, each shown by some lecture, 20 to 60 seconds long', () => {
    expect(demoVideos.length).toBeLessThanOrEqual(6)
    const shown = new Set(only('video').map(({ lecture }) => lecture.script.key))
    expect(shown).toEqual(new Set(demoVideos.map(({ key }) => key)))
    for (const script of demoVideos) {
      expect(durationOf(script)).toBeGreaterThanOrEqual(20)
      expect(durationOf(script)).toBeLessThanOrEqual(60)
    }
  })

  it.each(demoVideos.map((script) => [script.title, script] as const))(
    '%s has captions in order of time, inside the film and readable',
    (_title, script) => {
      const cues = cuesOf(script)
      const bounds = cues.flatMap(({ start, end }) => [start, end])
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
      expect(bounds[0]).toBeGreaterThanOrEqual(0)
      expect(bounds.at(-1)).toBeLessThanOrEqual(durationOf(script))
      for (const { start, end, text } of cues) {
        expect(end - start).toBeGreaterThan(1)
        expect(text.length / (end - start)).toBeLessThan(25)
      }
    },
  )
})
