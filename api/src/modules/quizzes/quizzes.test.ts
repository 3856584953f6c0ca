import type { QuizAttempt, QuizContent, QuizStanding } from '@kursportal/shared/contract'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'

const quiz: QuizContent = {
  required_correct: 2,
  max_attempts: 3,
  pause_minutes: 30,
  shuffle_questions: false,
  shuffle_options: true,
  questions: [
    {
      type: 'single_choice',
      question: 'Womit atmest du?',
      explanation: 'GEHEIM: das Zwerchfell',
      options: [
        { text: 'Zwerchfell', correct: true },
        { text: 'Knie', correct: false },
      ],
    },
    { type: 'true_false', question: 'Sitzen ist gut.', explanation: 'GEHEIM: nein', correct: false },
    {
      type: 'order',
      question: 'Bringe in Ordnung',
      explanation: '',
      items: [{ text: 'eins' }, { text: 'zwei' }, { text: 'drei' }],
    },
  ],
}

const attemptOf = (answer: TestAnswer): QuizAttempt => {
  if (answer.status !== 200) throw new Error(`expected an attempt, got ${answer.status} ${answer.text}`)
  return answer.body as QuizAttempt
}
const standingOf = (answer: TestAnswer): QuizStanding => (answer.body as { standing: QuizStanding }).standing

