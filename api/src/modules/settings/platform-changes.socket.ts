import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { openSocket } from '../../platform/http/open-socket.ts'

/**
 * The WebSocket `/platform-changes`: tells every open tab that settings, interface texts or the registry of remotes
 * changed, as `{ what, remote? }`. It says what to read again, never what is there, so everybody may listen. A page that
 * was on its way meanwhile is told what it missed.
 */
export const registerPlatformChangesSocket = (app: FastifyInstance, services: Services): void =>
  openSocket(app, services, {
    // A remote that is switched off is off at once.
    isUrgent: ({ what }) => what === 'remotes',
    path: '/platform-changes',
    tellsLate: true,
    event: 'platform-changed',
    admit: () => Promise.resolve(null),
    message: (change) => Promise.resolve(change),
  })
