import sharp from 'sharp'
import { imageCalls } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('what caches may keep', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('is nothing that failed, also where the file would be kept for ever', async () => {
    await platform.run((context) => addPerson(context, { email: 'bert@beispiel.de' }))
    const { body } = await (
      await platform.as('bert@beispiel.de')
    ).inject({
      method: 'POST',
      url: '/api/image-upload',
      payload: await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
      headers: { 'content-type': 'image/jpeg' },
    })
    const { id } = imageCalls.uploadImage.answer.parse(body)
    const { storage } = platform.services
    const working = storage.get
    storage.get = () => Promise.reject(new Error('the bucket is away'))
    try {
      for (const url of [
        `/api/image?id=${id}`,
        `/api/thumbnail?id=${id}`,
        '/remotes/mf-none/1.0.0/entry.js',
        '/api/nothing-here',
      ]) {
        const { status, headers } = await platform.client.inject({ method: 'GET', url })
        expect(status).toBeGreaterThanOrEqual(400)
        expect([url, headers['cache-control'], headers['etag']]).toEqual([url, 'no-store', undefined])
      }
    } finally {
      storage.get = working
    }
    const back = await platform.client.inject({ method: 'GET', url: `/api/image?id=${id}` })
    expect(back.headers['cache-control']).toContain('immutable')
  })

  it('is no answer about somebody', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    for (const path of ['/user', '/user-data', '/courses', '/session-id'])
      expect((await anna.get(path)).headers['cache-control']).toBe('private, no-store')
  })
})
