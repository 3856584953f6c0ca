import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld } from './learning.fixtures.ts'

describe('a course for minors', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('stays with who began it until it is finished, and is not begun anew after the birthday', async () => {
    const world = await openLearningWorld(platform, { minors_only: true })
    const { db } = platform.context
    await db.insertInto('default_accesses').values({ access_id: world.access }).execute()
    const videos = await db.selectFrom('videos').select('id').where('course_id', '=', world.live).execute()
    platform.clock.set('2030-05-04T10:00:00Z')
    const minor = await platform.as('minor@beispiel.de')
    const read = async (video_id: string, client = minor) => {
      await client.get('/video', { 'video-id': video_id })
      return codeOf(await client.post('/video/progress', { video_id, progress: 1 }))
    }
    const [first, ...others] = videos.map(({ id }) => id)
    expect(await read(first ?? '')).toBe('200')
    platform.clock.set('2030-05-06T10:00:00Z')
    const grown = await platform.as('minor@beispiel.de')
    const course = { 'course-id': world.live }
    expect((await grown.get('/course', course)).body).toMatchObject({ state: 'running' })
    for (const id of others) expect(await read(id, grown)).toBe('200')
    const mine = db.selectFrom('participations').select(['number', 'finished_at'])
    expect(await mine.execute()).toEqual([{ number: 1, finished_at: expect.any(Date) }])
    platform.clock.set('2031-01-02T10:00:00Z')
    const later = await platform.as('minor@beispiel.de')
    expect(codeOf(await later.post('/redo-course', { course_id: world.live }))).toBe('404 not_found')
  })
})
