import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendRanged } from '../../platform/http/send-file.ts'
import { PLAYLIST, readMediaPath, segmentKey, typeOfMediaFile, type MediaPath } from './media.rules.ts'
import { readCaptionsFile, readGrowing, readMaster } from './read-playlists.ts'
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
    if (path.kind === 'file' && path.name !== PLAYLIST) {
      return sendSegment(services, request, reply, segmentKey(filmId, path.rendition, path.name))
    }
    if (path.kind === 'file') {
      const whole = await services.storage.get(segmentKey(filmId, path.rendition, PLAYLIST))
      if (whole) {
        return keep(services, request, reply, PLAYLIST)
          .header('content-length', whole.size)
          .send(whole.stream)
      }
    }
    const text = await readMoving(services, filmId, videoId, path, Number(request.query.prefer))
    const type = typeOfMediaFile(path.kind === 'captions' ? `.${path.file}` : PLAYLIST)
    return reply.header('content-type', type).header('cache-control', 'private, no-cache').send(text)
  })
}

/** What may be another one soon: more sizes, more segments of the one that is made, and corrected captions may come. */
const readMoving = (
  services: Services,
  filmId: string,
  videoId: string,
  path: MediaPath,
  prefer: number,
): Promise<string> => {
  if (path.kind === 'master') return readMaster(services, filmId, videoId, prefer)
  if (path.kind === 'captions') return readCaptionsFile(services, filmId, videoId, path)
  return readGrowing(services, filmId, path.rendition)
}

const sendSegment = (
  services: Services,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  key: string,
): Promise<FastifyReply> =>
  sendRanged(request, keep(services, request, reply, key), (range) => services.storage.get(key, range))

/**
 * A part of a film never changes, and its address is the same for everybody who may watch: caches on the way may keep it
 * for them all, as long as the address is good.
 */
const keep = (
  { clock }: Services,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  name: string,
): FastifyReply => {
  const seconds = secondsLeft({ clock }, request.params.token)
  return reply
    .header('content-type', typeOfMediaFile(name))
    .header('cache-control', `public, max-age=${seconds}, immutable`)
}
