import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bootstrap } from '@kursportal/shared/federation'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, fakeShell } from '../../testing/fake-build.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { changeRemote } from '../remotes/change-remote.ts'
import { registerBuiltRemotes } from '../remotes/register-built-remotes.ts'
import { thePlatform } from '../remotes/remotes.policy.ts'

const first = '0123456789'
const second = 'abcdef0123'

const bootstrapOf = (html: string): Bootstrap =>
  JSON.parse(/id="kursportal-bootstrap">([^<]*)</.exec(html)?.[1] ?? 'null') as Bootstrap
const shellOf = (html: string): string | null => bootstrapOf(html).system_config.federation.shell_version

describe('the shell as a release', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ shellDir: undefined })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const get = (url: string, headers: Record<string, string> = {}) =>
    platform.client.inject({ method: 'GET', url, headers })
  const change = (wanted: Parameters<typeof changeRemote>[2]['change'], acceptUnknown = false) =>
    changeRemote(platform.services, thePlatform, {
      name: 'shell',
      reason: 'Test',
      change: wanted,
      accept_unknown: acceptUnknown,
    })

  it('is not there before the first one', async () => {
    expect((await get('/login')).status).toBe(503)
    expect((await get(`/assets/shell.${first}.js`)).status).toBe(404)
  })

  it('is told to the page and to open tabs, and is no remote', async () => {
    const version = await addRelease(platform.services, fakeShell(first))
    const { status, text } = await get('/login')
    expect(status).toBe(200)
    expect(text).toContain(`/assets/shell.${first}.js`)
    expect(shellOf(text)).toBe(version)
    const { body } = await platform.client.get('/system-config')
    expect(body).toMatchObject({
      remotes: [],
      federation: { shell_version: version, shell_contract: '1.1.0' },
    })
  })

  it('keeps the files of every release, under hashed names for ever', async () => {
    await addRelease(platform.services, fakeShell(first))
    await addRelease(platform.services, fakeShell(second))
    for (const hash of [first, second]) {
      const file = await get(`/assets/shell.${hash}.js`)
      expect([file.status, file.text]).toEqual([200, `run('${hash}')`])
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    const texts = await get('/assets/texts.json')
    expect([texts.text, texts.headers['cache-control']]).toEqual([`"${second}"`, 'no-cache'])
  })

  it.each(['/assets/index.html', '/assets/../release.json', '/assets/gone.0123456789.js', '/assets/'])(
    'does not give %s',
    async (url) => {
      await addRelease(platform.services, fakeShell(first))
      expect((await get(url)).status).toBe(404)
    },
  )

  it('goes to a few first, and back by a press', async () => {
    const before = await addRelease(platform.services, fakeShell(first))
    const next = await addRelease(platform.services, fakeShell(second), { activate: false })
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    const { sessionId } = await platform.as('ada@beispiel.de')
    const forAdmin = async () => shellOf((await get('/', { cookie: `session_id=${sessionId}` })).text)
    const forOthers = async () => shellOf((await get('/login')).text)
    await change({ kind: 'roll_out', version: next, audience: { kind: 'role', role: 'admin' } })
    expect([await forAdmin(), await forOthers()]).toEqual([next, before])
    await change({ kind: 'activate', version: next })
    expect(await forOthers()).toBe(next)
    await change({ kind: 'roll_back' })
    expect([await forAdmin(), await forOthers()]).toEqual([before, before])
  })

  it('cannot be switched off', async () => {
    await addRelease(platform.services, fakeShell(first))
    await expect(change({ kind: 'disable' })).rejects.toMatchObject({ code: 'remote_needed' })
  })

  it('is held against every remote that is served, and a remote against it', async () => {
    await addRelease(platform.services, fakeShell(first))
    await addRelease(platform.services, fakeBuild())
    const next = await addRelease(platform.services, fakeShell(second, '2.0.0'), { activate: false })
    await expect(change({ kind: 'activate', version: next })).rejects.toMatchObject({
      code: 'release_unchecked',
      details: [{ code: 'remote_unfit', subject: 'mf-test', needed: 'shell ^1.0', found: '2.0.0' }],
    })
    await change({ kind: 'activate', version: next }, true)
    await expect(addRelease(platform.services, fakeBuild('var mf_test = 2'))).rejects.toMatchObject({
      code: 'release_incompatible',
    })
  })

  it('counts what it is told of the shell, from everybody who was served it', async () => {
    const version = await addRelease(platform.services, fakeShell(first))
    const { federation } = bootstrapOf((await get('/login')).text).system_config
    const event = { remote: 'shell', outcome: 'failed', failure: 'chunk', duration_ms: 1, retries: 0 }
    await platform.client.post('/remote-health', {
      health_token: federation.health_token,
      events: [{ ...event, version, fallback: false }],
    })
    const votes = await platform.context.db
      .selectFrom('remote_votes')
      .select(['remote', 'last_failure'])
      .execute()
    expect(votes).toEqual([{ remote: 'shell', last_failure: 'chunk' }])
  })

  it('is registered from what was built, before the remotes', async () => {
    const root = await mkdtemp(join(tmpdir(), 'kursportal-built-'))
    for (const [name, files] of [
      ['shell', fakeShell(first)],
      ['mf-test', fakeBuild()],
    ] as const) {
      await mkdir(join(root, name, 'dist'), { recursive: true })
      for (const [path, content] of files) await writeFile(join(root, name, 'dist', path), content)
    }
    const lines: string[] = []
    const register = () =>
      registerBuiltRemotes(platform.services, 'unknown-builds', {
        folder: root,
        say: (line) => lines.push(line),
      })
    expect((await register()).map(({ name }) => name)).toEqual(['shell', 'mf-test'])
    expect(lines).toEqual([
      expect.stringMatching(/^Storing the files of shell /),
      expect.stringMatching(/^shell is now served in /),
      expect.stringMatching(/^Storing the files of mf-test /),
      expect.stringMatching(/^mf-test is now served in /),
    ])
    expect((await get('/login')).status).toBe(200)
    expect(await register()).toEqual([])
    await rm(root, { recursive: true })
  })
})
