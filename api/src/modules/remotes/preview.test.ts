import type { FederationInfo, RemoteRegistration } from '@kursportal/shared/federation'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild } from '../../testing/fake-build.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { changeRemote } from './change-remote.ts'
import { thePlatform } from './remotes.policy.ts'

describe('the preview of a release', () => {
  let platform: TestPlatform
  let admin: TestClient
  let old: string
  let next: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    admin = await platform.as('ada@beispiel.de')
    old = await addRelease(platform.services, fakeBuild('var old'))
    next = await addRelease(platform.services, fakeBuild('var next'), { activate: false })
  })

  /** What somebody gets who opens an address, with what their browser keeps of it. */
  const open = async (path: string, cookie = '') => {
    const answer = await platform.client.inject({ method: 'GET', url: path, headers: { cookie } })
    const body = JSON.parse(answer.text) as { remotes: RemoteRegistration[]; federation: FederationInfo }
    const kept = [answer.headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('preview='))
    return { ...body, remote: body.remotes[0], kept }
  }
  const tokenOf = async (version = next): Promise<string> => {
    const { body } = await admin.get('/remote-preview', { name: 'mf-test', version })
    const { address } = body as { address: string }
    expect(address).toContain('/test?preview=')
    return new URL(address).searchParams.get('preview') ?? ''
  }

  it('is for whoever opens its address, in their browser, and for nobody else', async () => {
    const token = await tokenOf()
    const first = await open(`/api/system-config?preview=${token}`)
    expect(first.remote).toMatchObject({ version: next, reason: 'preview', previous: { version: old } })
    expect(first.federation.preview).toEqual({ title: 'Test', version: next })
    expect(first.kept).toMatch(/HttpOnly; SameSite=Lax/)
    const later = await open('/api/system-config', `preview=${token}`)
    expect(later.remote?.version).toBe(next)
    const others = await open('/api/system-config')
    expect([others.remote?.version, others.federation.preview]).toEqual([old, null])
  })

  it('ends by a word, after a week, and once everybody has the release', async () => {
    const token = await tokenOf()
    const left = await open('/api/system-config?preview=off', `preview=${token}`)
    expect(left.remote?.version).toBe(old)
    expect(left.kept).toMatch(/^preview=;/)
    await changeRemote(platform.services, thePlatform, {
      name: 'mf-test',
      reason: 'Test',
      change: { kind: 'activate', version: next },
    })
    expect((await open('/api/system-config', `preview=${token}`)).federation.preview).toBeNull()
    platform.clock.advance(8 * 24 * 3600)
    expect((await open('/api/system-config', `preview=${token}`)).remote?.reason).toBe('active')
  })

  it('is not made up, and not of a release that is not there', async () => {
    const token = await tokenOf()
    for (const wrong of ['nichts', `${token}x`, token.slice(5), '.', ''])
      expect((await open(`/api/system-config?preview=${wrong}`)).remote?.version).toBe(old)
    expect((await admin.get('/remote-preview', { name: 'mf-test', version: 'x' })).status).toBe(404)
    expect((await platform.client.get('/remote-preview', { name: 'mf-test', version: next })).status).toBe(
      401,
    )
  })

  it('counts for nothing', async () => {
    const { federation } = await open(`/api/system-config?preview=${await tokenOf()}`)
    const event = { remote: 'mf-test', outcome: 'failed', failure: 'chunk', duration_ms: 1, retries: 0 }
    await platform.client.post('/remote-health', {
      health_token: federation.health_token,
      events: [{ ...event, version: next, fallback: false }],
    })
    expect(await platform.context.db.selectFrom('remote_votes').selectAll().execute()).toEqual([])
  })
})
