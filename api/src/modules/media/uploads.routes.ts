import type { FastifyInstance } from 'fastify'
import { spaceCalls, uploadCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { originOf } from '../../platform/http/origin.ts'
import { cancelUpload } from './cancel-upload.ts'
import { createUploadLink } from './create-upload-link.ts'
import { listUploads, markUploadsSeen } from './list-uploads.ts'
import { freeFormerFilms, readSpace } from './read-space.ts'

export const registerUploadRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, uploadCalls.createUploadLink, (context) =>
    createUploadLink(context, context.query['video-id'], context.body, originOf(context.request)),
  )
  callRoute(app, services, uploadCalls.cancelUpload, (context) =>
    cancelUpload(context, context.query['video-upload-id']),
  )
  callRoute(app, services, spaceCalls.readSpace, (context) => readSpace(context))
  callRoute(app, services, spaceCalls.freeFormerFilms, (context) =>
    freeFormerFilms(context, context.query['course-id']),
  )
  callRoute(app, services, uploadCalls.listUploads, (context) => listUploads(context))
  callRoute(app, services, uploadCalls.markUploadsSeen, (context) => markUploadsSeen(context))
}
