import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendRanged } from '../../platform/http/send-file.ts'
import { readMediaPath, segmentKey, typeOfMediaFile } from './media.rules.ts'
import { readCaptionsFile, readMaster } from './read-playlists.ts'
import { readToken, secondsLeft } from './signed-token.ts'
import { WATCH_PURPOSE } from './watch.ts'

type Route = { Params: { token: string; '*': string }; Querystring: { prefer?: string } }

/**
 * The files of a film below a signed address: the master playlist made for the moment, captions, and the renditions
 * out of the storage. An address that was changed or has expired is 403 `wrong_auth_token`.
 */
export const registerMediaFileRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<Route>('/api/media/:token/*', async (request, reply) => {
    const { cdnOrigin, publicUrl } = services.config
    // Pages of the platform read what comes from the CDN.
    if (cdnOrigin) void reply.header('access-control-allow-origin', new URL(publicUrl).origin)
    const [filmId, videoId] = readToken(services, WATCH_PURPOSE, request.params.token) ?? []
    if (!filmId || !videoId) throw new ApiError('wrong_auth_token')
    const path = readMediaPath(request.params['*'])
    if (!path) throw new ApiError('not_found')
    if (path.kind === 'file') {
      return sendRendition(services, request, reply, segmentKey(filmId, path.rendition, path.name))
    }
    const text =
      path.kind === 'master'
        ? await readMaster(services, filmId, videoId, Number(request.query.prefer))
        : await readCaptionsFile(services, filmId, videoId, path)
    const type = typeOfMediaFile(path.kind === 'master' ? 'master.m3u8' : `captions.${path.file}`)
    // More sizes and corrected captions may come.
    return reply.header('content-type', type).header('cache-control', 'private, no-cache').send(text)
  })
}

/**
 * A part of a film never changes, and its address is the same for everybody who may watch: caches on the way may keep it
 * for them all, as long as the address is good.
 */
const sendRendition = async (
  { storage, clock }: Services,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  key: string,
): Promise<FastifyReply> => {
  const seconds = secondsLeft({ clock }, request.params.token)
  void reply
    .header('content-type', typeOfMediaFile(key))
    .header('cache-control', `public, max-age=${seconds}, immutable`)
  return sendRanged(request, reply, (range) => storage.get(key, range))
}
