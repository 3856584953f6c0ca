import sharp from 'sharp'
import type { Storage } from '../../platform/storage/storage.ts'
import { imageCalls, imageMaxBytes } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()

const upload = (
  client: TestClient,
  payload: Buffer | string,
  headers: Record<string, string> = {},
): Promise<TestAnswer> =>
  client.inject({
    method: 'POST',
    url: '/api/image-upload',
    payload,
    headers: { 'content-type': 'image/jpeg', ...headers },
  })

const idOf = (answer: TestAnswer) => imageCalls.uploadImage.answer.parse(answer.body)

describe('images', () => {
  let platform: TestPlatform
  let anna: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    anna = await platform.as('anna@beispiel.de')
  })

  const read = async (path: string): Promise<{ answer: TestAnswer; bytes: Buffer }> => {
    const raw = await platform.app.inject({ method: 'GET', url: path })
    return {
      bytes: raw.rawPayload,
      answer: {
        status: raw.statusCode,
        body: undefined,
        text: '',
        bytes: raw.rawPayload,
        headers: raw.headers,
      },
    }
  }

  it('is for people who are logged in', async () => {
    expect((await upload(platform.client, await photo())).body).toMatchObject({ code: 'not_logged_in' })
  })

  it('crops the centre, removes metadata, and answers every width', async () => {
    const answer = await upload(anna, await photo(), { 'aspect-ratio': '1x1' })
    expect(answer.status).toBe(200)
    const { id } = idOf(answer)
    const full = await read(`/api/image?id=${id}`)
    expect(full.answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const found = await sharp(full.bytes).metadata()
    expect(found).toMatchObject({ format: 'webp', width: 500, height: 500 })
    expect(found.exif).toBeUndefined()
    expect((await sharp((await read(`/api/image?id=${id}&width=200`)).bytes).metadata()).width).toBe(320)
    expect((await sharp((await read(`/api/thumbnail?id=${id}`)).bytes).metadata()).width).toBe(320)
  })

  it('is not sent again to who has it', async () => {
    const { id } = idOf(await upload(anna, await photo()))
    const first = await platform.client.get('/image', { id })
    const again = await platform.client.inject({
      method: 'GET',
      url: `/api/image?id=${id}`,
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  it.each([
    ['a text that says it is a picture', 'hello', {}],
    ['another type', 'GIF89a', { 'content-type': 'image/gif' }],
    ['JSON', '{}', { 'content-type': 'application/json' }],
    ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' }],
  ])('refuses %s with 415', async (_what, payload, headers) => {
    const answer = await upload(anna, payload, headers)
    expect(answer.body).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    expect(await platform.context.db.selectFrom('images').select('id').execute()).toEqual([])
  })

  it('keeps a drawing as the pixels it is drawn with: nothing of its text, scripts or addresses stays', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script>
      <rect width="40" height="20" fill="teal"/><image href="file:///etc/passwd"/></svg>`
    const { id } = idOf(await upload(anna, drawing, { 'content-type': 'image/svg+xml' }))
    const { bytes } = await read(`/api/image?id=${id}`)
    expect(bytes.toString('latin1')).not.toMatch(/script|passwd|svg/)
    const { format, width, height } = await sharp(bytes).metadata()
    expect(format).toBe('webp')
    expect(width).toBeGreaterThan(1000)
    expect(width / height).toBeCloseTo(2, 1)
  })

  it('says of a picture with too many pixels that it is too large, not of another type', async () => {
    const huge =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><rect width="9" height="9"/></svg>'
    const answer = await upload(anna, huge, { 'content-type': 'image/svg+xml' })
    expect(answer.body).toMatchObject({ status: 413, code: 'too_many_pixels' })
  })

  it('refuses half a picture', async () => {
    const whole = await photo()
    expect((await upload(anna, whole.subarray(0, whole.length / 2))).status).toBe(415)
  })

  it('refuses a ratio it cannot read with 422 and a file over the limit with 413', async () => {
    expect((await upload(anna, await photo(), { 'aspect-ratio': 'wide' })).status).toBe(422)
    expect((await upload(anna, Buffer.alloc(imageMaxBytes + 1))).body).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    })
  })

  it('answers 404 for an unknown picture, 422 for no id, and 425 while it is being processed', async () => {
    expect((await platform.client.get('/image', { id: newId() })).body).toMatchObject({ code: 'not_found' })
    expect((await platform.client.get('/thumbnail', { id: '../x' })).status).toBe(422)
    const id = newId()
    await platform.context.db
      .insertInto('images')
      .values({ id, state: 'processing', content_type: 'image/webp' })
      .execute()
    for (const path of ['/image', '/thumbnail'])
      expect((await platform.client.get(path, { id })).body).toMatchObject({
        status: 425,
        code: 'not_processed_yet',
      })
  })

  it('has the mark as pixels, for mails', async () => {
    const { answer, bytes } = await read('/defaults/mark.png')
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 96,
      height: 96,
      hasAlpha: true,
    })
  })

  it('has the mark in the colour its address names', async () => {
    const colorOf = async (named: string) => {
      const { bytes } = await read(`/defaults/mark.png${named}`)
      const { data } = await sharp(bytes)
        .extract({ left: 24, top: 60, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data.subarray(0, 3)]
    }
    for (const named of ['', '?1f6f5f', '?"/>', '?ffffff"'])
      expect(await colorOf(named)).toEqual([0x1f, 0x6f, 0x5f])
    expect(await colorOf('?6a1b9a')).toEqual([0x6a, 0x1b, 0x9a])
  })

  it('has a drawn default for every kind', async () => {
    for (const kind of ['chapter', 'course', 'video', 'profile', 'group']) {
      const { answer, bytes } = await read(`/defaults/${kind}.svg`)
      expect(answer.headers['content-type']).toMatch('image/svg+xml')
      expect((await sharp(bytes).metadata()).width).toBeGreaterThan(100)
    }
  })

  it('is stored before or after a transaction, never while one is open', async () => {
    const put = (storage: Storage) => storage.put('images/one', Buffer.from('a'))
    await expect(platform.run(({ storage }) => put(storage))).rejects.toThrow('inside a transaction')
    await expect(platform.run(() => put(platform.services.storage))).rejects.toThrow('inside a transaction')
    await put(platform.services.storage)
  })
})
