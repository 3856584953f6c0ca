import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import type { EventName, PlatformEvents } from '../events.ts'
import { ApiError } from './api-error.ts'
import { comesFromElsewhere } from './authenticate.ts'
import { recentMessages } from './recent-messages.ts'
import { spreadSeconds, TABS_A_SECOND } from './socket-pace.ts'

/** Less than the minute after which proxies cut a line on which nothing is said. */
const HEARTBEAT_SECONDS = 25
/** The session has ended (from the range for applications). */
const SESSION_ENDED = 4401
const GOING_AWAY = 1001
/** A client that does not answer the goodbye is cut off. */
const GOODBYE_MS = 1000

type SocketOptions<Who, N extends EventName> = {
  path: string
  /** The event that listeners are told of. */
  event: N
  /** Who listens. @throws ApiError for whoever may not */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Who>
  /** Whether a listener still may, asked before each message and with each heartbeat; who may not is closed with 4401. */
  stillMay?: (who: Who) => Promise<boolean>
  /** Whether an event is for a listener; without it, it is for all. */
  isFor?: (who: Who, payload: PlatformEvents[N]) => boolean
  /** Whether everybody hears of an event at the same moment; else so many a second, as each then reads something. */
  isUrgent?: (payload: PlatformEvents[N]) => boolean
  /** What is said of an event; undefined for nothing. Made once, and only while somebody listens. */
  message: (payload: PlatformEvents[N]) => Promise<unknown>
  /**
   * Whether a page is also told what was said between its making and the opening of this socket: it says in `age` how
   * many milliseconds ago it was asked for. Only for what everybody may hear.
   */
  tellsLate?: boolean
}

type Listener<Who> = {
  socket: WebSocket
  who: Who
  alive: boolean
  /** In which second of the heartbeat. */ second: number
}

/**
 * A WebSocket on which pages of the own origin are told of an event. Whoever does not answer a heartbeat until the next
 * one is cut off; when the server stops, everybody is sent away.
 */
export const openSocket = <Who, N extends EventName>(
  app: FastifyInstance,
  services: Services,
  {
    path,
    event,
    admit,
    stillMay,
    isFor = () => true,
    isUrgent = () => false,
    message,
    tellsLate = false,
  }: SocketOptions<Who, N>,
): void => {
  const recent = tellsLate ? recentMessages() : undefined
  const admitted = new WeakMap<FastifyRequest, { who: Who }>()
  const listeners = new Set<Listener<Who>>()
  let admittedCount = 0
  app.get(
    path,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (comesFromElsewhere(services, request)) throw new ApiError('foreign_origin')
        admitted.set(request, { who: await admit(request, reply) })
      },
    },
    (socket, request) => {
      const entry = admitted.get(request)
      if (!entry) return sayGoodbye(socket, SESSION_ENDED)
      const listener: Listener<Who> = {
        socket,
        who: entry.who,
        alive: true,
        second: admittedCount % HEARTBEAT_SECONDS,
      }
      admittedCount += 1
      listeners.add(listener)
      socket.on('pong', () => (listener.alive = true))
      socket.on('close', () => listeners.delete(listener))
      socket.on('error', () => socket.terminate())
      for (const text of recent?.since(ageOf(request)) ?? []) socket.send(text)
    },
  )

  const isWelcome = async ({ who, socket }: Listener<Who>): Promise<boolean> => {
    if (!stillMay || (await stillMay(who))) return true
    sayGoodbye(socket, SESSION_ENDED)
    return false
  }

  const tell = async (payload: PlatformEvents[N]): Promise<void> => {
    const meant = [...listeners].filter(({ who }) => isFor(who, payload))
    if (meant.length === 0 && !recent) return
    const said = await message(payload)
    if (said === undefined) return
    const text = JSON.stringify(said)
    recent?.note(text)
    const urgent = isUrgent(payload)
    for (const [index, listener] of meant.entries()) {
      if (!urgent && index > 0 && index % TABS_A_SECOND === 0) await wait(1000, undefined, { ref: false })
      if (await isWelcome(listener)) listener.socket.send(text)
    }
  }
  const stopListening = services.events.on(event, (payload) => {
    tell(payload).catch((error: unknown) =>
      services.log.error({ err: error, path }, 'a message was not sent'),
    )
  })

  const beat = async (second: number): Promise<void> => {
    for (const listener of listeners) {
      if (listener.second !== second) continue
      if (!listener.alive) listener.socket.terminate()
      else if (await isWelcome(listener)) {
        listener.alive = false
        listener.socket.ping()
      }
    }
  }
  // A share of the listeners each second: asking all of them at once whether they still may is a burst of queries.
  let seconds = 0
  const heartbeat = setInterval(() => {
    seconds += 1
    beat(seconds % HEARTBEAT_SECONDS).catch((error: unknown) =>
      services.log.warn({ err: error, path }, 'heartbeat'),
    )
  }, 1000)
  heartbeat.unref()

  app.addHook('preClose', (done) => {
    clearInterval(heartbeat)
    stopListening()
    const spread = String(spreadSeconds(listeners.size))
    for (const { socket } of listeners) sayGoodbye(socket, GOING_AWAY, spread)
    done()
  })
}

/** Milliseconds since the page of a listener was asked for; 0 where it does not say. */
const ageOf = ({ url }: FastifyRequest): number =>
  Number(new URL(url, 'http://localhost').searchParams.get('age')) || 0

/** The reason, where one is given, says over how many seconds those who are sent away come back. */
const sayGoodbye = (socket: WebSocket, code: number, reason?: string): void => {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}
