import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { releaseFolder } from './release-folder.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.tgz': 'application/gzip',
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

const safe = /^[A-Za-z0-9_-][A-Za-z0-9._/-]*$/

/**
 * Answers a file of a release, precompressed where the client takes that. Nothing of a release ever changes, so it is
 * kept for ever.
 * @throws ApiError not_found for a file that is not there: never the page; nor is any a service worker, which would stand
 * between people and the platform long after the release is gone
 */
export const sendReleaseFile = async (
  storage: Storage,
  request: FastifyRequest<{ Params: { name: string; version: string; '*': string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { name, version, '*': path } = request.params
  return sendStoredFile(storage, request, reply, `${releaseFolder(name, version)}${path}`)
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The same for a file under its key in the storage.
 * @param cache how long browsers keep it
 * @throws ApiError not_found
 */
export const sendStoredFile = async (
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  cache = FOR_EVER,
): Promise<FastifyReply> => {
  const type = contentTypes[extname(key)]
  if (request.headers['service-worker'] !== undefined) throw new ApiError('not_found')
  if (!type || !safe.test(key) || key.includes('..')) throw new ApiError('not_found')
  const accepted = request.headers['accept-encoding'] ?? ''
  for (const { name: encoding, suffix } of encodings) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue
    const packed = await storage.get(`${key}${suffix}`)
    if (packed) return send(reply.header('content-encoding', encoding), type, packed, cache)
  }
  const plain = await storage.get(key)
  if (!plain) throw new ApiError('not_found')
  return send(reply, type, plain, cache)
}

const send = (
  reply: FastifyReply,
  type: string,
  { stream, size }: NonNullable<Awaited<ReturnType<Storage['get']>>>,
  cache: string,
): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-length', size)
    .header('vary', 'accept-encoding')
    .header('cache-control', cache)
    .header('x-content-type-options', 'nosniff')
    .send(stream)
