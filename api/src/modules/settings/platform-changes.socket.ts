import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { comesFromElsewhere } from '../../platform/http/authenticate.ts'

const HEARTBEAT_MS = 25_000
const GOING_AWAY = 1001
/** A client that does not answer the goodbye is cut off. */
const GOODBYE_MS = 1000

/**
 * The WebSocket `/platform-changes`: tells every open tab that settings, interface texts or the registry of remotes
 * changed, as `{ what, remote? }`. It says what to read again, never what is there, so everybody may listen.
 */
export const registerPlatformChangesSocket = (app: FastifyInstance, services: Services): void => {
  const alive = new Map<WebSocket, boolean>()
  app.get(
    '/platform-changes',
    {
      websocket: true,
      preValidation: (request, _reply, done) => {
        done(comesFromElsewhere(services, request) ? new ApiError('foreign_origin') : undefined)
      },
    },
    (socket) => {
      alive.set(socket, true)
      socket.on('pong', () => alive.set(socket, true))
      socket.on('close', () => alive.delete(socket))
      socket.on('error', () => socket.terminate())
    },
  )

  const stopListening = services.events.on('platform-changed', (change) => {
    const message = JSON.stringify(change)
    for (const socket of alive.keys()) socket.send(message)
  })

  const heartbeat = setInterval(() => {
    for (const [socket, answered] of alive) {
      if (!answered) socket.terminate()
      else {
        alive.set(socket, false)
        socket.ping()
      }
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()

  app.addHook('preClose', (done) => {
    clearInterval(heartbeat)
    stopListening()
    for (const socket of alive.keys()) {
      socket.close(GOING_AWAY)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    }
    done()
  })
}
