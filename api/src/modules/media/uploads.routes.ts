import type { FastifyInstance } from 'fastify'
import { uploadCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { originOf } from '../../platform/http/origin.ts'
import { createUploadLink } from './create-upload-link.ts'
import { listUploads, markUploadsSeen } from './list-uploads.ts'

export const registerUploadRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, uploadCalls.createUploadLink, (context) =>
    createUploadLink(context, context.query['video-id'], context.body, originOf(context.request)),
  )
  callRoute(app, services, uploadCalls.listUploads, (context) => listUploads(context))
  callRoute(app, services, uploadCalls.markUploadsSeen, async (context) => {
    await markUploadsSeen(context)
    return undefined
  })
}
