import { retentionRules } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { publishCourse } from '../../seed/scenarios/courses.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { addDraftLecture, type DraftFixture } from './media.fixtures.ts'
import { segmentKey } from './media.rules.ts'
import { takeDueOf } from '../retention/take-due.ts'

const DAY = 86_400
const KEPT_DAYS = retentionRules.unused_films.count

describe('films nothing refers to', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run((context) => addDraftLecture(context))
    kim = await platform.as('kim@beispiel.de')
  })

  const keyOf = (id: string) => segmentKey(id, '360p', 'init.mp4')
  /** A film that is ready, with a file; the draft lecture's own. */
  const addFilm = async (state: 'ready' | 'processing' | 'failed' = 'ready'): Promise<string> => {
    const { db, storage } = platform.context
    const id = newId()
    await db
      .insertInto('media_assets')
      .values({ id, owner_id: draft.creatorId, video_id: draft.videoId, state, duration_seconds: 60 })
      .execute()
    await storage.put(keyOf(id), Buffer.from('film'))
    return id
  }
  const show = (id: string | null) =>
    platform.context.db.updateTable('videos').set({ asset_id: id }).where('id', '=', draft.videoId).execute()
  const fileOf = async (id: string): Promise<boolean> => {
    const file = await platform.context.storage.get(keyOf(id))
    file?.stream.destroy()
    return file !== null
  }
  const sweep = () => takeDueOf(platform.services, ['unused_films'])
  /** Looks now, and again when what is unused now has been so for long enough. */
  const sweepLater = async (): Promise<number> => {
    await sweep()
    platform.clock.advance(KEPT_DAYS * DAY + 1)
    return sweep()
  }
  const films = async () =>
    (await platform.context.db.selectFrom('media_assets').select('id').execute()).map(({ id }) => id)

  it('are kept for two weeks, then removed with their files', async () => {
    const old = await addFilm()
    const shown = await addFilm()
    await show(shown)
    expect(await sweep()).toBe(0)
    platform.clock.advance(KEPT_DAYS * DAY - 1)
    expect(await sweep()).toBe(0)
    platform.clock.advance(2)
    expect(await sweep()).toBe(1)
    expect(await films()).toEqual([shown])
    await waitUntil(async () => !(await fileOf(old)))
    expect(await fileOf(shown)).toBe(true)
  })

  it('are counted from the last time they were used', async () => {
    const film = await addFilm()
    await sweep()
    platform.clock.advance(10 * DAY)
    await show(film)
    await sweep()
    platform.clock.advance(10 * DAY)
    await show(null)
    expect(await sweep()).toBe(0)
    platform.clock.advance((KEPT_DAYS - 4) * DAY)
    expect(await sweep()).toBe(0)
    platform.clock.advance(5 * DAY)
    expect(await sweep()).toBe(1)
  })

  it('stay while learners watch them, or a publish with them can be restored', async () => {
    const first = await addFilm()
    await show(first)
    await platform.run((context) => publishCourse(context, draft.courseId))
    const second = await addFilm()
    await show(second)
    expect(await sweepLater()).toBe(0)
    await platform.run((context) => publishCourse(context, draft.courseId))
    expect(await sweepLater()).toBe(0)
    expect(await films()).toHaveLength(2)
  })

  it('stay while a newer upload for the lecture may still fail', async () => {
    await addFilm()
    await show(await addFilm('processing'))
    expect(await sweepLater()).toBe(0)
  })

  it('go with their course', async () => {
    const film = await addFilm()
    await show(film)
    await platform.run((context) => publishCourse(context, draft.courseId))
    kim = await platform.as('kim@beispiel.de')
    expect((await kim.delete('/course', { 'course-id': draft.courseId })).status).toBe(204)
    expect(await sweepLater()).toBe(1)
    await waitUntil(async () => !(await fileOf(film)))
  })

  it('go also when they failed', async () => {
    const failed = await addFilm('failed')
    expect(await sweepLater()).toBe(1)
    await waitUntil(async () => !(await fileOf(failed)))
  })
})
