import { sql } from 'kysely'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the process', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  it('cannot serve while a migration is missing, and asks no more once all are there', async () => {
    const { db } = platform.context
    await sql`update migrations set name = 'away' where name = '0001_people'`.execute(db)
    expect((await platform.client.get('/ready')).body).toMatchObject({ status: 503, code: 'unavailable' })
    await sql`update migrations set name = '0001_people' where name = 'away'`.execute(db)
    expect((await platform.client.get('/ready')).status).toBe(200)
    expect(await platform.queriesIn(() => platform.client.get('/ready'))).toBe(0)
  })

  it('says that it lives and can serve', async () => {
    expect((await platform.client.get('/health')).body).toEqual({ status: 'ok' })
    expect((await platform.client.get('/ready')).body).toEqual({ status: 'ready', missing: [] })
  })

  it('serves on without its storage, and not while it stops', async () => {
    const { readiness } = platform.services
    const { hindrances, isStopping } = readiness
    try {
      readiness.hindrances = () => ['storage']
      const { status, body } = await platform.client.get('/ready')
      expect({ status, body }).toEqual({ status: 200, body: { status: 'ready', missing: ['storage'] } })
      readiness.hindrances = () => ['storage', 'stopping']
      expect((await platform.client.get('/ready')).body).toMatchObject({
        status: 503,
        details: { missing: ['storage', 'stopping'] },
      })
      expect((await platform.client.get('/health')).status).toBe(200)
      readiness.isStopping = () => true
      const health = await platform.client.get('/health')
      expect(health.body).toMatchObject({ status: 503, details: { missing: ['stopping'] } })
      expect(health.headers).toMatchObject({ connection: 'close' })
    } finally {
      Object.assign(readiness, { hindrances, isStopping })
    }
  })

  it('shows its figures to the machine itself and to admins only', async () => {
    const read = (headers: Record<string, string>, remoteAddress = '10.0.0.7') =>
      platform.client.inject({ method: 'GET', url: '/api/metrics', headers, remoteAddress })
    await platform.client.get('/session-id')
    const own = await read({}, '127.0.0.1')
    expect(own.text).toMatch(
      /kursportal_http_request_seconds_count\{method="GET",route="\/api\/session-id",status="401"\} \d/,
    )
    expect((await read({})).status).toBe(403)
    expect((await read({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).status).toBe(403)
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
    const { sessionId } = await platform.as('admin@beispiel.de')
    expect((await read({ authorization: `Bearer ${sessionId}` })).status).toBe(200)
  })

  it('shows its figures to whoever has the token for them, and what waits among them', async () => {
    const watched = await openTestPlatform({ metricsToken: 'a-token-for-metrics' })
    const read = (token: string) =>
      watched.client.inject({
        method: 'GET',
        url: '/api/metrics',
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: '10.0.0.7',
      })
    await watched.run((context) =>
      queueMail(context, { to: 'a@beispiel.de', subject: 'A', html: 'A', text: 'A' }),
    )
    const { status, text } = await read('a-token-for-metrics')
    expect(status).toBe(200)
    for (const figure of [
      'kursportal_jobs',
      'kursportal_mails',
      'kursportal_database_connections{state="busy"} 0',
      'kursportal_sockets 0',
      'kursportal_hindered{by="database"} 0',
      'kursportal_nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(figure)
    expect((await read('another-token-here')).status).not.toBe(200)
    await watched.close()
  })

  it('answers at once while the database is away: pages in German, calls with when to try again', async () => {
    const { readiness } = platform.services
    const { hindrances, isDatabaseAway } = readiness
    readiness.hindrances = () => ['database']
    readiness.isDatabaseAway = () => true
    try {
      const page = await platform.client.inject({
        method: 'GET',
        url: '/my-courses',
        headers: { accept: 'text/html' },
      })
      expect(page.status).toBe(503)
      expect(page.text).toMatch(/<main>\s*<h1>Einen Moment bitte<\/h1>/)
      expect(page.text).toContain('Kursportal ist gerade nicht erreichbar')
      expect(page.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
      const call = await platform.client.inject({ method: 'GET', url: '/api/settings' })
      expect(call.headers['retry-after']).toBe('2')
      expect(call.body).toMatchObject({ status: 503, code: 'unavailable' })
      expect((await platform.client.get('/ready')).body).toMatchObject({ details: { missing: ['database'] } })
      expect((await platform.client.get('/health')).status).toBe(200)
    } finally {
      Object.assign(readiness, { hindrances, isDatabaseAway })
    }
    expect((await platform.client.get('/settings')).status).toBe(200)
  })

  it('takes no file while the storage is away, and serves all else', async () => {
    const { readiness } = platform.services
    const { isStorageAway } = readiness
    const send = (url: string, type: string) =>
      platform.client.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: '"bytes"',
      })
    const upload = () => send('/api/tus/a-token', 'application/offset+octet-stream')
    const before = await upload()
    readiness.isStorageAway = () => true
    try {
      const refused = await upload()
      expect(refused.body).toMatchObject({ code: 'unavailable', details: { missing: ['storage'] } })
      expect(refused.headers['retry-after']).toBe('2')
      expect((await send('/api/images', 'image/png')).status).toBe(503)
      expect((await send('/api/echo', 'application/json; charset=utf-8')).status).toBe(200)
      expect((await platform.client.get('/settings')).status).toBe(200)
    } finally {
      Object.assign(readiness, { isStorageAway })
    }
    expect((await upload()).status).toBe(before.status)
    expect(before.status).not.toBe(503)
  })

  it('names each request by the id a proxy gave it, or by one of its own', async () => {
    const ask = (id: string) =>
      platform.client.inject({ method: 'GET', url: '/api/health', headers: { 'x-request-id': id } })
    expect((await ask('proxy-0123456789')).headers['x-request-id']).toBe('proxy-0123456789')
    const own = (await ask('not one <b>')).headers['x-request-id']
    expect(own).toMatch(/^[\w-]{8,}$/)
    expect((await ask('x')).headers['x-request-id']).not.toBe('x')
  })

  it('echoes what it was sent', async () => {
    const body = { a: [1, null, 'Grüße 👋'], b: { c: true } }
    expect((await platform.client.post('/echo', body)).body).toEqual({ echo: body })
  })
})
