import { sql } from 'kysely'
import { allCalls, errorCatalogue, errorsOf, type CallDefinition } from '@kursportal/shared/contract'
import { rightsAreas } from '../../testing/rights/rights-areas.ts'
import type { RightsRequest, RightsRequests } from '../../testing/rights/rights-requests.ts'
import { addRightsWorld, type PersonName, type RightsWorld } from '../../testing/rights/rights-world.ts'
import { beginUndoable, type Undoable } from '../../testing/rights/undoable.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

/** What is put in the place of every value a call takes. */
const hostile: readonly unknown[] = [
  "'; drop table users; --",
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{ 7*7 }}{% include "/etc/passwd" %}${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'C:\\windows\\win.ini',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eabc\u200B',
  '👩‍👩‍👧‍👦 İıẞ',
  'x'.repeat(30_000),
  '__proto__',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '',
  42,
  -1,
  1e308,
  true,
  null,
  [],
  {},
  [[['x']]],
]

type Path = readonly (string | number)[]

/** Where values stand in a body: every field, however deep. */
const pathsIn = (value: unknown, at: Path = []): Path[] => {
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((inner, index) => pathsIn(inner, [...at, index]))
  if (typeof value === 'object' && value !== null)
    return [
      ...(at.length > 0 ? [at] : []),
      ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key])),
    ]
  return at.length > 0 ? [at] : []
}

const withValue = (value: unknown, [key, ...rest]: Path, hostileValue: unknown): unknown => {
  if (key === undefined) return hostileValue
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<number, unknown>)
    : { ...(value as object) }
  copy[key] = withValue(copy[key], rest, hostileValue)
  return copy
}

/** Who may do all of it. */
const actorOf = (call: CallDefinition, owner: PersonName): PersonName =>
  call.who === 'admin' || call.who === 'deployer' ? 'ada' : owner

describe('hostile input in every field of every call', () => {
  let platform: TestPlatform
  let undoable: Undoable
  let world: RightsWorld
  let requests: Map<string, { owner: PersonName; make: RightsRequests[string] }>
  beforeAll(async () => {
    platform = await openTestPlatform()
    world = await addRightsWorld(platform)
    requests = new Map(
      rightsAreas(platform).flatMap(({ owner, requests: area }) =>
        Object.entries(area).map(([key, make]) => [key.split(' ').slice(0, 2).join(' '), { owner, make }]),
      ),
    )
    undoable = await beginUndoable(platform)
  })
  afterAll(async () => {
    await undoable.end()
    await platform.close()
  })

  const send = (call: CallDefinition, who: PersonName, { query, body, raw, headers }: RightsRequest) => {
    const search = new URLSearchParams(query).toString()
    const type = raw?.type ?? (body === undefined ? undefined : 'application/json')
    return platform.client.inject({
      method: call.method,
      url: `/api${call.path}${search ? `?${search}` : ''}`,
      headers: {
        authorization: `Bearer ${world.sessions[who]}`,
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(raw ? { payload: raw.bytes } : body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  }

  /** How many rows each table has. */
  const rows = async (): Promise<unknown> => {
    const { db } = platform.services.database
    const tables = await sql<{ name: string }>`
      select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1`.execute(
      db,
    )
    const counts = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`)
    return (await sql.raw(counts.join(' union all ')).execute(db)).rows
  }

  /** Every request like a good one, but for one value. */
  function* spoiled(good: RightsRequest): Generator<RightsRequest> {
    for (const value of hostile) {
      for (const name of Object.keys(good.query ?? {}))
        yield {
          ...good,
          query: { ...good.query, [name]: typeof value === 'string' ? value : JSON.stringify(value) },
        }
      for (const path of pathsIn(good.body)) yield { ...good, body: withValue(good.body, path, value) }
    }
  }

  it.each(allCalls.map(({ call }) => ({ key: `${call.method} ${call.path}`, call })))(
    '$key answers what it declares and stores nothing it refuses',
    async ({ key, call }) => {
      const { owner, make } = requests.get(key) ?? {}
      if (!owner || !make) throw new Error(`no request for ${key}`)
      const who = actorOf(call, owner)
      const declared = new Set<number>(errorsOf(call).map((code) => errorCatalogue[code].status))
      const good = await make(world, who)
      await undoable.undo()
      const before = await rows()
      for (const request of spoiled(good)) {
        const answer = await send(call, who, request)
        if (answer.status < 300) await undoable.undo()
        else if (answer.status === 500 || !declared.has(answer.status))
          throw new Error(`${answer.status} ${answer.text} for ${JSON.stringify(request).slice(0, 500)}`)
      }
      expect(await rows()).toEqual(before)
      await undoable.undo()
    },
    60_000,
  )

  const strict = allCalls.filter(({ call }) => call.path !== '/echo')
  it.each(strict.map(({ call }) => ({ key: `${call.method} ${call.path}`, call })))(
    '$key refuses what it does not know',
    async ({ key, call }) => {
      const { owner, make } = requests.get(key) ?? {}
      if (!owner || !make) throw new Error(`no request for ${key}`)
      const who = actorOf(call, owner)
      const good = await make(world, who)
      await undoable.undo()
      if (good.body) {
        const { status } = await send(call, who, {
          ...good,
          body: { ...good.body, unexpected: 1 },
        })
        expect(status).toBe(422)
      }
      if (call.query) {
        const { status } = await send(call, who, { ...good, query: { ...good.query, unexpected: '1' } })
        expect(status).toBe(422)
      }
      await undoable.undo()
    },
  )

  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  it.each([
    basic('a\u0000b@beispiel.de:geheim'),
    basic('kim@beispiel.de:\u0000'),
    basic("' or 1=1 --:x"),
    basic('\uD800:x'),
    basic('ohne Doppelpunkt'),
    basic(`${'x'.repeat(5000)}:${'y'.repeat(5000)}`),
    'Basic',
    'Basic !!!',
    'Bearer',
    'Bearer  ',
    `Bearer ${'x'.repeat(9000)}`,
    'Digest username="kim"',
    'null',
  ])('the header Authorization: %s logs nobody in', async (authorization) => {
    for (const [method, url] of [
      ['GET', '/api/user'],
      ['POST', '/api/session-id'],
      ['GET', '/api/remotes'],
    ] as const) {
      const { status, body } = await platform.client.inject({ method, url, headers: { authorization } })
      expect([401, 422]).toContain(status)
      expect(body).toMatchObject({ status, code: expect.any(String) })
    }
  })

  it.each(['%00', '%ff', 'x; session_id=y', 'x'.repeat(9000), '"', '../../x'])(
    'the cookie session_id=%s logs nobody in',
    async (value) => {
      const { status } = await platform.client.inject({
        method: 'GET',
        url: '/api/user',
        headers: { cookie: `session_id=${value}` },
      })
      expect(status).toBe(401)
    },
  )
})
