import type { FastifyInstance } from 'fastify'
import { EVENTS, Server, type ServerOptions } from '@tus/server'
import { statusOf } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openUploadLocker } from './upload-locker.ts'
import { beginUpload, noteArriving } from './begin-upload.ts'
import { UPLOAD_PURPOSE } from './create-upload-link.ts'
import { finishUpload } from './finish-upload.ts'
import { readToken } from './signed-token.ts'
import { answerTusError, refusal } from './tus-errors.ts'
import type { UploadStore } from './upload-store.ts'
import { forgetUpload, uploadState } from './upload-state.ts'
import { isWanted } from './wanted-film.ts'

const PATH = '/api/tus'
/** Milliseconds between two notes of how much of an upload has arrived. */
const NOTE_EVERY_MS = 5000

/**
 * The tus 1.0 server. The address an upload link answers is both where the upload is created (`POST`) and the upload
 * itself (`HEAD`, `PATCH`, `DELETE`); its token says which asset it belongs to, and nothing else opens it.
 */
export const registerTusRoutes = async (
  app: FastifyInstance,
  services: Services,
  uploads: UploadStore,
): Promise<void> => {
  const { locker, close } = openUploadLocker(services)
  app.addHook('onClose', async () => close())
  const server = new Server({ path: PATH, datastore: uploads.tus, locker, ...optionsFor(services, uploads) })
  server.on('POST_TERMINATE', (_request, _response, id) => {
    void forgetUpload(services, uploads.filmId(id))
  })
  server.on(EVENTS.POST_RECEIVE, (_request, { id, offset }) => {
    inTransaction(services, (context) => noteArriving(context, uploads.filmId(id), offset)).catch(
      (error: unknown) =>
        services.log.warn({ err: error }, 'how much of an upload has arrived was not noted'),
    )
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
  postReceiveInterval: NOTE_EVERY_MS,
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
    const state = await uploadState(services, uploads.filmId(id))
    // How far it is may also be asked afterwards; everything else would touch a file that is being processed.
    if (state !== 'uploading' && !(state && request.method === 'HEAD')) throw refusal(404, 'Not Found')
    if (state === 'uploading' && !(await isWanted(services.database.db, uploads.filmId(id)))) {
      // Its lecture is deleted: whoever sends it has nothing to come back for.
      throw refusal(410, 'Gone')
    }
    if (request.method === 'PATCH') {
      const offset = Number(request.headers.get('upload-offset')) || 0
      await refusing(inTransaction(services, (context) => noteArriving(context, uploads.filmId(id), offset)))
    }
  },
  onUploadCreate: async (_request, upload) => {
    const { size } = upload
    if (size === undefined) throw refusal(400, 'Upload-Length required')
    await refusing(
      inTransaction(services, (context) =>
        beginUpload(context, {
          filmId: uploads.filmId(upload.id),
          bytes: size,
          fileName: upload.metadata?.['filename'] ?? '',
        }),
      ),
    )
    return {}
  },
  onResponseError: (request, error) =>
    answerTusError(services, error, Boolean(request.runtime?.node?.req.errored)),
  onUploadFinish: async (_request, upload) => {
    await finish(services, uploads.filmId(upload.id), upload.size ?? 0)
    return {}
  },
})

/** What a use case refuses, in the way the tus server wants it. */
const refusing = async (act: Promise<void>): Promise<void> =>
  act.catch((error: unknown) => {
    throw error instanceof ApiError ? refusal(statusOf(error.code), error.message) : error
  })

const tokenOf = (url: string): string => new URL(url, 'http://host').pathname.slice(PATH.length + 1)

const assetOf = (services: Services, token: string): string | null =>
  readToken(services, UPLOAD_PURPOSE, token)?.[0] ?? null

const finish = (services: Services, filmId: string, bytes: number): Promise<void> =>
  inTransaction(services, (context) => finishUpload(context, filmId, bytes))

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
