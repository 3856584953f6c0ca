import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { openSocket } from '../../platform/http/open-socket.ts'
import { isStillLoggedIn } from '../sessions/is-still-logged-in.ts'

const PATH = '/care-changes'

/**
 * The WebSocket that tells learners and leaders that something was written about a question of theirs: which question,
 * never what. Admins lead every course and are told of all.
 */
export const registerCareChangesSocket = (app: FastifyInstance, services: Services): void =>
  openSocket(app, services, {
    path: PATH,
    event: 'care-changed',
    admit: async (request, reply) => {
      const actor = await authenticate(services, request, reply, { method: 'GET', path: PATH, who: 'user' })
      if (!actor) throw new ApiError('not_logged_in')
      return actor
    },
    stillMay: (actor) => isStillLoggedIn(services, actor),
    isFor: ({ user_id, is_admin }, { learner_id, owner_id }) =>
      is_admin || user_id === learner_id || user_id === owner_id,
    message: async ({ question_id }) => ({ question_id }),
  })
