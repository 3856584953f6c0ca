import * as fc from 'fast-check'
import { sql } from 'kysely'
import {
  allCalls,
  errorCatalogue,
  errorsOf,
  isBinary,
  type CallDefinition,
} from '@kursportal/shared/contract'
import { openSession } from '../auth/sessions.ts'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addRobustnessWorld, type World } from '../../testing/robustness-world.ts'

/** Runs for each call and role; more of them find more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8)

describe('whatever is sent', () => {
  let platform: TestPlatform
  let world: World
  beforeAll(async () => {
    platform = await openTestPlatform()
    world = await addRobustnessWorld(platform)
  })
  afterAll(() => platform.close())

  const roles = ['nobody', 'user', 'admin'] as const

  /** A fresh session each time: calls may end sessions. */
  const headersOf = async (role: (typeof roles)[number]) => {
    if (role === 'nobody') return {}
    const known = await platform.context.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', world[role])
      .executeTakeFirst()
    if (!known) return {}
    const sessionId = await platform.run((context) => openSession(context, world[role], 'test'))
    return { authorization: `Bearer ${sessionId}` }
  }

  const statusesOf = (call: CallDefinition) =>
    new Set(errorsOf(call).map((code) => errorCatalogue[code].status))

  const send = async (call: CallDefinition, role: (typeof roles)[number], query: unknown, body: unknown) => {
    const words = Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)])
    const search = new URLSearchParams(words).toString()
    return platform.client.inject({
      method: call.method,
      url: `/api${call.path}${search ? `?${search}` : ''}`,
      headers: {
        ...(await headersOf(role)),
        ...(call.method === 'GET' || body === undefined
          ? {}
          : { 'content-type': isBinary(call.body) ? (call.body.binary[0] ?? '') : 'application/json' }),
      },
      ...(call.method === 'GET' || body === undefined
        ? {}
        : { payload: isBinary(call.body) ? Buffer.from(JSON.stringify(body)) : JSON.stringify(body) }),
    })
  }

  // What removes comes last, so that the others find something to work on.
  const inOrder = [
    ...allCalls.filter(({ call }) => call.method !== 'DELETE'),
    ...allCalls.filter(({ call }) => call.method === 'DELETE'),
  ]

  it.each(inOrder.map(({ call }) => ({ key: `${call.method} ${call.path}`, call })))(
    '$key answers what it declares',
    async ({ call }) => {
      const query = call.query ? arbitraryInput(call.query, world.ids) : fc.constant(undefined)
      const body =
        call.body && !isBinary(call.body)
          ? arbitraryInput(call.body, world.ids)
          : fc.constantFrom(undefined, 'not what it takes')
      const declared = statusesOf(call)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...roles), query, body, async (role, given, sent) => {
          const answer = await send(call, role, given, sent)
          if (answer.status < 300) return
          expect(answer.status).not.toBe(500)
          expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String) })
          expect([...declared]).toContain(answer.status)
        }),
        // Also ends a long search for the smallest counterexample.
        { numRuns: RUNS * roles.length, interruptAfterTimeLimit: 20_000 },
      )
    },
  )

  const writing = allCalls.filter(({ call }) => call.method !== 'GET' && call.body && !isBinary(call.body))
  const raw = async (call: CallDefinition, payload: string | Buffer, type = 'application/json') =>
    platform.client.inject({
      method: call.method,
      url: `/api${call.path}`,
      headers: { ...(await headersOf('admin')), 'content-type': type },
      payload,
    })

  it.each(writing.map(({ call }) => ({ key: `${call.method} ${call.path}`, call })))(
    '$key refuses a body that is not what it takes',
    async ({ call }) => {
      for (const malformed of [
        '{',
        '{"a":}',
        '[1,',
        'hello',
        '"',
        '{"a":1}{',
        '\u0000',
        '{"__proto__":{"admin":true}}',
      ])
        expect((await raw(call, malformed)).body).toMatchObject({ status: 400, code: 'invalid_json' })
      expect((await raw(call, '['.repeat(60_000) + ']'.repeat(60_000))).body).toMatchObject({
        code: 'invalid_json',
      })
      expect((await raw(call, '<a/>', 'application/xml')).body).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
      })
      expect((await raw(call, 'hello', 'text/plain')).body).toMatchObject({ status: 415 })
      const huge = JSON.stringify({ a: 'x'.repeat((call.bodyLimit ?? 1024 * 1024) + 1) })
      if (huge.length < 20_000_000)
        expect((await raw(call, huge)).body).toMatchObject({ status: 413, code: 'payload_too_large' })
    },
  )

  it.each([
    ['?offset=1%00', 422],
    ['?search=%00', 422],
    ['?search=%', 200],
    ['?search=%ff', 200],
    [`?search=${'a'.repeat(5000)}`, 422],
    ['?limit=1&limit=2', 422],
    ['?limit[]=1', 422],
    ['?limit=1e2', 422],
    ['?limit=0x10', 422],
    ['?limit=1&offset=', 422],
    ['?limit=201', 422],
    ['?limit=0', 422],
    ['?limit=1&offset=-1', 422],
    ['?__proto__[admin]=1', 422],
  ])('GET /insurances%s is %i', async (search, status) => {
    expect((await platform.client.inject({ method: 'GET', url: `/api/insurances${search}` })).status).toBe(
      status,
    )
  })

  it.each(['/api/../api/settings/..', '/api/%00', '/api/settings%00', '/api//settings', '/api/%ff'])(
    'the address %s is 400 or 404',
    async (url) => {
      const answer = await platform.client.inject({ method: 'GET', url })
      expect([400, 404]).toContain(answer.status)
      expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String) })
    },
  )

  it('keeps the text of people as it is, and the tables', async () => {
    const text = `Robert'); drop table users; -- <b>"&"</b> {{ 7*7 }} \${7*7}`
    const headers = await headersOf('user')
    const answer = await platform.client.inject({
      method: 'PATCH',
      url: '/api/user',
      headers,
      payload: { city: text },
    })
    if (answer.status === 200) expect(answer.body).toMatchObject({ user: { city: text } })
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from users`.execute(
      platform.context.db,
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
  })
})
