import type { QuizAttempt } from '@kursportal/shared/contract'
import { publishCourse } from '../../../seed/scenarios/courses.ts'
import { addAccess } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { PLAYED } from './played-files.testing.ts'

type Question = QuizAttempt['questions'][number]

const CHOSEN = new Set(['single_choice', 'multiple_choice', 'image_choice', 'order'])

/** Words as the answer they are: ids where something is chosen. */
const answerOf = ({ type, choices }: Question, words: string[]): string[] =>
  CHOSEN.has(type) ? words.map((word) => choices.find(({ text }) => text === word)?.id ?? `? ${word}`) : words

describe('a quiz from a file', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  /** Takes a file as a course, publishes it, and gives it to somebody who learns. */
  const arrange = async (bytes: Buffer, name: string): Promise<{ anna: TestClient; lecture: string }> => {
    const [owner_id, learner] = await platform.run(async (context) => [
      await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true }),
      await addPerson(context, { email: 'anna@beispiel.de' }),
    ])
    const eva = await platform.as('eva@beispiel.de')
    const taken = await eva.inject({
      method: 'POST',
      url: '/api/import-file',
      query: { name },
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { course_id, left_out } = taken.body as { course_id: string; left_out: unknown[] }
    expect(left_out).toEqual([])
    await platform.run(async (context) => {
      await publishCourse(context, course_id)
      await addAccess(context, { owner_id, name: 'Zugang', course_ids: [course_id], user_ids: [learner] })
    })
    const { id } = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('dev_id', 'is not', null)
      .where('type', '=', 'quiz')
      .executeTakeFirstOrThrow()
    return { anna: await platform.as('anna@beispiel.de'), lecture: id }
  }

  const play = async (anna: TestClient, lecture: string, wordsOf: (at: number) => string[]) => {
    const begun = (await anna.post('/quiz/attempt', { video_id: lecture })).body as QuizAttempt
    const query = { 'attempt-id': begun.id }
    for (const [at, question] of begun.questions.entries()) {
      const given = answerOf(question, wordsOf(at))
      const said = await anna.patch('/quiz/attempt', { question_id: question.id, answer: given }, query)
      expect(`${question.question} ${codeOf(said)}`).toBe(`${question.question} 204`)
    }
    return (await anna.post('/quiz/attempt/submit', undefined, query)).body as QuizAttempt
  }

  it.each(PLAYED)(
    'of %s is played with the points it has there',
    async (_, bytes, name, played, required_correct) => {
      const { anna, lecture } = await arrange(bytes, name)
      const right = await play(anna, lecture, (at) => played[at]?.right ?? [])
      expect(right.questions.map(({ question, result }) => [question, result?.points])).toEqual(
        played.map(({ asked, points }) => [asked, points]),
      )
      const all = played.reduce((sum, { points }) => sum + points, 0)
      expect(right).toMatchObject({ passed: true, points: all, max_points: all, required_correct })
      const other = await play(anna, lecture, (at) => played[at]?.other ?? [])
      expect(other.questions.map(({ question, result }) => [question, result?.points])).toEqual(
        played.map(({ asked, otherPoints }) => [asked, otherPoints]),
      )
      expect(other.passed).toBe(false)
    },
  )
})
