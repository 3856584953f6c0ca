import { jest } from '@jest/globals'
import 'fake-indexeddb/auto'
import { keptFiles } from './kept-files.ts'
import type { KeptFile } from './upload-types.ts'
import type * as KeptFiles from './kept-files.ts'

const place = { courseId: 'c', courseTitle: 'Kurs', lectureTitle: 'Lektion' }
const film = (videoId: string, userId = 'eva'): KeptFile => ({
  videoId,
  userId,
  file: new File(['film'], `${videoId}.mp4`),
  place,
})
const idsOf = async (userId: string): Promise<string[]> =>
  (await keptFiles.all(userId)).map(({ kept }) => kept.videoId)

describe('files kept for uploads', () => {
  beforeAll(() => {
    // The browser of the tests cannot copy its own files, so they go in as they are.
    globalThis.structuredClone = <Value>(value: Value): Value => value
  })
  afterEach(async () => {
    for (const id of ['a', 'b']) await keptFiles.forget(id)
  })

  it('are there again for whoever kept them, with how far they are', async () => {
    await keptFiles.keep(film('a'))
    await keptFiles.keep(film('b', 'max'))
    await keptFiles.note({ videoId: 'a', paused: true, sent: 7, uploadId: 'u' })
    expect(await keptFiles.all('eva')).toEqual([
      { kept: film('a'), state: { videoId: 'a', paused: true, sent: 7, uploadId: 'u' } },
    ])
    expect(await idsOf('max')).toEqual(['b'])
  })

  it('begin at nothing until something is noted, and are gone once forgotten', async () => {
    await keptFiles.keep(film('a'))
    const [begun] = await keptFiles.all('eva')
    expect(begun?.state).toEqual({ videoId: 'a', paused: false, sent: 0, uploadId: null })
    await keptFiles.forget('a')
    expect(await idsOf('eva')).toEqual([])
  })

  it('are none where the browser keeps nothing', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    // A module of its own: this one has its databases open.
    const another = './kept-files.ts?another'
    const { keptFiles: elsewhere }: typeof KeptFiles = await import(another)
    await elsewhere.keep(film('a'))
    await elsewhere.note({ videoId: 'a', paused: false, sent: 0, uploadId: null })
    expect(await elsewhere.all('eva')).toEqual([])
    jest.restoreAllMocks()
  })
})