describe('quizzes', () => {
  let platform: TestPlatform
  let anna: TestClient
  let eva: TestClient
  let video_id: string
  let course_id: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  beforeEach(async () => {
    await platform.reset()
    course_id = await platform.run(async (context) => {
      const creator = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const learner = await addPerson(context, { email: 'anna@beispiel.de' })
      await addPerson(context, { email: 'bert@beispiel.de' })
      const draft = await addCourse(
        context,
        {
          fields: { title: 'Atmen' },
          chapters: [
            {
              title: 'Eins',
              description: '',
              lectures: [{ type: 'quiz', title: 'Quiz', description: '', minutes: 3, quiz }],
            },
          ],
        },
        { owner_id: creator },
      )
      const live = await publishCourse(context, draft)
      await addAccess(context, {
        owner_id: creator,
        name: 'Zugang',
        course_ids: [draft],
        user_ids: [learner],
      })
      return live
    })
    anna = await platform.as('anna@beispiel.de')
    eva = await platform.as('eva@beispiel.de')
    const [chapter] = itemsOf(await anna.get('/chapters-videos', { 'course-id': course_id }))
    video_id = (chapter as { videos: { id: string }[] }).videos[0]?.id ?? ''
  })

  const start = async (client = anna) => attemptOf(await client.post('/quiz/attempt', { video_id }))
  const read = async (id: string) => attemptOf(await anna.get('/quiz/attempt', { 'attempt-id': id }))
  const answer = (id: string, question_id: string, given: string[], client = anna) =>
    client.patch('/quiz/attempt', { question_id, answer: given }, { 'attempt-id': id })
  const submit = (id: string, client = anna) =>
    client.post('/quiz/attempt/submit', undefined, { 'attempt-id': id })
  const idOfChoice = (attempt: QuizAttempt, at: number, text: string): string =>
    attempt.questions[at]?.choices.find((choice) => choice.text === text)?.id ?? ''
  const fill = async (attempt: QuizAttempt, options: { right: boolean }) => {
    const [first, second, third] = attempt.questions.map((question) => question.id)
    const ids = ['eins', 'zwei', 'drei'].map((text) => idOfChoice(attempt, 2, text))
    await answer(attempt.id, first ?? '', [idOfChoice(attempt, 0, options.right ? 'Zwerchfell' : 'Knie')])
    await answer(attempt.id, second ?? '', [String(!options.right)])
    await answer(attempt.id, third ?? '', options.right ? ids : ids.toReversed())
  }

  it('is closed to whoever is not logged in, has no access, or asks for another lecture', async () => {
    const bert = await platform.as('bert@beispiel.de')
    const attempt = await start()
    for (const [client, code] of [
      [platform.client, '401 not_logged_in'],
      [bert, '404 not_found'],
    ] as const) {
      expect(codeOf(await client.get('/quiz/attempts', { 'video-id': video_id }))).toBe(code)
      expect(codeOf(await client.post('/quiz/attempt', { video_id }))).toBe(code)
      expect(codeOf(await client.get('/quiz/attempt', { 'attempt-id': attempt.id }))).toBe(code)
      expect(codeOf(await answer(attempt.id, attempt.questions[0]?.id ?? '', [], client))).toBe(code)
      expect(codeOf(await submit(attempt.id, client))).toBe(code)
    }
    expect(codeOf(await anna.post('/quiz/attempt', { video_id: UNKNOWN }))).toBe('404 not_found')
    expect(codeOf(await answer(attempt.id, UNKNOWN, []))).toBe('404 not_found')
  })

  it('goes on with the attempt that runs, on any device, and keeps every answer as it is given', async () => {
    const attempt = await start()
    const chosen = idOfChoice(attempt, 0, 'Knie')
    expect((await answer(attempt.id, attempt.questions[0]?.id ?? '', [chosen])).status).toBe(204)
    await anna.patch(
      '/quiz/attempt',
      { question_id: attempt.questions[0]?.id, marked: true },
      { 'attempt-id': attempt.id },
    )
    const again = attemptOf(await (await platform.as('anna@beispiel.de')).post('/quiz/attempt', { video_id }))
    expect(again.id).toBe(attempt.id)
    expect(again.questions[0]).toMatchObject({ answer: [chosen], marked: true })
    expect(standingOf(await anna.get('/quiz/attempts', { 'video-id': video_id }))).toMatchObject({
      running_id: attempt.id,
      passed: false,
    })
  })

  it('begins one attempt when two are begun at once', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(one.id).toBe(other.id)
  })

  it('never tells what is right before it is handed in', async () => {
    const started = await anna.post('/quiz/attempt', { video_id })
    const attempt = attemptOf(started)
    await fill(attempt, { right: true })
    const texts = [
      started.text,
      (await anna.get('/quiz/attempt', { 'attempt-id': attempt.id })).text,
      (await anna.get('/quiz/attempts', { 'video-id': video_id })).text,
      (await anna.get('/video/quiz', { 'video-id': video_id })).text,
      (await anna.get('/video', { 'video-id': video_id })).text,
    ]
    for (const text of texts) expect(text).not.toMatch(/GEHEIM|"correct":(true|false)|"right"/)
    const order = attempt.questions[2]?.choices.map((choice) => choice.text)
    expect(order).not.toEqual(['eins', 'zwei', 'drei'])
  })

  it('refuses to be handed in with open questions, and names them', async () => {
    const attempt = await start()
    await answer(attempt.id, attempt.questions[1]?.id ?? '', ['true'])
    const refused = await submit(attempt.id)
    expect(codeOf(refused)).toBe('409 answers_missing')
    expect((refused.body as { details: unknown }).details).toEqual([1, 3])
  })

  it('passes, makes the lecture done and finishes the course; handing in again changes nothing', async () => {
    const attempt = await start()
    await fill(attempt, { right: true })
    const result = attemptOf(await submit(attempt.id))
    expect(result).toMatchObject({ correct: 3, passed: true })
    expect(result.questions[0]?.result).toMatchObject({
      correct: true,
      explanation: 'GEHEIM: das Zwerchfell',
    })
    expect(attemptOf(await submit(attempt.id))).toEqual(result)
    expect(codeOf(await answer(attempt.id, attempt.questions[1]?.id ?? '', ['true']))).toBe(
      '409 attempt_closed',
    )
    expect((await anna.get('/course', { 'course-id': course_id })).body).toMatchObject({ state: 'finished' })
  })

  it('keeps the pause and the number of attempts, and says until when', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const attempt = await start()
      expect(attempt.number).toBe(round)
      await fill(attempt, { right: false })
      expect(attemptOf(await submit(attempt.id))).toMatchObject({ correct: 0, passed: false })
      if (round < 3)
        expect(codeOf(await anna.post('/quiz/attempt', { video_id }))).toBe('425 attempt_too_early')
      platform.clock.advance(31 * 60)
    }
    expect(codeOf(await anna.post('/quiz/attempt', { video_id }))).toBe('409 no_attempts_left')
    const list = await anna.get('/quiz/attempts', { 'video-id': video_id })
    expect(itemsOf(list).map((attempt) => attempt['number'])).toEqual([3, 2, 1])
    expect(standingOf(list)).toMatchObject({ attempts_left: 0, running_id: null })
  })

  it('refuses answers that belong to another question', async () => {
    const attempt = await start()
    expect(codeOf(await answer(attempt.id, attempt.questions[0]?.id ?? '', ['true']))).toBe(
      '422 answer_does_not_fit',
    )
  })

  it('keeps an attempt as it was when the quiz is edited and published again', async () => {
    const attempt = await start()
    await fill(attempt, { right: true })
    const [draft] = itemsOf(await eva.get('/courses/dev'))
    const [chapter] = itemsOf(await eva.get('/chapters-videos/dev', { 'course-id': String(draft?.['id']) }))
    const draftVideo = (chapter as { videos: { id: string }[] }).videos[0]?.id ?? ''
    const changed = {
      ...quiz,
      required_correct: 1,
      questions: [
        {
          type: 'true_false' as const,
          question: 'Ganz anders',
          explanation: '',
          correct: true,
        },
      ],
    }
    await eva.put('/video/quiz', { quiz: changed }, { 'video-id': draftVideo })
    await eva.put('/course/live', undefined, { 'course-id': String(draft?.['id']) })
    expect((await read(attempt.id)).questions).toHaveLength(3)
    expect(attemptOf(await submit(attempt.id))).toMatchObject({ correct: 3, passed: true })
  })
})
