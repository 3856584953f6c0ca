import type { QuizAttempt, QuizContent } from '@kursportal/shared/contract'
import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'

const HEART = 'Du hattest einen Herzinfarkt.'
const HIP = 'Deine Hüfte wurde operiert.'

const quiz: QuizContent = {
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: false,
  questions: [
    { type: 'true_false', question: 'Ruhe tut gut.', explanation: '', correct: true },
    { type: 'true_false', question: 'Sitzen ist gut.', explanation: '', correct: false },
  ],
}

/** A contraindication that is added while somebody is in the middle of a quiz. */
describe('a running attempt, after a contraindication was added', () => {
  let platform: TestPlatform
  let anna: TestClient
  let eva: TestClient
  let draft: string
  let live: string
  let attempt: QuizAttempt
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const learner = await addPerson(context, { email: 'anna@beispiel.de' })
      const lecture = { type: 'quiz' as const, title: 'Quiz', description: '', minutes: 3, quiz }
      const fields = { title: 'Atmen', contraindications: [HEART] }
      const chapters = [{ title: 'Eins', description: '', lectures: [lecture] }]
      draft = await addCourse(context, { fields, chapters }, { owner_id })
      live = await publishCourse(context, draft)
      await addAccess(context, { owner_id, name: 'Zugang', course_ids: [draft], user_ids: [learner] })
    })
    anna = await platform.as('anna@beispiel.de')
    eva = await platform.as('eva@beispiel.de')
    await confirmStart()
    const { id: video_id } = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('course_id', '=', live)
      .executeTakeFirstOrThrow()
    attempt = (await anna.post('/quiz/attempt', { video_id })).body as QuizAttempt
    await answer(0, 'true')
    await eva.patch('/course', { contraindications: [HEART, HIP] }, { 'course-id': draft })
    await eva.put('/course/live', undefined, { 'course-id': draft })
  })

  const confirmStart = async (): Promise<void> => {
    const { body } = await anna.get('/course-start', { 'course-id': live })
    const { contraindications } = body as { contraindications: { version: string } }
    const { version } = contraindications
    await anna.post('/course-start', { course_id: live, contraindications: { version } })
  }
  const answer = (index: number, given: string) =>
    anna.patch(
      '/quiz/attempt',
      { question_id: attempt.questions[index]?.id, answer: [given] },
      { 'attempt-id': attempt.id },
    )
  const submit = () => anna.post('/quiz/attempt/submit', undefined, { 'attempt-id': attempt.id })

  it('waits until it is confirmed, with the answers kept, and goes on then', async () => {
    const refused = await answer(1, 'false')
    expect(codeOf(refused)).toBe('403 start_not_confirmed')
    expect(refused.body).toMatchObject({ details: { course_id: live, open: ['contraindications'] } })
    expect(codeOf(await submit())).toBe('403 start_not_confirmed')
    await confirmStart()
    const kept = (await anna.get('/quiz/attempt', { 'attempt-id': attempt.id })).body as QuizAttempt
    expect(kept.questions.map((question) => question.answer)).toEqual([['true'], []])
    expect(codeOf(await answer(1, 'false'))).toBe('204')
    expect((await submit()).body).toMatchObject({ passed: true, correct: 2 })
  })

  it('asks nothing of one that was handed in', async () => {
    await confirmStart()
    await answer(1, 'false')
    await submit()
    await eva.patch('/course', { contraindications: [HEART, HIP, 'Neu'] }, { 'course-id': draft })
    await eva.put('/course/live', undefined, { 'course-id': draft })
    expect(codeOf(await submit())).toBe('200')
  })
})
