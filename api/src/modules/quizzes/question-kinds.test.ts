import type { QuizAttempt, QuizContent } from '@kursportal/shared/contract'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { quiz } from '../../seed/scenarios/lectures.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const questions: QuizContent['questions'] = [
  {
    type: 'gap_text',
    question: 'Lücken',
    explanation: 'GEHEIM',
    text: 'Wir atmen mit dem [GEHEIM-Zwerchfell] und der [GEHEIM-Nase].',
    offered: false,
    points: 2,
    partial_credit: true,
  },
  {
    type: 'match',
    question: 'Paare',
    explanation: 'GEHEIM',
    pairs: [
      { left: 'Ein', right: 'Nase' },
      { left: 'Aus', right: 'Mund' },
    ],
  },
  { type: 'number', question: 'Zahl', explanation: 'GEHEIM', value: 4711, tolerance: 1, unit: 'ml' },
  { type: 'scale', question: 'Skala', explanation: '', steps: 5, low: 'wenig', high: 'viel' },
]
const PEOPLE = ['anna', 'bert', 'cora', 'dirk', 'emma'].map((name) => `${name}@beispiel.de`)

describe('kinds of questions', () => {
  let platform: TestPlatform
  let eva: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const arrange = async (...quizzes: Partial<QuizContent>[]): Promise<string[]> => {
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      const user_ids: string[] = []
      for (const email of PEOPLE) user_ids.push(await addPerson(context, { email }))
      const lectures = quizzes.map((terms, at) => {
        const lecture = quiz(`Quiz ${at + 1}`, '', 1, ...(terms.questions ?? questions))
        return { ...lecture, quiz: { ...lecture.quiz, ...terms } }
      })
      const fields = { title: 'Atmen', unlock_mode: 'all' as const }
      const course = await addCourse(
        context,
        { fields, chapters: [{ title: 'Eins', description: '', lectures }] },
        { owner_id },
      )
      await publishCourse(context, course)
      await addAccess(context, { owner_id, name: 'Zugang', course_ids: [course], user_ids })
    })
    eva = await platform.as('eva@beispiel.de')
    const rows = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('dev_id', 'is not', null)
      .orderBy('position')
      .execute()
    return rows.map(({ id }) => id)
  }
  const draftOf = async (live: string): Promise<string> =>
    (
      await platform.context.db
        .selectFrom('videos')
        .select('dev_id')
        .where('id', '=', live)
        .executeTakeFirstOrThrow()
    ).dev_id ?? ''
  const start = async (client: TestClient, video_id: string): Promise<QuizAttempt> =>
    (await client.post('/quiz/attempt', { video_id })).body as QuizAttempt
  const answer = (client: TestClient, attempt: QuizAttempt, at: number, given: string[]) =>
    client.patch(
      '/quiz/attempt',
      { question_id: attempt.questions[at]?.id, answer: given },
      { 'attempt-id': attempt.id },
    )
  const submit = async (client: TestClient, attempt: QuizAttempt): Promise<QuizAttempt> =>
    (await client.post('/quiz/attempt/submit', undefined, { 'attempt-id': attempt.id })).body as QuizAttempt

  it('keeps what is right, gives points for parts, and never judges a scale', async () => {
    const [live = ''] = await arrange({ required_correct: 3 })
    const anna = await platform.as('anna@beispiel.de')
    const begun = await anna.post('/quiz/attempt', { video_id: live })
    expect(begun.text).not.toMatch(/GEHEIM|4711|tolerance|"correct":(true|false)/)
    const attempt = begun.body as QuizAttempt
    expect(attempt).toMatchObject({ max_points: 4, in_points: true, required_correct: 3 })
    expect(codeOf(await answer(anna, attempt, 0, ['geheim-zwerchfell', 'Mund']))).toBe('204')
    expect(codeOf(await answer(anna, attempt, 1, ['Nase', '']))).toBe('204')
    expect(codeOf(await answer(anna, attempt, 1, ['Nase', 'Knie']))).toBe('422 answer_does_not_fit')
    expect(codeOf(await answer(anna, attempt, 2, ['viel']))).toBe('422 answer_does_not_fit')
    await answer(anna, attempt, 2, ['4.712'])
    await answer(anna, attempt, 3, ['5'])
    const refused = await anna.post('/quiz/attempt/submit', undefined, { 'attempt-id': attempt.id })
    expect(refused.body).toMatchObject({ code: 'answers_missing', details: [2] })
    await answer(anna, attempt, 1, ['Nase', 'Mund'])
    const result = await submit(anna, attempt)
    expect(result).toMatchObject({ points: 3, correct: 2, passed: true })
    expect(result.questions.map((question) => [question.result?.correct, question.result?.points])).toEqual([
      [false, 1],
      [true, 1],
      [true, 1],
      [null, 0],
    ])
  })

  it('draws from all quizzes of the course, and keeps to what was drawn', async () => {
    const statements = (word: string) =>
      [1, 2, 3, 4].map((at) => ({
        type: 'true_false' as const,
        question: `${word} ${at}`,
        explanation: '',
        correct: true,
      }))
    const [other = '', final = ''] = await arrange(
      { questions: statements('Erstes') },
      { questions: statements('Letztes'), draw_count: 6, draw_from: 'course', required_correct: 6 },
    )
    const anna = await platform.as('anna@beispiel.de')
    const list = await anna.get('/quiz/attempts', { 'video-id': final })
    expect(list.body).toMatchObject({ standing: { question_count: 6, max_points: 6, required_correct: 6 } })
    const attempt = await start(anna, final)
    expect(attempt.questions).toHaveLength(6)
    expect(new Set(attempt.questions.map(({ question }) => question)).size).toBe(6)
    expect(attempt.questions.some(({ question }) => question.startsWith('Erstes'))).toBe(true)
    const again = await start(anna, final)
    expect(again.questions.map(({ id }) => id)).toEqual(attempt.questions.map(({ id }) => id))
    const bank = await eva.get('/quiz/bank', { 'video-id': await draftOf(final) })
    expect(bank.body).toMatchObject({ quizzes: [{ title: 'Quiz 1', questions: { length: 4 } }] })
    // Published without the first one: its questions are asked no more.
    const { db, clock } = platform.context
    await db.updateTable('videos').set({ retired_at: clock.now() }).where('id', '=', other).execute()
    const bert = await platform.as('bert@beispiel.de')
    const without = await start(bert, final)
    expect(without.questions.map(({ question }) => question.split(' ')[0])).toEqual(Array(4).fill('Letztes'))
    expect(without).toMatchObject({ required_correct: 4 })
  })

  it('says how hard a question is from five people on, by their first attempts', async () => {
    const [live = ''] = await arrange({})
    const difficulty = async () =>
      (await eva.get('/quiz/difficulty', { 'video-id': await draftOf(live) })).body as {
        questions: { people: number; right_share: number }[]
      }
    for (const [at, email] of PEOPLE.entries()) {
      expect((await difficulty()).questions).toEqual([])
      const client = await platform.as(email)
      for (const number of at === 0 ? ['1', '4711'] : ['4711']) {
        const attempt = await start(client, live)
        await answer(client, attempt, 0, ['x', 'y'])
        await answer(client, attempt, 1, ['Nase', 'Mund'])
        await answer(client, attempt, 2, [number])
        await answer(client, attempt, 3, ['1'])
        await submit(client, attempt)
      }
    }
    const { questions: said } = await difficulty()
    expect(said.map(({ people, right_share }) => `${people} ${right_share}`).toSorted()).toEqual([
      '5 0',
      '5 0.8',
      '5 1',
    ])
    const other = await platform.as('other@beispiel.de')
    expect(codeOf(await other.get('/quiz/difficulty', { 'video-id': await draftOf(live) }))).toBe(
      '404 not_found',
    )
    expect(codeOf(await other.get('/quiz/bank', { 'video-id': await draftOf(live) }))).toBe('404 not_found')
  })
})
