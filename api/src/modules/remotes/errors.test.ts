import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RemoteError, RemoteWebhook } from '@kursportal/shared/contract'
import type { FederationInfo, RemoteProblem } from '@kursportal/shared/federation'
import { postJson } from '../../platform/outgoing/post-json.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild } from '../../testing/fake-build.ts'
import { clientFor, type TestAnswer, type TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { tellOwners } from './tell-owners.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const codeOf = ({ status, body }: TestAnswer): string =>
  `${status} ${String((body as { code?: string }).code)}`

describe('errors of releases', () => {
  let platform: TestPlatform
  let version: string
  let learner: TestClient
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    version = await addRelease(platform.services, fakeBuild('one'))
    await platform.run(async (context) => {
      await addPerson(context, { email: 'lea@beispiel.de' })
      await addPerson(context, { email: 'ada@beispiel.de', is_admin: true })
    })
    learner = await platform.as('lea@beispiel.de')
    admin = await platform.as('ada@beispiel.de')
  })

  const problem = (more: Partial<RemoteProblem> = {}): RemoteProblem => ({
    remote: 'mf-test',
    version,
    kind: 'error',
    message: 'TypeError: kaputt bei lea@beispiel.de',
    stack: `TypeError: kaputt\n    at draw (https://k.example/remotes/mf-test/${version}/a.js:1:2)`,
    path: '/test/0199a0b1-1111-7000-8000-0123456789ab',
    ...more,
  })
  const report = async (client: TestClient, ...errors: RemoteProblem[]) => {
    const config = (await client.get('/system-config')).body as { federation: FederationInfo }
    return client.inject({
      method: 'POST',
      url: '/api/remote-errors',
      payload: JSON.stringify({ health_token: config.federation.health_token, errors }),
      headers: { 'content-type': 'application/json', 'user-agent': firefox },
    })
  }
  const list = async (): Promise<{ items: RemoteError[]; total: number }> =>
    (await admin.get('/remote-errors', { name: 'mf-test' })).body as { items: RemoteError[]; total: number }

  it('are kept once each, counted, without whose they were', async () => {
    expect((await report(learner, problem())).status).toBe(204)
    await report(platform.client, problem({ message: 'TypeError: kaputt bei max@beispiel.de' }))
    await report(
      learner,
      problem({ kind: 'policy', message: 'script-src https://x.example/y.js?z=1', stack: '' }),
    )
    const { items, total } = await list()
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { kind: 'policy', message: 'script-src https://x.example/y.js', stack: '', times: 1 },
      {
        version,
        kind: 'error',
        message: 'TypeError: kaputt bei …',
        stack: `draw (/remotes/mf-test/${version}/a.js:1:2)`,
        path: '/test/:id',
        times: 2,
        browsers: { 'Firefox 140': 2 },
      },
    ])
    expect(JSON.stringify(items)).not.toContain('beispiel.de')
  })

  it('count only from whom the release was served to, and never without end', async () => {
    await report(learner, problem({ version: '9.9.9' }), problem({ remote: 'mf-other' }))
    await learner.post('/remote-errors', { health_token: 'made.up', errors: [problem()] })
    expect((await list()).total).toBe(0)
    for (let page = 0; page < 21; page += 1)
      await report(
        learner,
        ...Array.from({ length: 10 }, (_, at) =>
          problem({ message: `kaputt ${String.fromCharCode(97 + page)}${at}` }),
        ),
      )
    expect((await list()).total).toBe(200)
    await report(learner, problem({ message: 'kaputt a0' }), problem({ message: 'noch etwas' }))
    const { items, total } = await list()
    expect([total, items[0]?.message, items[0]?.times]).toEqual([200, 'kaputt a0', 2])
  })

  it('are refused where they are no errors', async () => {
    expect(codeOf(await report(learner, problem({ message: '' })))).toBe('422 validation_failed')
    expect(codeOf(await report(learner))).toBe('422 validation_failed')
  })

  it('are for the team and admins alone', async () => {
    await report(learner, problem())
    expect(codeOf(await learner.get('/remote-errors', { name: 'mf-test' }))).toBe('403 forbidden')
    const made = await admin.post('/deploy-token', { remote: 'mf-test', name: 'Pipeline' })
    const team = clientFor(platform.app, (made.body as { token: string }).token)
    expect((await team.get('/remote-errors', { name: 'mf-test' })).body).toMatchObject({ total: 1 })
    expect(codeOf(await team.get('/remote-errors', { name: 'mf-other' }))).toBe('403 forbidden')
    expect(codeOf(await team.put('/remote-webhook', { name: 'mf-other', address: null }))).toBe(
      '403 forbidden',
    )
  })

  describe('that a team wants to be told of', () => {
    const heard: { body: string; signature: unknown }[] = []
    let server: Server
    let home: string
    let answer = 200
    beforeAll(async () => {
      server = createServer((request, reply) => {
        let body = ''
        request.on('data', (part: Buffer) => (body += part.toString()))
        request.on('end', () => {
          heard.push({ body, signature: request.headers['x-kursportal-signature'] })
          reply.writeHead(answer, answer === 302 ? { location: `${home}/elsewhere` } : {}).end()
        })
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => new Promise((resolve) => server.close(resolve)))
    beforeEach(() => {
      heard.length = 0
      answer = 200
    })
    const { signal } = new AbortController()
    const run = () =>
      tellOwners(platform.services, signal, (_address, body, options) =>
        postJson(home, body, {
          ...options,
          isAllowed: (ip) => ip === '127.0.0.1',
          ports: [new URL(home).port],
          timeoutMs: 2000,
        }),
      )
    const set = (address: string | null) => admin.put('/remote-webhook', { name: 'mf-test', address })
    const hook = async () => (await admin.get('/remote-webhook', { name: 'mf-test' })).body as RemoteWebhook

    it('come in one signed message, once, and again when they grew tenfold', async () => {
      await set('https://hooks.example/geheim')
      const { key } = await hook()
      await report(learner, problem(), problem({ message: 'zweiter' }))
      expect(await run()).toBe(1)
      expect(heard).toHaveLength(1)
      const [{ body, signature } = { body: '', signature: '' }] = heard
      expect(JSON.parse(body)).toMatchObject({
        remote: 'mf-test',
        page: expect.stringContaining('/admin/modules/mf-test'),
        errors: [{ version, times: 1 }, { version }],
        more: 0,
      })
      expect(signature).toBe(
        `sha256=${createHmac('sha256', key ?? '')
          .update(body)
          .digest('hex')}`,
      )
      expect((await hook()).told_at).not.toBeNull()
      await report(learner, problem())
      expect(await run()).toBe(0)
      for (let more = 0; more < 8; more += 1) await report(learner, problem())
      expect(await run()).toBe(1)
      expect(JSON.parse(heard[1]?.body ?? '')).toMatchObject({ errors: [{ times: 10 }] })
    })

    it('are sent nowhere else, and no more after twelve failures, until the address is set anew', async () => {
      await set('https://hooks.example/geheim')
      await report(learner, problem())
      answer = 302
      expect(await run()).toBe(0)
      answer = 500
      for (let tries = 0; tries < 12; tries += 1) await run()
      expect(heard).toHaveLength(12)
      expect(await hook()).toMatchObject({ failures: 12, stopped: true, told_at: null })
      answer = 204
      await set('https://hooks.example/geheim')
      expect(await run()).toBe(1)
      expect(await hook()).toMatchObject({ failures: 0, stopped: false })
    })

    it('never go to a machine of the own network', async () => {
      await platform.context.db
        .insertInto('remote_webhooks')
        .values({ remote: 'mf-test', address: `${home}/`, told_at: null })
        .execute()
      await report(learner, problem())
      expect(await tellOwners(platform.services, signal)).toBe(0)
      expect(heard).toEqual([])
      expect(await hook()).toMatchObject({ failures: 1 })
    })

    it('go to an address of the web, noted without what may be secret in it', async () => {
      for (const address of [
        'http://hooks.example/x',
        'https://10.0.0.1/x',
        'https://a:b@hooks.example',
        'https://hooks.example:8443',
        'nichts',
      ])
        expect(codeOf(await set(address))).toBe('422 validation_failed')
      await set('https://hooks.example/geheim')
      await set(null)
      expect(await hook()).toEqual({ address: null, key: null, told_at: null, failures: 0, stopped: false })
      const { items } = (await admin.get('/remote-changes', { name: 'mf-test' })).body as {
        items: { action: string; reason: string }[]
      }
      expect(items.slice(0, 2)).toMatchObject([
        { action: 'webhook_removed', reason: 'hooks.example' },
        { action: 'webhook_set', reason: 'hooks.example' },
      ])
    })
  })
})
