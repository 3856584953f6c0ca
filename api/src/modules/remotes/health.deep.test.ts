import type {
  FederationInfo,
  HealthEvent,
  ReleaseFile,
  RemoteRegistration,
} from '@kursportal/shared/federation'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, fakeShell } from '../../testing/fake-build.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { changeRemote } from './change-remote.ts'
import { thePlatform } from './remotes.policy.ts'
import { networkOf } from './visitor.ts'

type Config = { remotes: RemoteRegistration[]; federation: FederationInfo }

describe('the health of releases', () => {
  let platform: TestPlatform
  let old: string
  let fresh: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    old = await addRelease(platform.services, fakeBuild('old'))
    fresh = await addRelease(platform.services, fakeBuild('fresh'))
  })

  const active = async (): Promise<string | null> =>
    (await platform.context.db.selectFrom('remotes').select('active_version').executeTakeFirstOrThrow())
      .active_version
  const longAgo = new Date('2026-01-01')
  const person = async (name: string, created_at = longAgo): Promise<TestClient> => {
    const email = `${name}@beispiel.de`
    await platform.run((context) => addPerson(context, { email, created_at }))
    return platform.as(email)
  }
  const from = (address: string): TestClient => {
    const { client } = platform
    const inject: TestClient['inject'] = (options) => client.inject({ ...options, remoteAddress: address })
    return {
      ...client,
      inject,
      get: (path) => inject({ method: 'GET', url: `/api${path}` }),
      post: (path, body) =>
        inject({
          method: 'POST',
          url: `/api${path}`,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
    }
  }
  const event = (version: string, more: Partial<HealthEvent> = {}): HealthEvent => ({
    remote: 'mf-test',
    version,
    outcome: 'failed',
    failure: 'module_invalid',
    duration_ms: 800,
    retries: 2,
    fallback: false,
    ...more,
  })
  const shown = (version: string) => event(version, { outcome: 'shown', failure: null })
  const tokenOf = async (client: TestClient): Promise<string> =>
    ((await client.get('/system-config')).body as Config).federation.health_token
  const report = async (client: TestClient, ...events: HealthEvent[]) =>
    client.post('/remote-health', { health_token: await tokenOf(client), events })
  const people = (count: number): Promise<TestClient[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => person(`p${index}`)))
  const votes = () => platform.context.db.selectFrom('remote_votes').selectAll().execute()

  it('takes a bad release back by itself, with the reason in the trail, and tells every tab', async () => {
    const heard = new Promise((resolve) => platform.services.events.on('platform-changed', resolve))
    for (const client of await people(5)) await report(client, event(fresh))
    expect(await active()).toBe(old)
    expect(await heard).toEqual({ what: 'remotes', remote: 'mf-test' })
    const admin = await platform.run((context) =>
      addPerson(context, { email: 'ada@beispiel.de', is_admin: true }),
    )
    expect(admin).toBeTruthy()
    const ada = await platform.as('ada@beispiel.de')
    const trail = await ada.get('/remote-changes', { name: 'mf-test' })
    expect(trail.body).toMatchObject({
      items: [
        {
          action: 'rolled_back',
          version: old,
          from_version: fresh,
          actor: { kind: 'platform' },
          reason: expect.stringContaining('5 von 5 nicht'),
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect((await ada.get('/remote', { name: 'mf-test' })).body).toMatchObject({
      releases: [
        {
          version: fresh,
          figures: {
            visitors: 5,
            failing: 5,
            failures: [{ failure: 'module_invalid', visitors: 5 }],
            error_rate: 1,
          },
        },
        { version: old },
      ],
    })
  })

  it('counts in its figures for whom it failed last, however often it was shown before it froze', async () => {
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    const ada = await platform.as('ada@beispiel.de')
    await report(ada, shown(fresh), shown(fresh))
    await report(ada, event(fresh, { failure: 'timeout' }))
    expect((await ada.get('/remote', { name: 'mf-test' })).body).toMatchObject({
      releases: [{ version: fresh, figures: { visitors: 1, failing: 1, error_rate: 1 } }, { version: old }],
    })
  })

  it('halts a rollout and leaves the active release alone', async () => {
    const next = await addRelease(platform.services, fakeBuild('next'), { activate: false })
    await changeRemote(platform.services, thePlatform, {
      name: 'mf-test',
      reason: 'Versuch',
      change: { kind: 'roll_out', version: next, audience: { kind: 'role', role: 'user' } },
    })
    for (const client of await people(5)) await report(client, event(next))
    expect(await platform.context.db.selectFrom('remote_rollouts').selectAll().execute()).toEqual([])
    expect(await active()).toBe(fresh)
  })

  it('leaves a release to people that it took back once and somebody activated again', async () => {
    const clients = await people(5)
    for (const client of clients) await report(client, event(fresh))
    await changeRemote(platform.services, thePlatform, {
      name: 'mf-test',
      reason: 'Es lag am Netz',
      change: { kind: 'activate', version: fresh },
    })
    for (const client of clients) await report(client, event(fresh))
    for (const client of clients) await report(client, event(fresh))
    expect(await active()).toBe(fresh)
  })

  it('leaves a release to people that somebody said it for, until they say otherwise', async () => {
    const change = (kind: 'keep' | 'watch', version = fresh) =>
      changeRemote(platform.services, thePlatform, {
        name: 'mf-test',
        reason: 'Wir sehen selbst nach',
        change: { kind, version },
      })
    const clients = await people(5)
    await change('keep')
    for (const client of clients) await report(client, event(fresh))
    expect(await active()).toBe(fresh)
    expect((await votes()).filter(({ last_failed }) => last_failed)).toHaveLength(5)
    await change('watch')
    for (const client of clients) await report(client, event(fresh))
    expect(await active()).toBe(old)
    await expect(change('keep', 'gibt-es-nicht')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is heard of each of two hundred remotes', async () => {
    for (let number = 0; number < 199; number += 1)
      await addRelease(
        platform.services,
        fakeBuild(`remote ${number}`, `mf-r${number}`, [`/r-${number}`, `/r-${number}-offen`]),
      )
    const client = await person('ada')
    const { remotes, federation } = (await client.get('/system-config')).body as Config
    expect(remotes).toHaveLength(200)
    expect(federation.health_token.length).toBeLessThan(4000)
    const events = [
      event(fresh),
      ...remotes.slice(0, 1).map(({ name, version }) => ({ ...event(version), remote: name })),
    ]
    expect(
      (await client.post('/remote-health', { health_token: federation.health_token, events })).status,
    ).toBe(204)
    expect(await votes()).toHaveLength(2)
  })

  it('goes back once by itself, and no further', async () => {
    const newest = await addRelease(platform.services, fakeBuild('newest'))
    const clients = await people(5)
    for (const client of clients) await report(client, event(newest))
    expect(await active()).toBe(fresh)
    for (const client of clients) await report(client, event(fresh))
    expect(await active()).toBe(fresh)
  })

  it('notices within a few loads what breaks after days', async () => {
    const clients = await people(12)
    for (let day = 0; day < 5; day += 1) {
      for (const client of clients) await report(client, shown(fresh))
      platform.clock.advance(24 * 3600)
    }
    for (const client of clients.slice(0, 5)) {
      platform.clock.advance(1)
      await report(client, event(fresh))
    }
    expect(await active()).toBe(old)
  })

  describe('in a new shell', () => {
    let shells: { before: string; after: string }
    const reportIn = async (client: TestClient, shell_version: string, ...events: HealthEvent[]) =>
      client.post('/remote-health', { health_token: await tokenOf(client), shell_version, events })
    const activeShell = async (): Promise<string | null> =>
      (
        await platform.context.db
          .selectFrom('remotes')
          .select('active_version')
          .where('name', '=', 'shell')
          .executeTakeFirstOrThrow()
      ).active_version
    const remoteNow = async (): Promise<string | null> =>
      (
        await platform.context.db
          .selectFrom('remotes')
          .select('active_version')
          .where('name', '=', 'mf-test')
          .executeTakeFirstOrThrow()
      ).active_version
    beforeEach(async () => {
      const before = await addRelease(platform.services, fakeShell('0123456789'))
      platform.clock.advance(60)
      fresh = await addRelease(platform.services, fakeBuild('freshest'))
      platform.clock.advance(60)
      shells = { before, after: await addRelease(platform.services, fakeShell('abcdef0123')) }
    })

    it('that shell goes back, and no remote', async () => {
      const clients = await people(12)
      for (const client of clients) await reportIn(client, shells.before, shown(fresh))
      for (const client of clients.slice(0, 5)) await reportIn(client, shells.after, event(fresh))
      expect(await activeShell()).toBe(shells.before)
      expect(await remoteNow()).toBe(fresh)
      const { reason } = await platform.context.db
        .selectFrom('remote_changes')
        .select('reason')
        .where('remote', '=', 'shell')
        .where('action', '=', 'rolled_back')
        .executeTakeFirstOrThrow()
      expect(reason).toMatch(/^„Test“ in diesem Rahmen: Lud zuletzt bei 5 von 5 nicht/)
      // Tabs that were open go on failing in it.
      for (const client of clients.slice(5, 7)) await reportIn(client, shells.after, event(fresh))
      await reportIn(clients[8] ?? platform.client, shells.before, event(fresh))
      expect(await remoteNow()).toBe(fresh)
    })

    it('a remote that was released after it goes back itself', async () => {
      platform.clock.advance(60)
      const latest = await addRelease(platform.services, fakeBuild('latest'))
      const clients = await people(12)
      for (const client of clients.slice(0, 6)) await reportIn(client, shells.before, shown(latest))
      for (const client of clients.slice(6)) await reportIn(client, shells.after, event(latest))
      expect(await activeShell()).toBe(shells.after)
      expect(await remoteNow()).toBe(fresh)
    })
  })

  describe('of what few people can open', () => {
    const only = (permission: 'admin' | 'course_creator', code: string) => {
      const files = fakeBuild(code)
      const release = JSON.parse(String(files.get('release.json'))) as ReleaseFile
      release.declaration.routes = [{ prefix: '/test', chunk: 'first', permission }]
      return files.set('release.json', Buffer.from(JSON.stringify(release)))
    }
    const admin = async (name: string): Promise<TestClient> => {
      const email = `${name}@beispiel.de`
      await platform.run((context) => addPerson(context, { email, created_at: longAgo, is_admin: true }))
      return platform.as(email)
    }
    let closed: string
    beforeEach(async () => {
      await addRelease(platform.services, only('admin', 'closed before'))
      closed = await addRelease(platform.services, only('admin', 'closed'))
    })

    it('is not for others to say', async () => {
      for (const client of await people(8)) await report(client, event(closed))
      for (let net = 1; net <= 60; net += 1) await report(from(`198.51.${net}.7`), event(closed))
      expect(await votes()).toEqual([])
      expect(await active()).toBe(closed)
    })

    it('is for admins to say, too, where creators are meant', async () => {
      const forCreators = await addRelease(platform.services, only('course_creator', 'creators'))
      await report(await admin('a1'), event(forCreators), event(forCreators), event(forCreators))
      expect(await votes()).toHaveLength(1)
      expect(await active()).not.toBe(forCreators)
    })

    it('is taken back once it failed for all three of them', async () => {
      const [first, second, third] = [await admin('a1'), await admin('a2'), await admin('a3')]
      for (const client of [first, second, first]) await report(client, event(closed))
      expect(await active()).toBe(closed)
      await report(third, event(closed))
      expect(await active()).not.toBe(closed)
    })
  })

  describe('are not for one visitor to decide', () => {
    it('who sends a thousand failures', async () => {
      const mallory = await person('mallory')
      const health_token = await tokenOf(mallory)
      for (let round = 0; round < 50; round += 1)
        await mallory.post('/remote-health', {
          health_token,
          events: Array.from({ length: 20 }, () => event(fresh)),
        })
      expect(await active()).toBe(fresh)
      expect(await votes()).toMatchObject([{ person: true, loads: 1000 }])
    })

    it('who logs in again and again, or comes without a cookie each time', async () => {
      await person('mallory')
      for (let round = 0; round < 12; round += 1) {
        await report(await platform.as('mallory@beispiel.de'), event(fresh))
        await report(platform.client, event(fresh))
      }
      expect(await active()).toBe(fresh)
      expect(await votes()).toHaveLength(2)
    })

    it('whose addresses are all of one network', async () => {
      for (let host = 1; host < 60; host += 1) await report(from(`203.0.113.${host}`), event(fresh))
      for (let host = 1; host < 60; host += 1) await report(from(`2001:db8:7:${host}::1`), event(fresh))
      expect(await active()).toBe(fresh)
      expect(await votes()).toHaveLength(2)
    })

    it('who opens two hundred sessions from one address', async () => {
      for (let session = 0; session < 200; session += 1)
        await report(from('203.0.113.9'), event(fresh), event(fresh))
      expect(await active()).toBe(fresh)
      expect(await votes()).toMatchObject([{ person: false, loads: 400 }])
    })

    it('who makes accounts for it: they weigh no more than anonymous networks', async () => {
      const afterwards = new Date(platform.clock.now().getTime() + 1000)
      for (let account = 0; account < 11; account += 1)
        await report(await person(`neu${account}`, afterwards), event(fresh))
      for (const client of await people(3)) await report(client, shown(fresh))
      expect(await active()).toBe(fresh)
      expect((await votes()).filter(({ person: whole }) => whole)).toHaveLength(3)
    })

    it('who makes up a token, changes one, or takes one that is too old', async () => {
      const mallory = await person('mallory')
      const real = await tokenOf(mallory)
      const [body = '', signature = ''] = real.split('.')
      const forged = Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), voter: 'somebody-else' }),
      ).toString('base64url')
      for (const health_token of ['', 'x', 'x.y', `${forged}.${signature}`, `${body}.`])
        expect((await mallory.post('/remote-health', { health_token, events: [event(fresh)] })).status).toBe(
          204,
        )
      platform.clock.advance(8 * 24 * 3600)
      await mallory.post('/remote-health', { health_token: real, events: [event(fresh)] })
      expect(await votes()).toEqual([])
    })

    it('who speaks of a release they were never served', async () => {
      const never = await addRelease(platform.services, fakeBuild('never'), { activate: false })
      await report(await person('mallory'), event(never), event('made-up'), event(fresh, { remote: 'mf-x' }))
      expect(await votes()).toEqual([])
    })

    it('not even with many rented networks against the people who are logged in', async () => {
      for (const client of await people(12)) await report(client, shown(fresh))
      for (let net = 1; net <= 16; net += 1) await report(from(`198.51.${net}.7`), event(fresh))
      expect(await active()).toBe(fresh)
    })
  })

  it('keep a release whose failures are what the one before had too', async () => {
    const clients = await people(20)
    for (const client of clients) await report(client, event(old))
    for (const client of clients.slice(0, 12)) await report(client, event(fresh))
    expect(await active()).toBe(fresh)
  })

  it('forgive somebody for whom it mostly works', async () => {
    for (const client of await people(6)) await report(client, event(fresh), shown(fresh), shown(fresh))
    expect(await active()).toBe(fresh)
  })

  it('keep nobody’s name or address', async () => {
    await report(await person('anna'), shown(fresh))
    await report(from('203.0.113.9'), shown(fresh))
    const stored = JSON.stringify(await votes())
    expect(stored).not.toContain('203.0')
    expect(stored).not.toContain(
      (await platform.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
    )
  })

  it.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:7:1::1', '2001:db8:7'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('%s comes from %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
