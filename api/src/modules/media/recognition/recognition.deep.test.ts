import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { captionCalls } from '@kursportal/shared/contract'
import { newId } from '../../../platform/ids.ts'
import { codeOf } from '../../../testing/answers.ts'
import { testFilmBytes } from '../../../testing/films.ts'
import { openSpeechServer, type SpeechServer } from '../../../testing/speech-server.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import { addDraftLecture, addLearner, publishLecture, type DraftFixture } from '../media.fixtures.ts'
import { processFilm } from '../process-film.ts'
import { openUploadStore } from '../upload-store.ts'
import { giveUpSpeech, recogniseSpeech } from './recognise-speech.ts'

const { signal } = new AbortController()

describe('captions from speech', () => {
  let platform: TestPlatform
  let server: SpeechServer
  let draft: DraftFixture
  let kim: TestClient

  beforeAll(async () => {
    server = await openSpeechServer()
    const transcribe = { url: `${server.url}/`, key: 'secret', model: 'large-v3', language: 'de' }
    platform = await openTestPlatform({ transcribe })
  })
  afterAll(async () => {
    await platform.close()
    await server.close()
  })
  beforeEach(async () => {
    await platform.reset()
    server.heard.splice(0)
    server.say([])
    draft = await platform.run((context) => addDraftLecture(context))
    kim = await platform.as('kim@beispiel.de')
  })

  const query = () => ({ 'video-id': draft.videoId })
  const read = async () =>
    captionCalls.readRecognisedCaptions.answer.parse((await kim.get('/caption/recognised', query())).body)
  /** Kim's lecture with a film that is ready, as the platform makes it. */
  const addFilm = async (sound = true): Promise<void> => {
    const uploads = openUploadStore(platform.services.config)
    const id = newId()
    const { db } = platform.context
    await db
      .insertInto('media_assets')
      .values({ id, owner_id: draft.creatorId, video_id: draft.videoId, state: 'processing' })
      .execute()
    await db.updateTable('videos').set({ asset_id: id }).where('id', '=', draft.videoId).execute()
    await mkdir(dirname(uploads.pathOf(id)), { recursive: true })
    await writeFile(uploads.pathOf(id), await testFilmBytes({ seconds: 6, sound }))
    await processFilm({ services: platform.services, uploads, signal }, id)
  }
  const isDone = async (): Promise<boolean> =>
    ['ready', 'failed'].includes((await read()).recognised?.state ?? '')
  const begin = async () => {
    expect((await kim.post('/caption/recognised', undefined, query())).status).toBe(200)
    await waitUntil(isDone)
  }

  it('are a draft nobody sees, until somebody has checked them', async () => {
    await addFilm()
    server.say([
      { start: 0, end: 2, text: ' Steh aufrecht.', avg_logprob: -0.2 },
      { start: 2, end: 5, text: 'Atme ein.', avg_logprob: -1.3 },
      { start: 5, end: 90, text: 'Vielen Dank.', avg_logprob: -1.5 },
    ])
    await begin()
    expect((await read()).recognised).toMatchObject({
      language: 'de',
      state: 'ready',
      lines: [
        { from: 0, to: 2, text: 'Steh aufrecht.', doubt: false },
        { from: 2, to: 5, text: 'Atme ein.', doubt: true },
      ],
    })
    expect((await kim.get('/captions', query())).body).toMatchObject({ total: 0 })
    const lines = [{ from: 0, to: 2, text: 'Steh aufrecht.' }]
    expect((await kim.put('/caption', { lines }, { ...query(), language: 'de' })).status).toBe(200)
    expect((await read()).recognised).toBeNull()
    expect((await kim.get('/captions', query())).body).toMatchObject({ items: [{ language: 'de' }] })
  })

  it('never reach learners unchecked', async () => {
    await addFilm()
    server.say([{ start: 0, end: 2, text: 'Steh aufrecht.' }])
    await begin()
    await platform.run((context) => addLearner(context, draft))
    const live = await publishLecture(platform, draft)
    const anna = await platform.as('anna@beispiel.de')
    expect((await anna.get('/watch', { 'video-id': live })).body).toMatchObject({ captions: [] })
    expect((await anna.get('/caption/recognised', { 'video-id': live })).status).toBe(403)
  })

  it('are asked for with what is set up, as small sound', async () => {
    await addFilm()
    server.say([{ start: 0, end: 2, text: 'Ja.' }])
    await begin()
    expect(server.heard).toHaveLength(1)
    const [{ key, fields, sound } = { key: '', fields: {}, sound: Buffer.alloc(0) }] = server.heard
    expect(key).toBe('Bearer secret')
    expect(fields).toMatchObject({ model: 'large-v3', language: 'de', response_format: 'verbose_json' })
    expect(sound.subarray(0, 4).toString()).toBe('OggS')
    // 24 kbit/s and the container round it.
    expect(sound.length).toBeLessThan(60_000)
  })

  it.each([
    [401, 'refused'],
    [[], 'no_speech'],
  ] as const)('say why none came: %s is %s', async (answer, failure) => {
    await addFilm()
    server.say(answer)
    await begin()
    expect((await read()).recognised).toMatchObject({ state: 'failed', failure, lines: [] })
    server.say([{ start: 0, end: 2, text: 'Doch.' }])
    await begin()
    expect((await read()).recognised).toMatchObject({ state: 'ready', failure: null })
  })

  it('are tried again when the server is away, and given up at last', async () => {
    await addFilm()
    server.say(503)
    await kim.post('/caption/recognised', undefined, query())
    await waitUntil(() => Promise.resolve(server.heard.length > 0))
    expect(codeOf(await kim.post('/caption/recognised', undefined, query()))).toBe('409 conflict')
    await giveUpSpeech(platform.services, draft.videoId)
    expect((await read()).recognised).toMatchObject({ state: 'failed', failure: 'unreachable' })
  })

  it('can be given up on the way: nothing comes of it then', async () => {
    await addFilm()
    await kim.post('/caption/recognised', undefined, query())
    expect((await kim.delete('/caption/recognised', query())).status).toBe(204)
    await recogniseSpeech({ services: platform.services, signal }, draft.videoId)
    expect((await read()).recognised).toBeNull()
  })

  it('need a film with sound', async () => {
    expect(codeOf(await kim.post('/caption/recognised', undefined, query()))).toBe('409 conflict')
    await addFilm(false)
    expect(codeOf(await kim.post('/caption/recognised', undefined, query()))).toBe('409 conflict')
  })
})

describe('where no speech recogniser is set up', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('nothing is offered, and nothing begins', async () => {
    const { videoId } = await platform.run((context) => addDraftLecture(context))
    const kim = await platform.as('kim@beispiel.de')
    const query = { 'video-id': videoId }
    expect((await kim.get('/caption/recognised', query)).body).toEqual({ available: false, recognised: null })
    expect(codeOf(await kim.post('/caption/recognised', undefined, query))).toBe('409 conflict')
  })
})
