import { watchCalls, type WatchAnswer } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { listFiles } from '../../platform/media/read-rendition.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { testFilmBytes } from '../../testing/films.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, listen, publishLecture, uploadFilm, type DraftFixture } from './media.fixtures.ts'

const captionsOf = ({ videoId }: DraftFixture) => ({ 'video-id': videoId, language: 'de' })
const watch = async (client: TestClient, videoId: string, preferred?: number) =>
  client.get('/watch', { 'video-id': videoId, 'preferred-resolution': preferred })

describe('watching a film', () => {
  let platform: TestPlatform
  let kim: TestClient
  let anna: TestClient
  let draft: DraftFixture
  let origin: string
  let liveId: string
  let annaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
    origin = await listen(platform)
    draft = await platform.run((context) => addDraftLecture(context))
    annaId = await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    kim = await platform.as('kim@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
    await uploadFilm(
      platform,
      kim,
      origin,
      draft.videoId,
      await testFilmBytes({ size: '1280x720', seconds: 6 }),
    )
    await kim.put('/caption', { content: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag' }, captionsOf(draft))
    liveId = await publishLecture(platform, draft)
  })
  afterAll(() => platform.close())

  const watched = async (preferred?: number): Promise<WatchAnswer> =>
    watchCalls.watch.answer.parse((await watch(kim, draft.videoId, preferred)).body)
  const open = (url: string, headers: Record<string, string> = {}) =>
    fetch(url.replace(/^http:\/\/[^/]+/, origin), { headers })

  it('answers a playlist with every size and the captions, the preferred size first', async () => {
    const answer = await watched(700)
    expect(answer).toMatchObject({
      complete: true,
      renditions: [
        { height: 360, width: 640 },
        { height: 720, width: 1280 },
      ],
      captions: [{ language: 'de', label: 'Deutsch' }],
    })
    expect(answer.duration_seconds).toBeCloseTo(6, 0)
    const master = await open(answer.url)
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(master.headers.get('cache-control')).toBe('private, no-cache')
    const text = await master.text()
    expect(text.match(/^\d+p\/index\.m3u8$/gm)).toEqual(['720p/index.m3u8', '360p/index.m3u8'])
    const playlist = await open(new URL('360p/index.m3u8', answer.url).href)
    expect(playlist.headers.get('cache-control')).toMatch(/^public, max-age=\d{3,5}, immutable$/)
    const named = listFiles(await playlist.text()).map((name) => `360p/${name}`)
    expect(named).toEqual([expect.stringMatching(/init-/), '360p/seg_00000.m4s', '360p/seg_00001.m4s'])
    for (const path of ['captions/de.m3u8', ...named]) {
      expect((await open(new URL(path, answer.url).href)).status).toBe(200)
    }
    const captions = await open(answer.captions[0]?.url ?? '')
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(await captions.text()).toContain('Guten Tag')
  })

  it('serves parts of a segment, to be kept', async () => {
    const segment = new URL('360p/seg_00000.m4s', (await watched()).url).href
    const whole = await open(segment)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.headers.get('cache-control')).toMatch(/^public, max-age=\d{3,5}, immutable$/)
    const part = await open(segment, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    expect((await open(segment, { range: `bytes=${bytes.length}-` })).status).toBe(416)
  })

  it('is fetched by way of a CDN where there is one, which pages of the platform may read', async () => {
    const own = new URL((await watched()).url).origin
    const { config } = platform.services
    config.cdnOrigin = 'https://cdn.example'
    const { url, captions } = await watched()
    const asked = await open(url.replace(config.cdnOrigin, own))
    config.cdnOrigin = undefined
    expect([url, captions[0]?.url ?? ''].map((one) => new URL(one).origin)).toEqual([
      'https://cdn.example',
      'https://cdn.example',
    ])
    // The CDN asks the platform for the same path.
    expect(asked.status).toBe(200)
    expect(asked.headers.get('access-control-allow-origin')).toBe(new URL(config.publicUrl).origin)
    expect(
      (await open(url.replace('https://cdn.example', own))).headers.get('access-control-allow-origin'),
    ).toBeNull()
  })

  it('answers the same address for hours, then another; an old or changed one opens nothing', async () => {
    platform.clock.set('2026-03-02T06:30:00Z')
    const { url, expires_at } = await watched()
    expect(expires_at).toBe('2026-03-02T18:00:00.000Z')
    platform.clock.set('2026-03-02T11:30:00Z')
    expect((await watched()).url).toBe(url)
    for (const path of ['master.m3u8', '360p/seg_00000.m4s', 'captions/de.vtt']) {
      const changed = new URL(
        path,
        url.replace(/.(?=\/master)/, (last) => (last === 'A' ? 'B' : 'A')),
      )
      expect((await open(changed.href)).status).toBe(403)
    }
    platform.clock.set('2026-03-02T18:00:01Z')
    const late = await open(url)
    expect(late.status).toBe(403)
    expect(await late.json()).toMatchObject({ code: 'wrong_auth_token' })
    platform.clock.set(new Date())
  })

  it.each(['../secret', '360p/../../x', '360p/index.m3u8.part', '720p/', 'captions/fr.vtt', '99p/init.mp4'])(
    'finds nothing under %s',
    async (path) => {
      const { url } = await watched()
      const answer = await platform.client.inject({
        method: 'GET',
        url: new URL(url).pathname.replace('master.m3u8', encodeURI(path)),
      })
      expect(answer.status).toBe(404)
    },
  )

  it('is open to learners with access only, and notes the first look', async () => {
    expect((await watch(platform.client, liveId)).body).toMatchObject({ code: 'not_logged_in' })
    expect((await watch(anna, liveId)).body).toMatchObject({ code: 'not_found' })
    expect((await watch(anna, draft.videoId)).body).toMatchObject({ code: 'not_found' })
    expect((await watch(anna, newId())).body).toMatchObject({ code: 'not_found' })
    await platform.run((context) =>
      addAccess(context, {
        owner_id: draft.creatorId,
        name: 'Alle',
        course_ids: [draft.courseId],
        user_ids: [annaId],
      }),
    )
    expect((await watch(anna, liveId)).status).toBe(200)
    const opened = await platform.context.db.selectFrom('lecture_progress').select('video_id').execute()
    expect(opened).toEqual([{ video_id: liveId }])
  })

  it('is 425 until something can be watched, and 404 when the film failed or there is none', async () => {
    const other = await platform.run((context) => addDraftLecture(context, 'other@beispiel.de'))
    const creator = await platform.as('other@beispiel.de')
    const { db } = platform.context
    expect((await watch(creator, other.videoId)).body).toMatchObject({ code: 'not_found' })
    const id = newId()
    await db
      .insertInto('media_assets')
      .values({ id, owner_id: other.creatorId, video_id: other.videoId, state: 'processing' })
      .execute()
    await db.updateTable('videos').set({ asset_id: id }).where('id', '=', other.videoId).execute()
    expect((await watch(creator, other.videoId)).body).toMatchObject({
      status: 425,
      code: 'not_processed_yet',
    })
    const rendition = { height: 360, width: 640, bandwidth: 1, codecs: 'avc1.4d401e' }
    const change = (values: object) =>
      db.updateTable('media_assets').set(values).where('id', '=', id).execute()
    await change({ renditions: JSON.stringify([rendition]), duration_seconds: 9 })
    expect((await watch(creator, other.videoId)).body).toMatchObject({ complete: false, duration_seconds: 9 })
    await change({ state: 'failed' })
    expect((await watch(creator, other.videoId)).body).toMatchObject({ code: 'not_found' })
  })
})
