import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { imageCalls, imageTypes } from '@kursportal/shared/contract'
import type { Context, Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { acceptRawBody, rawBodyOf } from '../../platform/http/raw-body.ts'
import { KEEP_FOR_EVER, sendTagged } from '../../platform/http/send-file.ts'
import { registerDefaultImages } from './default-images.ts'
import { readImage } from './read-image.ts'
import { uploadImage } from './upload-image.ts'

const THUMBNAIL_WIDTH = 320

export const registerImageRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(async (scope) => {
    acceptRawBody(scope, imageTypes)
    callRoute(
      scope,
      services,
      imageCalls.uploadImage,
      (context) => {
        const ratio = context.request.headers['aspect-ratio']
        return uploadImage(context, rawBodyOf(context.request), ratio === undefined ? ratio : String(ratio))
      },
      { transaction: false }, // its row must be seen while it is being processed
    )
  })
  callRoute(app, services, imageCalls.readImage, (context) =>
    sendImage(context, context.query.id, context.query.width),
  )
  callRoute(app, services, imageCalls.readThumbnail, (context) =>
    sendImage(context, context.query.id, THUMBNAIL_WIDTH),
  )
  registerDefaultImages(app)
}

const sendImage = async (
  context: Context & { request: FastifyRequest; reply: FastifyReply },
  id: string,
  width?: number,
): Promise<FastifyReply> => {
  const image = await readImage(context, id, width)
  return sendTagged(context.request, context.reply, {
    ...image,
    contentType: 'image/webp',
    cache: KEEP_FOR_EVER.public,
  })
}
