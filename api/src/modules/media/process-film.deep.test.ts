import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Services } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { testFilmBytes } from '../../testing/films.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, assetOf, type DraftFixture } from './media.fixtures.ts'
import { processFilm, workFolder } from './process-film.ts'
import { openUploadStore, type FolderUploadStore } from './upload-store.ts'

describe('processing a film', () => {
  let platform: TestPlatform
  let uploads: FolderUploadStore
  let draft: DraftFixture
  beforeAll(async () => {
    platform = await openTestPlatform()
    uploads = openUploadStore(platform.services.config)
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run((context) => addDraftLecture(context))
  })

  /** A film that has arrived and waits for its job. */
  const arrived = async (film: Buffer): Promise<string> => {
    const id = newId()
    await platform.context.db
      .insertInto('media_assets')
      .values({ id, owner_id: draft.creatorId, video_id: draft.videoId, state: 'processing' })
      .execute()
    await mkdir(dirname(uploads.pathOf(id)), { recursive: true })
    await writeFile(uploads.pathOf(id), film)
    return id
  }
  /** The services with a storage that tells what is put into it. */
  const listening = (onPut: (key: string) => void): Services => ({
    ...platform.services,
    storage: {
      ...platform.services.storage,
      put: async (key, content, options) => {
        await platform.services.storage.put(key, content, options)
        onPut(key)
      },
    },
  })
  const { signal } = new AbortController()

  it('goes on where it was stopped, and makes no size twice', async () => {
    const id = await arrived(await testFilmBytes({ size: '1280x720' }))
    const stop = new AbortController()
    const stopped = listening((key) => {
      if (key.endsWith('360p/index.m3u8')) stop.abort(new Error('the process stops'))
    })
    await expect(processFilm({ services: stopped, uploads, signal: stop.signal }, id)).rejects.toThrow(
      'the process stops',
    )
    const half = await assetOf(platform, id)
    expect(half).toMatchObject({ state: 'processing', renditions: [{ height: 360 }] })
    expect(half.progress).toBeCloseTo(0.2)
    expect(await readdir(workFolder(platform.services))).toEqual([])

    const put: string[] = []
    await processFilm({ services: listening((key) => put.push(key)), uploads, signal }, id)
    expect(await assetOf(platform, id)).toMatchObject({
      state: 'ready',
      thumbnail_image_id: half.thumbnail_image_id,
      renditions: [{ height: 360 }, { height: 720 }],
    })
    expect(put.filter((key) => !key.startsWith(`media/${id}/720p/`))).toEqual([])
    expect(put.at(-1)).toBe(`media/${id}/720p/index.m3u8`)
  })

  it('does nothing for a film that is done, and removes what was uploaded', async () => {
    const id = await arrived(await testFilmBytes())
    await processFilm({ services: platform.services, uploads, signal }, id)
    await processFilm({ services: listening(fail), uploads, signal }, id)
    expect(await uploads.list()).toEqual([])
    const told = await platform.context.db.selectFrom('upload_notifications').select('success').execute()
    expect(told).toEqual([{ success: true }])
  })

  it('takes a film cut off in the middle as failed, and removes what was made of it', async () => {
    const whole = await testFilmBytes({ seconds: 10, extra: ['-movflags', '+faststart'] })
    const id = await arrived(whole.subarray(0, whole.length / 2))
    await processFilm({ services: platform.services, uploads, signal }, id)
    expect(await assetOf(platform, id)).toMatchObject({ state: 'failed', failure: 'unreadable' })
    expect(await platform.services.storage.get(`media/${id}/90p/index.m3u8`)).toBeNull()
  })

  it('blames the machine, not the film, when the storage fails', async () => {
    const id = await arrived(await testFilmBytes())
    const broken = listening(() => {
      throw new Error('no space left')
    })
    await expect(processFilm({ services: broken, uploads, signal }, id)).rejects.toThrow('no space left')
    expect(await assetOf(platform, id)).toMatchObject({ state: 'processing', failure: null })
  })
})

const fail = (key: string): never => {
  throw new Error(`${key} was made again`)
}
