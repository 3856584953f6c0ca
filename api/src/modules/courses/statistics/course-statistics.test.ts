import type { CourseStatistics, QuestionStatistic } from '@kursportal/shared/contract'
import { newId } from '../../../platform/ids.ts'
import { addCourse, publishCourse } from '../../../seed/scenarios/courses.ts'
import { chapter, quiz, text } from '../../../seed/scenarios/lectures.ts'
import { addLearning } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { p } from '../../../seed/scenarios/rich-text.ts'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

/** Begun in March and in June of 2026, how far each came. */
const MARCH = '2026-03-10T10:00:00Z'
const JUNE = '2026-06-10T10:00:00Z'
const NOW = '2026-11-10T10:00:00Z'

describe('statistics of a course', () => {
  let platform: TestPlatform
  let eva: TestClient
  let draft: string
  let live: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const begin = async (started: string, ...shares: number[]): Promise<void> =>
    platform.run(async (context) => {
      for (const share of shares) {
        const user_id = await addPerson(context, { email: `${newId()}@beispiel.de` })
        const begun_days_ago = (Date.parse(NOW) - Date.parse(started)) / 86_400_000
        await addLearning(context, { user_id, course_id: live, share, begun_days_ago, took_days: 10 })
      }
    })
  const read = async (query: Record<string, string> = {}): Promise<CourseStatistics> =>
    (await eva.get('/course/statistics', { 'course-id': draft, ...query })).body as CourseStatistics
  const reached = ({ lectures }: CourseStatistics) => lectures.map((one) => one.reached)

  beforeEach(async () => {
    await platform.reset()
    platform.clock.set(NOW)
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      const page = (title: string) => text(title, p(title))
      const asked = quiz('Quiz', '', 1, {
        type: 'single_choice',
        question: 'Sitzt du?',
        explanation: '',
        options: [
          { text: 'Ja', correct: true },
          { text: 'Nein', correct: false },
        ],
      })
      draft = await addCourse(
        context,
        {
          fields: { title: 'Rücken', unlock_mode: 'all' },
          chapters: [chapter('Eins', '', page('A'), page('B')), chapter('Zwei', '', page('C'), asked)],
        },
        { owner_id },
      )
      live = await publishCourse(context, draft)
    })
    eva = await platform.as('eva@beispiel.de')
  })
  afterEach(() => platform.clock.set(new Date()))

  it('says nothing of four people', async () => {
    await begin(MARCH, 1, 1, 0.5, 0.5)
    expect(await read()).toEqual({ sections: [], chosen: null, started: null, finished: null, lectures: [] })
    expect((await eva.get('/course/statistics/questions', { 'course-id': draft })).body).toEqual({
      questions: [],
    })
  })

  it('counts who began, finished, reached and stopped', async () => {
    await begin(MARCH, 1, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.25)
    const said = await read()
    expect(said).toMatchObject({
      sections: [{ from: '2026-03', until: '2026-03' }],
      chosen: { from: '2026-03', until: '2026-03' },
      started: 12,
      finished: 6,
    })
    expect(said.lectures.map(({ title, chapter_title }) => `${chapter_title} ${title}`)).toEqual([
      'Eins A',
      'Eins B',
      'Zwei C',
      'Zwei Quiz',
    ])
    expect(reached(said)).toEqual([12, 11, 6, 6])
    // One stopped at A, which is not told.
    expect(said.lectures.map(({ stopped }) => stopped)).toEqual([null, 5, null, null])
    expect(said.lectures[0]).toMatchObject({ film_seconds: null, watched_share: null })
  })

  it('does not take who was here lately, or pauses, for somebody who stopped', async () => {
    await begin(MARCH, 0.5, 0.5, 0.5, 0.5, 0.5)
    const stopped = async () => (await read()).lectures[1]?.stopped
    expect(await stopped()).toBe(5)
    const { id } = await platform.context.db
      .selectFrom('participations')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await platform.context.db
      .insertInto('course_pauses')
      .values({ participation_id: id, from_day: '2026-11-01', until_day: '2026-11-10' })
      .execute()
    expect(await stopped()).toBeNull()
    platform.clock.set('2026-11-11T10:00:00Z')
    expect(await stopped()).toBe(5)
    platform.clock.set('2026-04-01T10:00:00Z')
    expect(await stopped()).toBeNull()
  })

  it('counts a chosen time in whole sections of five people', async () => {
    await begin(MARCH, 1, 1, 1, 1, 1, 1)
    await begin('2026-05-31T22:30:00Z', 0.5)
    await begin(JUNE, 0.5, 0.5, 0.5, 0.5)
    expect((await read()).sections).toEqual([
      { from: '2026-03', until: '2026-03' },
      // Half past midnight in Berlin: the first of June.
      { from: '2026-06', until: '2026-06' },
    ])
    const june = await read({ from: '2026-05', until: '2026-12' })
    expect(june).toMatchObject({
      chosen: { from: '2026-06', until: '2026-06' },
      started: 5,
      finished: null,
    })
    expect(reached(june)).toEqual([5, 5, null, null])
    expect(reached(await read({ until: '2026-03' }))).toEqual([6, 6, 6, 6])
  })

  it('keeps of a part of the time what taken from the whole would tell of two people', async () => {
    await begin(MARCH, 1, 1, 1, 1, 1)
    await begin(JUNE, 1, 1, 0.5, 0.5, 0.5)
    expect(reached(await read())).toEqual([10, 10, 7, 7])
    expect(reached(await read({ until: '2026-03' }))).toEqual([5, 5, null, null])
    expect((await read({ until: '2026-03' })).finished).toBeNull()
  })

  it('counts somebody who does it again once, with the latest participation', async () => {
    await begin(MARCH, 1, 1, 1, 1, 1)
    const { rows } = {
      rows: await platform.context.db.selectFrom('participations').select(['user_id']).execute(),
    }
    await platform.context.db
      .insertInto('participations')
      .values(
        rows.map(({ user_id }) => ({ id: newId(), user_id, course_id: live, number: 2, started_at: JUNE })),
      )
      .execute()
    const said = await read()
    expect(said).toMatchObject({ sections: [{ from: '2026-06' }], started: 5, finished: null })
    expect(reached(said)).toEqual([null, null, null, null])
  })

  it('says how hard questions are, by who began in the time', async () => {
    await begin(MARCH, 1, 1, 1, 1, 1)
    await begin(JUNE, 1, 1, 1, 1, 1)
    const { id: video_id } = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('course_id', '=', live)
      .where('type', '=', 'quiz')
      .executeTakeFirstOrThrow()
    const { quiz: content } = await platform.context.db
      .selectFrom('videos')
      .select('quiz')
      .where('id', '=', video_id)
      .executeTakeFirstOrThrow()
    const question = content?.questions[0]?.id ?? ''
    const people = await platform.context.db
      .selectFrom('participations')
      .select('id')
      .orderBy('started_at')
      .execute()
    await platform.context.db
      .insertInto('quiz_attempts')
      .values(
        people.map(({ id }, at) => ({
          id: newId(),
          participation_id: id,
          video_id,
          number: 1,
          snapshot: JSON.stringify({ required_correct: 1, questions: [] }),
          started_at: new Date(NOW),
          submitted_at: new Date(NOW),
          shares: JSON.stringify({ [question]: at < 6 ? 1 : 0.5 }),
        })),
      )
      .execute()
    const questions = async (query: Record<string, string> = {}) => {
      const { body } = await eva.get('/course/statistics/questions', { 'course-id': draft, ...query })
      return (body as { questions: QuestionStatistic[] }).questions
    }
    expect(await questions()).toEqual([
      {
        lecture_id: video_id,
        question_id: question,
        question: 'Sitzt du?',
        people: 10,
        right_share: 0.6,
      },
    ])
    expect(await questions({ from: '2026-06' })).toMatchObject([{ people: 5, right_share: 0.2 }])
  })

  it('is for who may edit the course, about a time that can be', async () => {
    const other = await platform.as('other@beispiel.de')
    const path = '/course/statistics'
    expect(codeOf(await platform.client.get(path, { 'course-id': draft }))).toBe('401 not_logged_in')
    expect(codeOf(await other.get(path, { 'course-id': draft }))).toBe('404 not_found')
    expect(codeOf(await eva.get(path, { 'course-id': live }))).toBe('404 not_found')
    expect((await eva.get(path, { 'course-id': draft, from: '2026-13' })).status).toBe(422)
    expect((await eva.get(path, { 'course-id': draft, from: '2026-05', until: '2026-04' })).status).toBe(422)
  })

  it('asks the database as often for a thousand people as for five', async () => {
    await begin(MARCH, 1, 1, 1, 1, 1)
    const few = await platform.queriesIn(() => read())
    await begin(JUNE, ...Array.from({ length: 30 }, () => 1))
    expect(await platform.queriesIn(() => read())).toBe(few)
  })
})
