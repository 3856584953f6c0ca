import {
  Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, messageOf } from '../../platform/errors.ts'
import { askReady } from './platform-process.ts'

const ASK_EVERY_MS = 250
/** A process that says nothing may be busy; so often in a row, and it is not sent requests any more. */
const SILENT_TIMES = 3

/** What two ends of one connection say of it; a proxy has one on each side. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)))

/** What stands before the processes: it sends requests only to those that say they are ready. */
export type ReadyProxy = {
  url: string
  /** Whether it sends requests to every process. */
  sendsToAll: () => boolean
  close: () => Promise<void>
}

/**
 * A proxy as hosters run one: asks `/api/ready` of each process, takes turns among those that are, and tries the next
 * one where a connection is refused. While none is, as a busy database is slow for all of them at once, it asks them
 * all: each says itself what it cannot do. A request that broke off on its way is answered 502 and not repeated.
 */
export const openReadyProxy = async (backends: readonly string[]): Promise<ReadyProxy> => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Map(backends.map((url) => [url, false]))
  const silent = new Map<string, number>()
  const askOne = async (url: string) => {
    const said = await askReady(url)
    silent.set(url, said === 'silent' ? (silent.get(url) ?? 0) + 1 : 0)
    if (said !== 'silent') ready.set(url, said === 'ready')
    else if ((silent.get(url) ?? 0) >= SILENT_TIMES) ready.set(url, false)
  }
  const askAll = () => Promise.all(backends.map(askOne))
  await askAll()
  const closing = new AbortController()
  const asking = (async () => {
    while (!closing.signal.aborted) {
      await askAll()
      await wait(ASK_EVERY_MS)
    }
  })()
  let turn = 0
  const server = createServer((request, response) => {
    turn += 1
    const said = backends.filter((url) => ready.get(url))
    const able = said.length > 0 ? said : backends
    const inTurn = able.map((_, index) => able[(turn + index) % able.length] ?? '')
    forward(agent, inTurn, request, response).catch(() => response.destroy())
  })
  // Whoever asks closes what is idle: closed from here, a request that is just on its way would break.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendsToAll: () => [...ready.values()].every(Boolean),
    close: async () => {
      closing.abort()
      await asking
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}

const forward = async (
  agent: Agent,
  backends: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await buffer(request)
  let reason = 'nobody is there'
  for (const backend of backends) {
    try {
      const answer = await askBackend(agent, backend, request, body)
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      return
    } catch (error) {
      reason = codeOf(error) ?? messageOf(error)
      if (reason !== 'ECONNREFUSED') break
    }
  }
  response.writeHead(502).end(reason)
}

const askBackend = (
  agent: Agent,
  backend: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = ask(
      `${backend}${url ?? '/'}`,
      { method, headers: withoutConnection(headers), agent },
      resolve,
    )
    asked.on('error', reject)
    asked.end(body)
  })
