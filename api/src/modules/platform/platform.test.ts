import { sql } from 'kysely'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the process', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  it('says that it lives and can serve', async () => {
    expect((await platform.client.get('/health')).body).toEqual({ status: 'ok' })
    expect((await platform.client.get('/ready')).body).toEqual({ status: 'ready' })
  })

  it('cannot serve while a migration is missing', async () => {
    const { db } = platform.context
    await sql`update migrations set name = 'away' where name = '0001_people'`.execute(db)
    expect((await platform.client.get('/ready')).body).toMatchObject({ status: 503, code: 'unavailable' })
    await sql`update migrations set name = '0001_people' where name = 'away'`.execute(db)
    expect((await platform.client.get('/ready')).status).toBe(200)
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

  it('echoes what it was sent', async () => {
    const body = { a: [1, null, 'Grüße 👋'], b: { c: true } }
    expect((await platform.client.post('/echo', body)).body).toEqual({ echo: body })
  })
})
