import { presenceCalls } from '@kursportal/shared/contract'
import { newId } from '../../../platform/ids.ts'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCoursesWorld, type CoursesWorld } from '../courses.fixtures.ts'

describe('who works at a course right now', () => {
  let platform: TestPlatform
  let world: CoursesWorld
  let ids: Awaited<ReturnType<CoursesWorld['wholeCourse']>>
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    ids = await world.wholeCourse()
  })
  const put = (client: TestClient, seat: string, part_id: string) =>
    client.put('/course/editing', { seat, part_id }, { 'course-id': ids.course })
  const others = async (client: TestClient, seat: string, part: string) =>
    presenceCalls.noteEditing.answer.parse((await put(client, seat, part)).body).others

  it('is told of the others, each with the part they have open, and never of oneself', async () => {
    expect(await others(world.eva, newId(), ids.a)).toEqual([])
    expect(await others(world.eva, newId(), ids.b)).toEqual([])
    const seen = await others(world.admin, newId(), ids.a)
    expect(seen.map(({ user, part_id }) => [user.name, part_id])).toEqual([
      ['Erika Kurs', ids.a],
      ['Erika Kurs', ids.b],
    ])
  })

  it('says since when, moves with the tab, and ends when it is left', async () => {
    const [evas, adas] = [newId(), newId()]
    await put(world.eva, evas, ids.a)
    const [first] = await others(world.admin, adas, ids.a)
    await put(world.eva, evas, ids.a)
    expect(await others(world.admin, adas, ids.a)).toEqual([first])
    await put(world.eva, evas, ids.b)
    expect(await others(world.admin, adas, ids.a)).toMatchObject([{ part_id: ids.b }])
    await world.admin.delete('/course/editing', { seat: evas })
    expect(await others(world.admin, adas, ids.a)).toHaveLength(1)
    expect(codeOf(await world.eva.delete('/course/editing', { seat: evas }))).toBe('204')
    expect(await others(world.admin, adas, ids.a)).toEqual([])
  })

  it('forgets a tab that says nothing for a minute', async () => {
    await put(world.eva, newId(), ids.a)
    await platform.context.db
      .updateTable('editor_seats')
      .set({ seen_at: new Date(platform.context.clock.now().getTime() - 61_000) })
      .execute()
    expect(await others(world.admin, newId(), ids.a)).toEqual([])
  })

  it('is for those who may change the course', async () => {
    expect(codeOf(await put(platform.client, newId(), ids.a))).toBe('401 not_logged_in')
    expect(codeOf(await put(world.learner, newId(), ids.a))).toBe('403 forbidden')
    expect(codeOf(await put(world.other, newId(), ids.a))).toBe('404 not_found')
    expect(codeOf(await put(world.eva, 'kein Platz', ids.a))).toMatch(/validation_failed/)
  })
})
