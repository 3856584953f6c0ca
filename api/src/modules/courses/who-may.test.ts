import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { openCoursesWorld, text, type CoursesWorld } from './courses.fixtures.ts'

const everyCall = (client: TestClient, ids: { course: string; one: string; a: string }) => {
  const course = { 'course-id': ids.course }
  const chapter = { 'chapter-id': ids.one }
  const video = { 'video-id': ids.a }
  return Promise.all([
    client.patch('/course', { title: 'Neu' }, course),
    client.get('/course/dev', course),
    client.get('/course/changes', course),
    client.get('/course/publications', course),
    client.put('/course/live', undefined, course),
    client.delete('/course/going-live', course),
    client.put('/duplicate-course', undefined, course),
    client.get('/dev-id', course),
    client.get('/dev-id', video),
    client.put('/chapter', { title: 'Neu' }, course),
    client.patch('/chapter', { title: 'Neu' }, chapter),
    client.get('/chapter/dev', chapter),
    client.get('/chapters/dev', course),
    client.get('/chapters-videos/dev', course),
    client.patch('/chapter/order', { chapter_ids: [] }, course),
    client.put('/video', { type: 'quiz' }, chapter),
    client.patch('/video', { title: 'Neu' }, video),
    client.get('/video/dev', video),
    client.get('/videos/dev', chapter),
    client.patch('/video/order', { video_ids: [] }, chapter),
    client.put('/video/rich-text', { document: text('Neu') }, video),
    client.delete('/video', video),
    client.delete('/chapter', chapter),
    client.delete('/course', course),
  ])
}

describe('who may edit and publish courses', () => {
  let platform: TestPlatform
  let eva: CoursesWorld['eva']
  let other: CoursesWorld['other']
  let admin: CoursesWorld['admin']
  let learner: CoursesWorld['learner']
  let wholeCourse: CoursesWorld['wholeCourse']
  let goLive: CoursesWorld['goLive']
  let liveTree: CoursesWorld['liveTree']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    ;({ eva, other, admin, learner, wholeCourse, goLive, liveTree } = await openCoursesWorld(platform))
  })

  it('asks for a login, and for the right to create courses', async () => {
    const ids = await wholeCourse()
    const nobody = await everyCall(platform.client, ids)
    expect(nobody.map(codeOf)).toEqual(nobody.map(() => '401 not_logged_in'))
    const ordinary = await everyCall(learner, ids)
    expect(ordinary.map(codeOf)).toEqual(ordinary.map(() => '403 forbidden'))
  })

  it('shows somebody else’s course as little as an unknown one, also when it is live', async () => {
    const ids = await wholeCourse()
    const foreign = await everyCall(other, ids)
    expect(foreign.map(codeOf)).toEqual(foreign.map(() => '404 not_found'))
    expect(itemsOf(await other.get('/courses/dev'))).toEqual([])
    const unknown = await everyCall(eva, { course: UNKNOWN, one: UNKNOWN, a: UNKNOWN })
    expect(unknown.map(codeOf)).toEqual(unknown.map(() => '404 not_found'))
    const { live_id } = (await goLive(ids.course)).body as { live_id: string }
    expect(codeOf(await other.patch('/course', { title: 'Neu' }, { 'course-id': live_id }))).toBe(
      '404 not_found',
    )
  })

  it('lets an admin do everything', async () => {
    const { course } = await wholeCourse()
    expect((await admin.patch('/course', { title: 'Vom Admin' }, { 'course-id': course })).status).toBe(200)
    expect(itemsOf(await admin.get('/courses/dev'))).toHaveLength(1)
  })

  it('refuses to edit a live copy', async () => {
    const { course } = await wholeCourse()
    const { live_id: live } = (await goLive(course)).body as { live_id: string }
    const lecture = (await liveTree(live)).get('A')?.id ?? ''
    expect(codeOf(await eva.patch('/course', { title: 'Neu' }, { 'course-id': live }))).toBe(
      '423 not_in_dev_mode',
    )
    expect(codeOf(await eva.patch('/video', { title: 'Neu' }, { 'video-id': lecture }))).toBe(
      '423 not_in_dev_mode',
    )
    expect((await eva.get('/dev-id', { 'course-id': live })).body).toEqual({
      dev_id: course,
      course_dev_id: course,
    })
  })
})
