import { runInNewContext } from 'node:vm'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { farewellWorker } from './farewell-worker.ts'

type Phase = { waitUntil: (done: Promise<unknown>) => void }

/** A browser with an older application's worker: two caches, one open page. */
const oldBrowser = () => {
  const listeners = new Map<string, (event: Phase) => void>()
  const done: string[] = []
  const say = (what: string) => () => Promise.resolve(done.push(what))
  const worker = {
    addEventListener: (type: string, listener: (event: Phase) => void) => listeners.set(type, listener),
    skipWaiting: say('takes over'),
    registration: { unregister: say('unregisters') },
    clients: {
      matchAll: () =>
        Promise.resolve([
          { url: '/my-courses', navigate: (url: string) => Promise.resolve(done.push(`loads ${url}`)) },
        ]),
    },
  }
  const caches = {
    keys: () => Promise.resolve(['pages', 'files']),
    delete: (name: string) => Promise.resolve(done.push(`empties ${name}`)),
  }
  return { globals: { self: worker, caches }, listeners, done }
}

describe('the worker that an older application left', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  const get = (url: string, headers: Record<string, string> = {}) =>
    platform.client.inject({ method: 'GET', url, headers })

  it('takes over, empties its caches, removes itself and loads the pages anew', async () => {
    const { globals, listeners, done } = oldBrowser()
    runInNewContext(farewellWorker, globals)
    const phases: Promise<unknown>[] = []
    for (const type of ['install', 'activate'])
      listeners.get(type)?.({ waitUntil: (phase) => phases.push(phase) })
    await Promise.all(phases)
    expect(done).toEqual(['takes over', 'empties pages', 'empties files', 'unregisters', 'loads /my-courses'])
  })

  it('gets this script under whatever name it had, and nobody else does', async () => {
    const asks = { 'service-worker': 'script' }
    for (const url of ['/sw.js', '/service-worker.js', '/app/worker.js']) {
      const { status, text, headers } = await get(url, asks)
      expect([status, text]).toEqual([200, farewellWorker])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'service-worker-allowed': '/' })
    }
    expect((await get('/sw.js')).status).toBe(404)
    for (const url of ['/assets/sw.js', '/api/sw.js', '/remotes/mf-x/1/sw.js'])
      expect((await get(url, asks)).status).toBe(404)
  })
})
