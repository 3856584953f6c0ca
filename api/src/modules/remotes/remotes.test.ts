import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, withFile, writeShellOffer } from '../../testing/fake-build.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import { changeRemote } from './change-remote.ts'
import { publishRelease, requireBuild } from './publish-release.ts'
import { registerBuiltRemotes, type Scope } from './register-built-remotes.ts'
import { thePlatform } from './remotes.policy.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const publish = (client: TestClient, files = fakeBuild()): Promise<TestAnswer> =>
  client.post('/remote-release', {
    files: Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')])),
  })
type Config = { remotes: { name: string; version: string; base_url: string; manifest: unknown }[] }

describe('remotes', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const admin = async (): Promise<TestClient> => {
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    return platform.as('ada@beispiel.de')
  }
  const registered = async (): Promise<Config['remotes']> =>
    ((await platform.client.get('/system-config')).body as Config).remotes

  it('are delivered to everybody once activated, without a list of shared modules', async () => {
    const answer = await publish(await admin())
    expect(answer.body).toMatchObject({ name: 'mf-test', published: true })
    expect(await registered()).toEqual([])
    await changeRemote(platform.services, thePlatform, {
      name: 'mf-test',
      reason: 'Test',
      change: { kind: 'activate', version: (answer.body as { version: string }).version },
    })
    expect(await registered()).toMatchObject([
      {
        name: 'mf-test',
        reason: 'active',
        previous: null,
        manifest: { metaData: { remoteEntry: {} }, exposes: [] },
        integrity: { 'entry.js': expect.stringMatching(/^sha384-/) },
        shared: { react: '^19.0.0' },
        types: true,
      },
    ])
  })

  it('change nothing when the same build is registered again, or only checked', async () => {
    const client = await admin()
    const files = Object.fromEntries(
      [...fakeBuild()].map(([path, content]) => [path, content.toString('base64')]),
    )
    expect((await client.post('/remote-release', { files, dry_run: true })).body).toMatchObject({
      published: false,
      compatibility: { answer: 'compatible' },
    })
    expect((await client.get('/remotes')).body).toMatchObject({ total: 0 })
    await publish(client)
    expect((await publish(client)).body).toMatchObject({ published: false })
  })

  it('serve a new version beside the old one, whose files stay', async () => {
    await addRelease(platform.services, fakeBuild())
    const [before] = await registered()
    await addRelease(platform.services, fakeBuild('var mf_test = { newer: true }'))
    const [after] = await registered()
    expect(after?.version).not.toBe(before?.version)
    for (const [remote, text] of [
      [before, 'var mf_test = {}'],
      [after, 'var mf_test = { newer: true }'],
    ] as const) {
      const file = await platform.client.inject({ method: 'GET', url: `${remote?.base_url}entry.js` })
      expect(file).toMatchObject({ status: 200, text })
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  it('come precompressed to whoever takes that', async () => {
    const packed = brotliCompressSync('var mf_test = {}')
    const files = fakeBuild()
    files.set('entry.js.br', packed)
    await addRelease(platform.services, files)
    const [remote] = await registered()
    const file = await platform.client.inject({
      method: 'GET',
      url: `${remote?.base_url}entry.js`,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  it('answer 404 for a file that is not there, never the page', async () => {
    await addRelease(platform.services, fakeBuild())
    const [remote] = await registered()
    for (const path of [
      `${remote?.base_url}gone.js`,
      '/remotes/mf-test/0.0.0/entry.js',
      `${remote?.base_url}..%2f..%2fx.js`,
    ]) {
      const file = await platform.client.inject({ method: 'GET', url: path })
      expect(file.status).toBe(404)
      expect(file.headers['content-type']).toContain('application/json')
    }
  })

  it('are never a service worker, which would outlive its release', async () => {
    await addRelease(platform.services, fakeBuild())
    const [remote] = await registered()
    const url = `${remote?.base_url}entry.js`
    const headers = { 'service-worker': 'script' }
    expect((await platform.client.inject({ method: 'GET', url, headers })).status).toBe(404)
    expect((await platform.client.inject({ method: 'GET', url })).status).toBe(200)
  })

  it('refuse a build with a changed file and say which', async () => {
    const answer = await publish(await admin(), withFile(fakeBuild(), 'entry.js', 'changed'))
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'release_incompatible',
      details: [{ subject: 'entry.js', code: 'file_differs' }],
    })
    expect(await registered()).toEqual([])
  })

  describe('built beside the API', () => {
    let root: string
    beforeEach(async () => {
      root = await mkdtemp(join(tmpdir(), 'kursportal-built-'))
    })
    afterEach(() => rm(root, { recursive: true }))
    const build = async (code?: string): Promise<void> => {
      await mkdir(join(root, 'mf-test', 'dist'), { recursive: true })
      for (const [path, content] of fakeBuild(code))
        await writeFile(join(root, 'mf-test', 'dist', path), content)
    }

    const start = (scope: Scope = 'unknown-builds') =>
      registerBuiltRemotes(platform.services, scope, { folder: root })
    const rollBack = () =>
      changeRemote(platform.services, thePlatform, {
        name: 'mf-test',
        reason: 'Test',
        change: { kind: 'roll_back' },
      })
    const served = async (): Promise<string | undefined> => (await registered())[0]?.version

    it('are served after the start, and a second start changes nothing', async () => {
      await build()
      expect(await start()).toMatchObject([{ name: 'mf-test' }])
      expect(await start()).toEqual([])
      expect(await registered()).toHaveLength(1)
    })

    it('do not replace what was released since, unless they were built anew', async () => {
      await build()
      await start()
      const released = await addRelease(platform.services, fakeBuild('var mf_test = { released: true }'))
      expect(await start()).toMatchObject([{ left: true }])
      expect(await served()).toBe(released)
      await build('var mf_test = { anew: true }')
      const [anew] = await start()
      expect(await served()).toBe(anew?.version)
    })

    it('stay as they are when they were rolled back, or registered for nobody yet', async () => {
      await build()
      await start()
      const first = await served()
      await build('var mf_test = { anew: true }')
      await start()
      await rollBack()
      expect(await start()).toMatchObject([{ left: true }])
      expect(await served()).toBe(first)
      const waiting = fakeBuild('var mf_test = { waiting: true }')
      await publish(await admin(), waiting)
      await build('var mf_test = { waiting: true }')
      expect(await start()).toMatchObject([{ left: true }])
      expect(await served()).toBe(first)
    })

    it('never lets an older build that starts again win over a newer one', async () => {
      await build()
      await start()
      await build('var mf_test = { newer: true }')
      const [newer] = await start()
      await build()
      expect(await start()).toMatchObject([{ left: true }])
      expect(await served()).toBe(newer?.version)
    })

    it('are served by a start in production only where the platform never had that remote', async () => {
      await build()
      expect(await start('unknown-remotes')).toMatchObject([{ name: 'mf-test' }])
      const first = await served()
      await build('var mf_test = { anew: true }')
      expect(await start('unknown-remotes')).toMatchObject([{ left: true }])
      expect(await served()).toBe(first)
      await start('unknown-builds')
      expect(await served()).not.toBe(first)
    })

    it('are activated by the next start when the process ended after registering them', async () => {
      await build()
      await publishRelease(platform.services, requireBuild(fakeBuild()), thePlatform)
      expect(await served()).toBeUndefined()
      const [registeredNow] = await start()
      expect(await served()).toBe(registeredNow?.version)
    })

    it('do not stop the platform when they do not fit its shell', async () => {
      await build()
      await writeShellOffer(platform.services.config.shellDir ?? '', '2.0.0')
      const [refused] = await start()
      await writeShellOffer(platform.services.config.shellDir ?? '')
      expect(refused?.refused).toEqual(['needs shell contract ^1.0, this shell has 2.0.0'])
      expect(await registered()).toEqual([])
    })

    it('are left out where nothing is built', async () => {
      await mkdir(join(root, 'mf-test'))
      expect(await start()).toEqual([])
    })
  })
})

describe('a remote under work', () => {
  let platform: TestPlatform
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-under-work-'))
    platform = await openTestPlatform({
      devRemotes: { 'mf-test': 'http://localhost:3014/' },
      devFolders: { 'mf-test': folder },
    })
    await addRelease(platform.services, fakeBuild())
  })
  afterAll(async () => {
    await platform.close()
    await rm(folder, { recursive: true })
  })
  const remote = async () =>
    (
      (await platform.client.get('/system-config')).body as {
        remotes: { reason: string; base_url: string; declaration: { title: string; routes: unknown[] } }[]
      }
    ).remotes[0]

  it('declares what its remote.json says by now, and what was built where that cannot be read', async () => {
    expect(await remote()).toMatchObject({
      reason: 'development',
      base_url: 'http://localhost:3014/',
      declaration: { title: 'Test' },
    })
    const declaration = {
      ...(await remote())?.declaration,
      routes: [{ prefix: '/test' }, { prefix: '/neu' }],
    }
    await writeFile(join(folder, 'remote.json'), JSON.stringify(declaration))
    expect((await remote())?.declaration.routes).toHaveLength(2)
    await writeFile(join(folder, 'remote.json'), '{ "name": "mf-test", ')
    expect((await remote())?.declaration.routes).toEqual([
      expect.objectContaining({ prefix: '/test' }),
      expect.objectContaining({ prefix: '/open' }),
    ])
    await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...declaration, name: 'mf-other' }))
    expect((await remote())?.declaration.routes).toEqual(
      expect.arrayContaining([expect.objectContaining({ prefix: '/open' })]),
    )
  })
})
