import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { UploadMessage } from '@kursportal/shared/contract'
import type { Actor, Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { authenticate, comesFromElsewhere } from '../../platform/http/authenticate.ts'

const PATH = '/video-upload-done'
const HEARTBEAT_MS = 20_000
/** The session has ended (from the range for applications). */
const SESSION_ENDED = 4401
const GOING_AWAY = 1001
/** A client that does not answer the goodbye is cut off. */
const GOODBYE_MS = 1000

type Listener = { socket: WebSocket; actor: Actor; alive: boolean }

/**
 * The WebSocket that tells creators when an upload of theirs is done or has failed. Authenticated like every call;
 * silent or logged-out connections are closed.
 */
export const registerUploadSocket = (app: FastifyInstance, services: Services): void => {
  const listeners = new Set<Listener>()
  app.get(
    PATH,
    {
      websocket: true,
      preValidation: async (request) => {
        if (comesFromElsewhere(services, request)) throw new ApiError('foreign_origin')
        request.actor = await authenticate(services, request, { method: 'GET', path: PATH, who: 'creator' })
        if (!request.actor) throw new ApiError('not_logged_in')
        if (!mayListen(request.actor)) throw new ApiError('forbidden')
      },
    },
    (socket, request) => {
      if (!request.actor) return end(socket, SESSION_ENDED)
      const listener: Listener = { socket, actor: request.actor, alive: true }
      listeners.add(listener)
      socket.on('pong', () => (listener.alive = true))
      socket.on('close', () => listeners.delete(listener))
      socket.on('error', () => socket.terminate())
    },
  )

  const stillLoggedIn = async ({ actor, socket }: Listener): Promise<boolean> => {
    const valid = await isSessionValid(services, actor)
    if (!valid) end(socket, SESSION_ENDED)
    return valid
  }

  const stopListening = services.events.on('upload-done', ({ user_id, video_upload_id }) => {
    const own = [...listeners].filter(({ actor }) => actor.user_id === user_id)
    if (own.length === 0) return
    const tell = async () => {
      const message = await readMessage(services, video_upload_id)
      if (!message) return
      for (const listener of own) {
        if (await stillLoggedIn(listener)) listener.socket.send(JSON.stringify(message))
      }
    }
    tell().catch((error: unknown) => services.log.error({ error }, 'an upload message was not sent'))
  })

  const beat = async (): Promise<void> => {
    for (const listener of listeners) {
      if (!listener.alive) listener.socket.terminate()
      else if (await stillLoggedIn(listener)) {
        listener.alive = false
        listener.socket.ping()
      }
    }
  }
  const heartbeat = setInterval(() => {
    beat().catch((error: unknown) => services.log.warn({ error }, 'heartbeat'))
  }, HEARTBEAT_MS)
  heartbeat.unref()

  app.addHook('preClose', (done) => {
    clearInterval(heartbeat)
    stopListening()
    for (const { socket } of listeners) end(socket, GOING_AWAY)
    done()
  })
}

const end = (socket: WebSocket, code: number): void => {
  socket.close(code)
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

const mayListen = (actor: Actor): boolean => actor.is_course_creator || actor.is_admin

/** Whether the session is still there (looking does not prolong it) and its person still a creator. */
const isSessionValid = async ({ database, clock }: Services, actor: Actor): Promise<boolean> => {
  const person = database.db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', actor.user_id)
    .where((eb) => eb.or([eb('is_course_creator', '=', true), eb('is_admin', '=', true)]))
  const found = await (
    actor.session_hash
      ? person
          .innerJoin('sessions', 'sessions.user_id', 'users.id')
          .where('sessions.id_hash', '=', actor.session_hash)
          .where('sessions.expires_at', '>', clock.now())
      : person
  ).executeTakeFirst()
  return found !== undefined
}

const readMessage = ({ database }: Services, uploadId: string): Promise<UploadMessage | undefined> =>
  database.db
    .selectFrom('upload_notifications')
    .select(['video_upload_id', 'video_id', 'name', 'thumbnail', 'success'])
    .where('video_upload_id', '=', uploadId)
    .executeTakeFirst()
