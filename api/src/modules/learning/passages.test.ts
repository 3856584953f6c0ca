import { passageCalls } from '@kursportal/shared/contract'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { chapter, quiz, text, video } from '../../seed/scenarios/lectures.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const captions = (language: string, ...words: string[]) => ({
  language,
  label: language,
  vtt: `WEBVTT\n\n${words.map((one, at) => `00:0${at}:00.000 --> 00:0${at}:04.000\n${one}\n`).join('\n')}`,
})

describe('searching in a course', () => {
  let platform: TestPlatform
  let anna: TestClient
  let course: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    course = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const anna_id = await addPerson(context, { email: 'anna@beispiel.de' })
      const content = {
        fields: { title: 'Rücken', unlock_mode: 'in_order' as const },
        chapters: [
          chapter('Eins', '', text('Lesen', p('Dein Nacken ist müde.')), {
            ...video('Sehen', 'Der Nacken'),
            captions: [
              captions('en', 'Your neck', 'Lift your arms'),
              captions('de', 'Hallo', 'Heb die Arme', 'Der Nacken', 'Nacken', 'Nacken', 'Nacken'),
            ],
          }),
          chapter('Zwei', '', text('Später', p('Nacken zum Schluss')), quiz('Fragen', 'Nacken?', 1)),
        ],
      }
      const draft = await addCourse(context, content, { owner_id })
      await addAccess(context, { owner_id, name: 'Zugang', course_ids: [draft], user_ids: [anna_id] })
      return publishCourse(context, draft)
    })
    anna = await platform.as('anna@beispiel.de')
  })

  const find = async (search: string) =>
    passageCalls.listPassages.answer.parse(
      (await anna.get('/course/passages', { 'course-id': course, search })).body,
    )
  const lectures = async (): Promise<string[]> => {
    const { body } = await anna.get('/chapters-videos', { 'course-id': course })
    const { items } = body as { items: { videos: { id: string }[] }[] }
    return items.flatMap(({ videos }) => videos.map(({ id }) => id))
  }
  const read = async (video_id = '') => {
    await anna.get('/video', { 'video-id': video_id })
    await anna.post('/video/progress', { video_id, progress: 1 })
  }

  it('finds what is said and written in the open lectures, three places of each', async () => {
    const [first, second] = await lectures()
    await read(first)
    expect(await find('nacken')).toEqual({
      items: [
        { video_id: first, passages: [{ second: null, text: 'Dein Nacken ist müde.' }], passages_total: 1 },
        {
          video_id: second,
          passages: [120, 180, 240].map((at) => ({
            second: at,
            text: expect.stringContaining('Nacken') as string,
          })),
          passages_total: 4,
        },
      ],
      total: 2,
    })
    // German captions say it; the English ones are asked only where those do not.
    expect((await find('arme')).items).toMatchObject([
      { passages: [{ second: 60, text: 'Heb die Arme Der Nacken' }] },
    ])
    expect((await find('your neck')).items).toMatchObject([{ video_id: second, passages: [{ second: 0 }] }])
    expect(await find('Schulter')).toEqual({ items: [], total: 0 })
  })

  it('asks the database as often for two lectures as for one', async () => {
    const [first] = await lectures()
    await anna.get('/video', { 'video-id': first ?? '' })
    const asked = async (total: number) => {
      const queries = await platform.queriesIn(async () => {
        const answer = await anna.get('/course/passages', { 'course-id': course, search: 'nacken' })
        expect(answer.body).toMatchObject({ total })
      })
      return queries
    }
    await asked(1)
    const few = await asked(1)
    await read(first)
    await asked(2)
    expect(await asked(2)).toEqual(few)
  })

  it('shows nothing of what is locked, or of a course that has not begun', async () => {
    expect(await find('nacken')).toEqual({ items: [], total: 0 })
    const [first] = await lectures()
    await anna.get('/video', { 'video-id': first ?? '' })
    expect((await find('nacken')).items.map(({ video_id }) => video_id)).toEqual([first])
  })

  it('shows nothing while something stands before the lectures', async () => {
    const [first] = await lectures()
    await read(first)
    await platform.context.db
      .updateTable('courses')
      .set({ contraindications: JSON.stringify(['Frischer Bruch']) })
      .where('id', '=', course)
      .execute()
    const answer = await anna.get('/course/passages', { 'course-id': course, search: 'nacken' })
    expect(codeOf(answer)).toBe('403 start_not_confirmed')
  })

  it('needs a word, and a course that one takes', async () => {
    for (const search of ['', ' '])
      expect(codeOf(await anna.get('/course/passages', { 'course-id': course, search }))).toBe(
        '422 validation_failed',
      )
    const eva = await platform.as('eva@beispiel.de')
    for (const client of [eva, platform.client])
      expect(codeOf(await client.get('/course/passages', { 'course-id': course, search: 'x' }))).toBe(
        client === eva ? '404 not_found' : '401 not_logged_in',
      )
  })
})
