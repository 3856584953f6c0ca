import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { openSocket } from '../../platform/http/open-socket.ts'
import { isStillLoggedIn } from '../sessions/is-still-logged-in.ts'
import { readUploadMessage } from './read-upload-message.ts'

const PATH = '/video-upload-done'

/**
 * The WebSocket that tells creators when an upload of theirs is done or has failed. Authenticated like every call;
 * logged-out connections are closed.
 */
export const registerUploadSocket = (app: FastifyInstance, services: Services): void =>
  openSocket(app, services, {
    path: PATH,
    event: 'upload-done',
    admit: async (request, reply) => {
      const actor = await authenticate(services, request, reply, {
        method: 'GET',
        path: PATH,
        who: 'creator',
      })
      if (!actor) throw new ApiError('not_logged_in')
      if (!actor.is_course_creator && !actor.is_admin) throw new ApiError('forbidden')
      return actor
    },
    stillMay: (actor) => isStillLoggedIn(services, actor),
    isFor: (actor, { user_id }) => actor.user_id === user_id,
    message: ({ video_upload_id }) => readUploadMessage(services, video_upload_id),
  })
