import type { FastifyInstance } from 'fastify'
import { captionCalls } from '@kursportal/shared/contract'
import type { Services } from '../../../platform/context.ts'
import { callRoute } from '../../../platform/http/call-route.ts'
import {
  dropRecognisedCaptions,
  readRecognisedCaptions,
  recogniseCaptions,
} from '../recognition/recognised-captions.ts'
import { listCaptions, readCaption } from './list-captions.ts'
import { deleteCaption, putCaption } from './put-caption.ts'

export const registerCaptionRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, captionCalls.listCaptions, (context) =>
    listCaptions(context, context.query['video-id']),
  )
  callRoute(app, services, captionCalls.readCaption, (context) =>
    readCaption(context, context.query['video-id'], context.query.language),
  )
  callRoute(app, services, captionCalls.putCaption, (context) =>
    putCaption(context, context.query['video-id'], context.query.language, context.body),
  )
  callRoute(app, services, captionCalls.readRecognisedCaptions, (context) =>
    readRecognisedCaptions(context, context.query['video-id']),
  )
  callRoute(app, services, captionCalls.recogniseCaptions, (context) =>
    recogniseCaptions(context, context.query['video-id']),
  )
  callRoute(app, services, captionCalls.dropRecognisedCaptions, (context) =>
    dropRecognisedCaptions(context, context.query['video-id']),
  )
  callRoute(app, services, captionCalls.deleteCaption, (context) => deleteCaption(context, context.query))
}
