import { participantCalls, type CourseParticipant } from '@kursportal/shared/contract'
import { newId } from '../../../platform/ids.ts'
import { addLearning } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCoursesWorld } from '../courses.fixtures.ts'

describe('who takes a course', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient
  let draft: string
  let live: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    const world = await openCoursesWorld(platform)
    ;({ eva, other } = world)
    ;({ course: draft } = await world.wholeCourse())
    await world.goLive(draft)
    const { id } = await platform.context.db
      .selectFrom('courses')
      .select('id')
      .where('dev_id', '=', draft)
      .executeTakeFirstOrThrow()
    live = id
  })

  const begin = (last_name: string, share: number, begun_days_ago: number): Promise<string> =>
    platform.run(async (context) => {
      const email = `${newId()}@beispiel.de`
      const user_id = await addPerson(context, { email, first_name: 'Lore', last_name })
      await addLearning(context, { user_id, course_id: live, share, begun_days_ago, took_days: 3 })
      return user_id
    })
  const list = async (query: Record<string, string | number | boolean> = {}) => {
    const { body } = await eva.get('/course/participants', { 'course-id': draft, ...query })
    return participantCalls.listParticipants.answer.parse(body)
  }
  const names = (items: readonly CourseParticipant[]) => items.map(({ name }) => name)

  it('says name and standing, and nothing else of a person', async () => {
    const id = await begin('Lindner', 2 / 3, 20)
    const { items, total } = await list()
    expect(total).toBe(1)
    expect(items[0]).toEqual({
      user_id: id,
      name: 'Lore Lindner',
      state: 'running',
      started_at: expect.any(String),
      finished_at: null,
      lectures_done: 2,
      lectures_total: 3,
      active_at: expect.any(String),
    })
    expect(Date.parse(items[0]?.active_at ?? '')).toBeGreaterThan(Date.parse(items[0]?.started_at ?? ''))
  })

  it('finds nobody by the address or the town, which it does not tell', async () => {
    const email = 'lene@vogelsberg.example'
    await platform.run(async (context) => {
      const user_id = await addPerson(context, { email, first_name: 'Lene', last_name: 'Ölz', city: 'Fulda' })
      await addLearning(context, { user_id, course_id: live, share: 1, begun_days_ago: 5, took_days: 3 })
    })
    expect(names((await list({ search: 'lene olz' })).items)).toEqual(['Lene Ölz'])
    for (const search of ['vogelsberg', 'lene@', 'fulda', 'lene fulda'])
      expect(await list({ search })).toEqual({ items: [], total: 0 })
  })

  it('searches, filters, sorts and pages', async () => {
    await begin('Zorn', 1, 30)
    await begin('Ähre', 0.4, 10)
    await begin('Müller', 1, 20)
    expect(names((await list()).items)).toEqual(['Lore Ähre', 'Lore Müller', 'Lore Zorn'])
    expect(names((await list({ sort: 'started_at', descending: true })).items)).toEqual([
      'Lore Ähre',
      'Lore Müller',
      'Lore Zorn',
    ])
    expect(names((await list({ search: 'mueller' })).items)).toEqual(['Lore Müller'])
    expect(await list({ state: 'finished', limit: 1, offset: 1 })).toMatchObject({
      items: [{ name: 'Lore Zorn', state: 'finished', lectures_done: 3 }],
      total: 2,
    })
    expect(await list({ limit: 2, offset: 4 })).toEqual({ items: [], total: 3 })
  })

  it('names somebody who does it again once, with the latest participation', async () => {
    const user_id = await begin('Lindner', 1, 400)
    await platform.context.db
      .insertInto('participations')
      .values({ id: newId(), user_id, course_id: live, number: 2 })
      .execute()
    expect(await list()).toMatchObject({
      items: [{ state: 'running', lectures_done: 0 }],
      total: 1,
    })
  })

  it('is empty before a course is published, and for nobody else', async () => {
    const path = '/course/participants'
    const { body } = await eva.post('/course', { title: 'Neu' })
    const fresh = (body as { id: string }).id
    expect((await eva.get(path, { 'course-id': fresh })).body).toEqual({ items: [], total: 0 })
    expect(codeOf(await platform.client.get(path, { 'course-id': draft }))).toBe('401 not_logged_in')
    expect(codeOf(await other.get(path, { 'course-id': draft }))).toBe('404 not_found')
    expect((await eva.get(path, { 'course-id': draft, sort: 'email' })).status).toBe(422)
  })
})
