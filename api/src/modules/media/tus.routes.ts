import type { FastifyInstance } from 'fastify'
import { Server, type ServerOptions } from '@tus/server'
import { statusOf } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { beginUpload } from './begin-upload.ts'
import { UPLOAD_PURPOSE } from './create-upload-link.ts'
import { finishUpload } from './finish-upload.ts'
import { readToken } from './signed-token.ts'
import type { UploadStore } from './upload-store.ts'

const PATH = '/api/tus'

/** A refusal in the way the tus server wants it. */
const refusal = (status_code: number, body: string) => ({ status_code, body: `${body}\n` })

/**
 * The tus 1.0 server. The address an upload link answers is both where the upload is created (`POST`) and the upload
 * itself (`HEAD`, `PATCH`, `DELETE`); its token says which asset it belongs to, and nothing else opens it.
 */
export const registerTusRoutes = async (
  app: FastifyInstance,
  services: Services,
  uploads: UploadStore,
): Promise<void> => {
  const server = new Server({ path: PATH, datastore: uploads.tus, ...optionsFor(services, uploads) })
  server.on('POST_TERMINATE', (_request, _response, id) => {
    void forgetUpload(services, uploads.assetId(id))
  })
  await app.register((scope, _options, done) => {
    // The body is the tus server's to read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    scope.route<{ Params: { token: string } }>({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
      url: `${PATH}/:token`,
      handler: async (request, reply) => {
        if (request.method === 'HEAD') await finishWhatIsComplete(services, uploads, request.params.token)
        reply.hijack()
        await server.handle(request.raw, reply.raw)
      },
    })
    done()
  })
}

const optionsFor = (services: Services, uploads: UploadStore): Omit<ServerOptions, 'path' | 'locker'> => ({
  maxSize: services.config.limits.videoBytes,
  allowedOrigins: [services.config.publicUrl],
  disableTerminationForFinishedUploads: true,
  namingFunction: (request) => {
    const id = assetOf(services, tokenOf(request.url))
    if (!id) throw refusal(403, 'wrong auth token')
    return uploads.tusId(id)
  },
  generateUrl: (request) => new URL(request.url).pathname,
  getFileIdFromRequest: (request) => {
    const id = assetOf(services, tokenOf(request.url))
    return id === null ? undefined : uploads.tusId(id)
  },
  onIncomingRequest: async (request, id) => {
    const state = await stateOf(services, uploads.assetId(id))
    // How far it is may also be asked afterwards; everything else would touch a file that is being processed.
    if (state !== 'uploading' && !(state && request.method === 'HEAD')) throw refusal(404, 'Not Found')
  },
  onUploadCreate: async (_request, upload) => {
    const { size } = upload
    if (size === undefined) throw refusal(400, 'Upload-Length required')
    await inTransaction(services, (context) =>
      beginUpload(context, {
        assetId: uploads.assetId(upload.id),
        bytes: size,
        fileName: upload.metadata?.['filename'] ?? '',
      }),
    ).catch((error: unknown) => {
      throw error instanceof ApiError ? refusal(statusOf(error.code), error.message) : error
    })
    return {}
  },
  onUploadFinish: async (_request, upload) => {
    await finish(services, uploads.assetId(upload.id), upload.size ?? 0)
    return {}
  },
})

const tokenOf = (url: string): string => new URL(url, 'http://host').pathname.slice(PATH.length + 1)

const assetOf = (services: Services, token: string): string | null =>
  readToken(services, UPLOAD_PURPOSE, token)?.[0] ?? null

const finish = (services: Services, assetId: string, bytes: number): Promise<void> =>
  inTransaction(services, (context) => finishUpload(context, assetId, bytes))

/**
 * A process that died between the last byte and its note left an upload complete but unfinished; the client that asks
 * how far it is would take it as done.
 */
const finishWhatIsComplete = async (
  services: Services,
  uploads: UploadStore,
  token: string,
): Promise<void> => {
  const id = assetOf(services, token)
  const received = id && (await uploads.received(id))
  if (id && received && received.offset === received.size) await finish(services, id, received.offset)
}

const stateOf = async ({ database }: Services, id: string) => {
  const asset = await database.db
    .selectFrom('media_assets')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return asset?.state
}

const forgetUpload = async ({ database, log }: Services, id: string): Promise<void> => {
  await database.db
    .deleteFrom('media_assets')
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute()
    .catch((error: unknown) => log.error({ error }, 'a cancelled upload was not forgotten'))
}
