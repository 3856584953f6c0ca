import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { openSocket } from '../../platform/http/open-socket.ts'
import { isStillLoggedIn } from '../sessions/is-still-logged-in.ts'

const PATH = '/payout-changes'

/** The WebSocket that tells admins that a payout was requested, withdrawn or decided: which one, never what. */
export const registerPayoutChangesSocket = (app: FastifyInstance, services: Services): void =>
  openSocket(app, services, {
    path: PATH,
    event: 'payouts-changed',
    admit: async (request, reply) => {
      const actor = await authenticate(services, request, reply, { method: 'GET', path: PATH, who: 'admin' })
      if (!actor) throw new ApiError('not_logged_in')
      if (!actor.is_admin) throw new ApiError('forbidden')
      return actor
    },
    stillMay: (actor) => isStillLoggedIn(services, actor),
    message: async ({ request_id }) => ({ request_id }),
  })
