import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { KEEP_FOR_EVER, sendRanged } from '../../platform/http/send-file.ts'
import { captionsPlaylist, masterPlaylist } from '../../platform/media/playlists.ts'
import { captionOf } from './captions/list-captions.ts'
import { lowestFirst, readMediaPath, segmentKey, typeOfMediaFile } from './media.rules.ts'
import { readToken } from './signed-token.ts'
import { WATCH_PURPOSE } from './watch.ts'

type Route = { Params: { token: string; '*': string }; Querystring: { prefer?: string } }

/**
 * The files of a film below a signed address: the master playlist made for the moment, captions, and the renditions
 * out of the storage. An address that was changed or has expired is 403 `wrong_auth_token`.
 */
export const registerMediaFileRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<Route>('/api/media/:token/*', async (request, reply) => {
    const [assetId, videoId] = readToken(services, WATCH_PURPOSE, request.params.token) ?? []
    if (!assetId || !videoId) throw new ApiError('wrong_auth_token')
    const path = readMediaPath(request.params['*'])
    if (!path) throw new ApiError('not_found')
    if (path.kind === 'file') {
      return sendRendition(services, request, reply, segmentKey(assetId, path.rendition, path.name))
    }
    const text =
      path.kind === 'master'
        ? await readMaster(services, assetId, videoId, Number(request.query.prefer))
        : await readCaptionsFile(services, assetId, videoId, path)
    const type = typeOfMediaFile(path.kind === 'master' ? 'master.m3u8' : `captions.${path.file}`)
    // More sizes and corrected captions may come.
    return reply.header('content-type', type).header('cache-control', 'private, no-cache').send(text)
  })
}

const readMaster = async (
  { database: { db } }: Services,
  assetId: string,
  videoId: string,
  prefer: number,
): Promise<string> => {
  const asset = await db
    .selectFrom('media_assets')
    .select('renditions')
    .where('id', '=', assetId)
    .executeTakeFirst()
  if (!asset || asset.renditions.length === 0) throw new ApiError('not_found')
  const captions = await db
    .selectFrom('captions')
    .select(['language', 'label'])
    .where('video_id', '=', videoId)
    .orderBy('language')
    .execute()
  return masterPlaylist(lowestFirst(asset.renditions), captions, prefer > 0 ? prefer : undefined)
}

const readCaptionsFile = async (
  { database: { db } }: Services,
  assetId: string,
  videoId: string,
  { language, file }: { language: string; file: 'm3u8' | 'vtt' },
): Promise<string> => {
  const caption = await captionOf({ db }, videoId, language)
  if (!caption) throw new ApiError('not_found')
  if (file === 'vtt') return caption.vtt
  const asset = await db
    .selectFrom('media_assets')
    .select('duration_seconds')
    .where('id', '=', assetId)
    .executeTakeFirst()
  return captionsPlaylist(language, asset?.duration_seconds ?? 0)
}

const sendRendition = async (
  { storage }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<FastifyReply> => {
  void reply.header('content-type', typeOfMediaFile(key)).header('cache-control', KEEP_FOR_EVER.private)
  return sendRanged(request, reply, (range) => storage.get(key, range))
}
