import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { z } from 'zod'
import { buildApp } from '../../app.ts'
import { writeShellOffer } from '../../testing/fake-build.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { openTelemetry } from './open-telemetry.ts'

const log = pino({ level: 'silent' })
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const TOKEN = 'a-token-that-opens-a-film'

const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().length(32),
              spanId: z.string().length(16),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
              status: z.object({ code: z.int() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A collector that takes spans by OTLP. */
const openCollector = async () => {
  const received: { path: string; key: string | undefined; body: string }[] = []
  const take = async (request: IncomingMessage): Promise<void> => {
    const key = request.headers['x-key']
    const body = await text(request)
    received.push({ path: request.url ?? '', key: typeof key === 'string' ? key : undefined, body })
  }
  const server: Server = createServer((request, response) => {
    void take(request).finally(() => response.end('{}'))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    spans: () =>
      received
        .flatMap(({ body }) => requestSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => server.close(),
  }
}

const isLoaded = (): boolean =>
  Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('@opentelemetry/sdk'))

describe('OpenTelemetry', () => {
  it('is not even loaded where no address is set, or where it is switched off', async () => {
    const off = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_SDK_DISABLED: 'true',
    })
    expect(off.telemetry).toBeUndefined()
    expect(await openTelemetry(readConfig({}).telemetry, log)).toBeUndefined()
    expect(isLoaded()).toBe(false)
  })

  it('says which protocol it speaks', () => {
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('only http/json is spoken')
  })

  it('tells requests, their queries and jobs, and no address that opens something', async () => {
    const collector = await openCollector()
    const dataDir = await mkdtemp(join(tmpdir(), 'kursportal-telemetry-'))
    const shellDir = join(dataDir, 'shell')
    await writeShellOffer(shellDir)
    const config = readConfig({
      NODE_ENV: 'test',
      KURSPORTAL_DATA_DIR: join(dataDir, 'data'),
      KURSPORTAL_SHELL_DIR: shellDir,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    })
    const services = await openServices(config, log)
    expect(isLoaded()).toBe(true)
    const app = await buildApp(services)
    await app.ready()
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01` }
    const login = { email: 'nobody@beispiel.de', password: 'a-secret-of-somebody' }
    await app.inject({ url: '/api/system-config', headers })
    for (const url of ['/api/health', '/api/ready', '/api/metrics']) await app.inject({ url })
    await app.inject({ url: `/api/media/${TOKEN}/master.m3u8` })
    await app.inject({ url: `/api/calendar-feed?token=${TOKEN}` })
    await app.inject({ method: 'POST', url: '/api/session-id', payload: login })
    await services.jobs.send(services.database.db, 'platform.add-up-tallies', {})
    const { db } = services.database
    await waitUntil(async () => {
      const { rows } = await db.executeQuery<{ state: string }>({
        ...db.selectFrom('users').select('id').compile(),
        sql: "select state::text from jobs.job where name = 'platform.add-up-tallies'",
        parameters: [],
      })
      return rows.some(({ state }) => state === 'completed')
    })
    await app.close()
    await services.close()
    const spans = collector.spans()
    const request = spans.find(({ name }) => name === 'GET /api/system-config')
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2, status: { code: 0 } })
    expect(spans.filter(({ name }) => /health|ready|metrics/.test(name))).toEqual([])
    const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(queries.length).toBeGreaterThan(0)
    expect(queries.every(({ traceId, kind }) => traceId === TRACE && kind === 3)).toBe(true)
    const job = spans.find(({ name }) => name === 'job platform.add-up-tallies')
    expect(job).toMatchObject({ kind: 5, status: { code: 0 } })
    expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
    // The body is read before the handler asks.
    const posted = spans.find(({ name }) => name.startsWith('POST '))
    expect(spans.some(({ parentSpanId }) => parentSpanId === posted?.spanId)).toBe(true)
    const told = collector.received.map(({ body }) => body).join('\n')
    for (const secret of [TOKEN, login.email, login.password]) expect(told).not.toContain(secret)
    expect(told).toContain('deployment.environment.name')
    expect(new Set(collector.received.map(({ path, key }) => `${path} ${key}`))).toEqual(
      new Set(['/v1/traces a key']),
    )
    collector.close()
    await rm(dataDir, { recursive: true, force: true })
  })
})
