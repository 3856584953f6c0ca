import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile, StoredRange } from '../storage/storage.ts'
import { ApiError } from './api-error.ts'

/** What never changes may be kept for ever; `private` where its address is only for one person. */
export const KEEP_FOR_EVER = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, max-age=31536000, immutable',
} as const

/** What never changes, but is only for whoever is logged in: kept by the browser, shown after asking. */
export const ASK_EACH_TIME = 'private, no-cache'

/** Answers a file that is named by its ETag, or 304 when the client has it. */
export const sendTagged = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: { etag: string; contentType: string; cache: string; open: () => Promise<StoredFile> },
): Promise<FastifyReply> => {
  const named = { etag: file.etag, 'cache-control': file.cache }
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).headers(named).send()
  const { stream, size } = await file.open()
  return reply.headers({ ...named, 'content-type': file.contentType, 'content-length': size }).send(stream)
}

/** The bytes a `Range` header asks for, both inclusive. */
export type ByteRange = { from: number; to: number }

/**
 * Reads a `Range` header for a file of a size. Several ranges at once are answered with the whole file.
 * @returns null for the whole file, `unsatisfiable` when the range lies outside (416)
 */
export const readRange = (header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable'
  return to < from ? null : { from, to }
}

/** The part that a header names by where it begins, so that it can be asked for before the size is known. */
const partFromStart = (header: string | undefined): StoredRange | null => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || (last && Number(last) < Number(first))) return null
  return { from: Number(first), ...(last ? { to: Number(last) } : {}) }
}

/**
 * Answers a file, or the part of it that was asked for: 206, or 416 where there is no such part. A browser needs it to
 * jump within a sound or a film. The storage is asked once, unless the part is counted from the end. Content type and
 * cache are set by the caller.
 * @param open gives the whole file or a part, always with the size of the whole; null when there is none
 * @throws ApiError not_found
 */
export const sendRanged = async (
  request: FastifyRequest,
  reply: FastifyReply,
  open: (range?: StoredRange) => Promise<StoredFile | null>,
): Promise<FastifyReply> => {
  void reply.header('accept-ranges', 'bytes')
  const early = partFromStart(request.headers.range)
  const first = await open(early ?? undefined)
  if (!first) throw new ApiError('not_found')
  const range = readRange(request.headers.range, first.size)
  if (range === null) return reply.header('content-length', first.size).send(first.stream)
  if (range === 'unsatisfiable') {
    first.stream.destroy()
    return reply.status(416).header('content-range', `bytes */${first.size}`).send()
  }
  if (!early) first.stream.destroy()
  const part = early ? first : await open(range)
  if (!part) throw new ApiError('not_found')
  return reply
    .status(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${part.size}`)
    .header('content-length', range.to - range.from + 1)
    .send(part.stream)
}
