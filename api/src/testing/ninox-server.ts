import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A record as Ninox stores it. */
type StoredRecord = { id: number; sequence: number; fields: Record<string, unknown> }

/** How the server is to misbehave, while it is to. */
export type NinoxFault = 'none' | '500' | 'broken JSON' | 'other JSON' | 'unstorable text' | 'slow' | 'silent'

/** A small server that speaks what the platform uses of the public Ninox REST interface, version 1. */
export type NinoxServer = {
  url: string
  token: string
  /** `team/database` */
  database: string
  /** Every request's path with its query, oldest first. */
  asked: string[]
  /** Sets what a table holds. */
  fill: (table: string, rows: readonly Record<string, unknown>[]) => void
  /** Misbehaves from now on; only where this table is asked for, when one is named. */
  fail: (fault: NinoxFault, table?: string) => void
  close: () => Promise<void>
}

const TOKEN = 'ninox-token'
const RECORDS = /^\/v1\/teams\/([^/]+)\/databases\/([^/]+)\/tables\/([^/]+)\/records(?:\/(\d+))?$/

type Tables = ReadonlyMap<string, StoredRecord[]>
type Answer = { status: number; body: string }

const SLOW_MS = 50

const faults: Record<Exclude<NinoxFault, 'none' | 'slow' | 'silent'>, Answer> = {
  '500': { status: 500, body: '{"message":"internal"}' },
  'broken JSON': { status: 200, body: '[{"id":1,"fie' },
  'other JSON': { status: 200, body: '{"records":"none"}' },
  'unstorable text': { status: 200, body: String.raw`{"id":2,"fields":{"Titel":"\ud800\u0000"}}` },
}

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })

const respond = (tables: Tables, { url = '/', headers }: IncomingMessage): Answer => {
  if (headers.authorization !== `Bearer ${TOKEN}`) return json(401, { message: 'Invalid access token' })
  const { pathname, searchParams } = new URL(url, 'http://ninox')
  if (pathname === '/v1/teams') return json(200, [{ id: 'team1', name: 'Team' }])
  const [, team, database, table = '', id] = RECORDS.exec(pathname) ?? []
  const records = tables.get(decodeURIComponent(table))
  if (team !== 'team1' || database !== 'db1' || !records) return json(404, { message: 'Table not found' })
  if (id) {
    const found = records.find((record) => record.id === Number(id))
    return found ? json(200, found) : json(404, { message: 'Record not found' })
  }
  const perPage = Math.min(250, Number(searchParams.get('perPage') ?? 100))
  const begin = Number(searchParams.get('page') ?? 0) * perPage
  return json(200, records.slice(begin, begin + perPage))
}

export const startNinox = async (): Promise<NinoxServer> => {
  const tables = new Map<string, StoredRecord[]>()
  const asked: string[] = []
  let misbehaving: { fault: NinoxFault; table: string } = { fault: 'none', table: '' }
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const fault = url.includes(misbehaving.table) ? misbehaving.fault : 'none'
    if (fault === 'silent') return
    const { status, body } = fault === 'none' || fault === 'slow' ? respond(tables, request) : faults[fault]
    const send = () => response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (fault === 'slow') setTimeout(send, SLOW_MS)
    else send()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    token: TOKEN,
    database: 'team1/db1',
    asked,
    fill: (table, rows) =>
      tables.set(
        table,
        rows.map((fields, index) => ({ id: index + 1, sequence: index + 1, fields })),
      ),
    fail: (fault, table = '') => {
      misbehaving = { fault, table }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
