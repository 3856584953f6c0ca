import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { watchCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import type { GrowingRendition } from '../../platform/db/schema.courses.ts'
import { newId } from '../../platform/ids.ts'
import { listFiles, listSegments } from '../../platform/media/read-rendition.ts'
import { testFilmBytes } from '../../testing/films.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, assetOf, type DraftFixture } from './media.fixtures.ts'
import { processFilm } from './process-film.ts'
import { openUploadStore, type FolderUploadStore } from './upload-store.ts'

const KEPT = 'private, no-cache'
const SEGMENTS = ['seg_00000.m4s', 'seg_00001.m4s', 'seg_00002.m4s', 'seg_00003.m4s', 'seg_00004.m4s']

describe('a film that is watched while it is made', () => {
  let platform: TestPlatform
  let uploads: FolderUploadStore
  let draft: DraftFixture
  let kim: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
    uploads = openUploadStore(platform.services.config)
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run((context) => addDraftLecture(context))
    kim = await platform.as('kim@beispiel.de')
  })

  const db = () => platform.context.db
  /** A film of 20 seconds that the lecture shows and that waits for its job. */
  const arrived = async (seconds = 20): Promise<string> => {
    const id = newId()
    await db()
      .insertInto('media_assets')
      .values({ id, owner_id: draft.creatorId, video_id: draft.videoId, state: 'processing' })
      .execute()
    await db().updateTable('videos').set({ asset_id: id }).where('id', '=', draft.videoId).execute()
    await mkdir(dirname(uploads.pathOf(id)), { recursive: true })
    await writeFile(uploads.pathOf(id), await testFilmBytes({ seconds }))
    return id
  }
  /** The services with a storage that asks before it puts. */
  const asking = (beforePut: (file: string) => Promise<void> | void): Services => ({
    ...platform.services,
    storage: {
      ...platform.services.storage,
      put: async (key, content, options) => {
        await beforePut(key.replace(/^.*\//, ''))
        await platform.services.storage.put(key, content, options)
      },
    },
  })
  const process = (id: string, services = platform.services, signal = new AbortController().signal) =>
    processFilm({ services, uploads, signal }, id)
  const watch = () => kim.get('/watch', { 'video-id': draft.videoId })
  const open = async (path: string) => {
    const { url } = watchCalls.watch.answer.parse((await watch()).body)
    const address = new URL(path, url).pathname
    const answer = await platform.client.inject({ method: 'GET', url: address })
    return { status: answer.status, text: answer.text, cache: answer.headers['cache-control'] }
  }
  const playlist = () => open('90p/index.m3u8')
  /** Stops at the last moment: all of the size is handed out, and it is not whole. */
  const killedAtItsEnd = async (id: string): Promise<GrowingRendition> => {
    const stop = new AbortController()
    const services = asking((file) => {
      if (file !== 'index.m3u8') return
      stop.abort(new Error('killed'))
      stop.signal.throwIfAborted()
    })
    await expect(process(id, services, stop.signal)).rejects.toThrow('killed')
    const { growing } = await assetOf(platform, id)
    if (!growing) throw new Error('nothing was handed out')
    return growing
  }
  const change = (id: string, growing: GrowingRendition) =>
    db()
      .updateTable('media_assets')
      .set({ growing: JSON.stringify(growing) })
      .where('id', '=', id)
      .execute()
  const stored = async (id: string, file: string): Promise<string | null> => {
    const found = await platform.services.storage.get(`media/${id}/90p/${file}`)
    return found && text(found.stream)
  }

  it('grows from its beginning, is asked for anew each time, and is kept once it is whole', async () => {
    const id = await arrived()
    const seen: Awaited<ReturnType<typeof open>>[] = []
    await process(
      id,
      asking(async (file) => {
        if (file === 'index.m3u8') seen.push(await playlist(), await open('master.m3u8'))
      }),
    )
    const [growing, master] = seen
    expect(growing).toMatchObject({ status: 200, cache: KEPT })
    expect(growing?.text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n')
    expect(growing?.text).toContain('#EXT-X-START:TIME-OFFSET=0\n')
    expect(growing?.text).not.toContain('ENDLIST')
    expect(listSegments(growing?.text ?? '').map(({ name }) => name)).toEqual(SEGMENTS)
    expect(master?.text).toMatch(/BANDWIDTH=896000,RESOLUTION=160x90,CODECS="avc1\.4d.*mp4a/)

    const whole = await playlist()
    expect(whole.cache).toMatch(/^public, max-age=\d+, immutable$/)
    expect(whole.text.endsWith('#EXT-X-ENDLIST\n')).toBe(true)
    expect(listFiles(whole.text)).toEqual(listFiles(growing?.text ?? ''))
    expect(await assetOf(platform, id)).toMatchObject({ state: 'ready', growing: null })
  })

  it('has its whole length from the beginning, and is not done', async () => {
    const id = await arrived()
    await killedAtItsEnd(id)
    const { body } = await watch()
    expect(body).toMatchObject({ complete: false, renditions: [{ height: 90, width: 160 }] })
    expect(watchCalls.watch.answer.parse(body).duration_seconds).toBeCloseTo(20, 0)
    expect(await db().selectFrom('upload_notifications').selectAll().execute()).toEqual([])
  })

  it('is 425 until three pieces are there', async () => {
    const id = await arrived(8)
    const answers: unknown[] = []
    await process(
      id,
      asking(async (file) => {
        if (file === 'index.m3u8') answers.push((await watch()).body)
      }),
    )
    expect(answers).toEqual([expect.objectContaining({ code: 'not_processed_yet' })])
    expect((await watch()).status).toBe(200)
  })

  it('goes on behind what a killed process has handed out, and stores nothing of that again', async () => {
    const id = await arrived()
    const killed = await killedAtItsEnd(id)
    const [run] = killed.runs
    if (!run) throw new Error('no run')
    await change(id, { ...killed, runs: [{ ...run, seconds: run.seconds.slice(0, 3) }] })
    const before = await playlist()
    const put: string[] = []
    await process(
      id,
      asking((file) => void put.push(file)),
    )
    expect(put).toEqual(['seg_00003.m4s', 'seg_00004.m4s', 'index.m3u8'])
    const after = await playlist()
    const segments = (of: string) => of.slice(of.indexOf('#EXT-X-MAP'))
    expect(segments(after.text).startsWith(segments(before.text))).toBe(true)
    expect(listSegments(after.text).map(({ name }) => name)).toEqual(SEGMENTS)
    expect(after.text).not.toContain('DISCONTINUITY')
  })

  it('goes on with a header of its own where another encoder has begun', async () => {
    const id = await arrived()
    const killed = await killedAtItsEnd(id)
    await change(id, { ...killed, runs: [{ init: 'init-0123abcd.mp4', seconds: [4, 4, 4] }] })
    await process(id)
    const { text: whole } = await playlist()
    const own = killed.runs[0]?.init ?? ''
    expect(whole.split('#EXT-X-DISCONTINUITY').map(listFiles)).toEqual([
      ['init-0123abcd.mp4', ...SEGMENTS.slice(0, 3)],
      [own, ...SEGMENTS.slice(3)],
    ])
    expect(await stored(id, own)).not.toBeNull()
  })

  it('loses nothing that was handed out to a process that was taken for dead', async () => {
    const id = await arrived()
    const runs = [{ init: 'init-0123abcd.mp4', seconds: [4, 4, 4, 4, 4, 4] }]
    const slower = asking(async (file) => {
      if (file === 'seg_00000.m4s') {
        await change(id, { width: 160, height: 90, bandwidth: 1, codecs: 'avc1.4d400b', runs })
      }
      if (file === 'index.m3u8') throw new Error('killed')
    })
    await expect(process(id, slower)).rejects.toThrow('killed')
    expect((await assetOf(platform, id)).growing?.runs).toEqual(runs)
  })

  it('is tried again when the storage fails in the middle; what was handed out can be watched meanwhile', async () => {
    const id = await arrived()
    const killed = await killedAtItsEnd(id)
    await change(id, { ...killed, runs: killed.runs.map((run) => ({ ...run, seconds: [4, 4, 4] })) })
    const full = asking((file) => {
      if (file === 'seg_00003.m4s') throw new Error('no space left')
    })
    await expect(process(id, full)).rejects.toThrow('no space left')
    expect(listSegments((await playlist()).text)).toHaveLength(3)
    await process(id)
    expect(await assetOf(platform, id)).toMatchObject({ state: 'ready', growing: null })
  })

  it('is gone with all its pieces when it turns out to be cut off', async () => {
    const id = await arrived()
    await killedAtItsEnd(id)
    const whole = await testFilmBytes({
      seconds: 40,
      name: 'film.mkv',
      extra: ['-c:v', 'mpeg4', '-c:a', 'mp2'],
    })
    await writeFile(uploads.pathOf(id), whole.subarray(0, whole.length / 2))
    const { url } = watchCalls.watch.answer.parse((await watch()).body)
    await process(id)
    expect(await assetOf(platform, id)).toMatchObject({ state: 'failed', growing: null })
    expect((await watch()).body).toMatchObject({ code: 'not_found' })
    const address = new URL('90p/index.m3u8', url).pathname
    expect((await platform.client.inject({ method: 'GET', url: address })).status).toBe(404)
    expect(await stored(id, 'seg_00000.m4s')).toBeNull()
  })
})
