import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('what is made for one answer', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** The API's description: long, and everybody's. */
  const ask = (accepted?: string, url = '/api/openapi.json') =>
    platform.client.inject({
      method: 'GET',
      url,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })

  it('leaves compressed the way the client takes it', async () => {
    const plain = await ask()
    expect(plain.headers['content-encoding']).toBeUndefined()
    const taken = [
      ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const
    for (const [accepted, encoding, unpack] of taken) {
      const { headers, bytes } = await ask(accepted)
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(unpack(bytes).toString()).toBe(plain.text)
    }
    for (const refused of ['identity', 'br;q=0'])
      expect((await ask(refused)).headers['content-encoding']).toBeUndefined()
  })

  it('leaves as it is where it fits into a packet', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    const { headers, body } = await anna.inject({
      method: 'GET',
      url: '/api/invitations?limit=3',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toEqual({ items: [], total: 0 })
  })
})
