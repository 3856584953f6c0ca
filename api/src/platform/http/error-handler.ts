import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { errorCatalogue, type ErrorCode } from '@kursportal/shared/contract'
import { messageOf } from '../errors.ts'
import { isUnavailable } from '../unavailable.ts'
import { ApiError } from './api-error.ts'
import { sendUnavailablePage, wantsPage } from './unavailable-page.ts'

/** What Fastify itself, the database and the body parser report, in the words of the catalogue. */
const foreignCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  // PostgreSQL: two transactions in each other's way.
  '40001': 'unavailable',
  '40P01': 'unavailable',
}

/** Seconds after which a client may try again what was unavailable. */
const RETRY_AFTER_SECONDS = 2

/** How an error answers: `{ status, code, message, details? }` (specification, section 8). */
export const presentError = (code: ErrorCode, details?: unknown) => ({
  status: errorCatalogue[code].status,
  code,
  message: errorCatalogue[code].message,
  ...(details === undefined ? {} : { details }),
})

const secondsToWait = (details: unknown): number | undefined =>
  typeof details === 'object' &&
  details !== null &&
  'retry_after' in details &&
  typeof details.retry_after === 'number'
    ? details.retry_after
    : undefined

const MOST_READ_BYTES = 64 * 1024 ** 2

/**
 * Whether the rest of a body that is too large is read and thrown away. Else the connection breaks while the sender is
 * still writing, and the answer that says why is lost with it.
 */
const isWorthReading = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Infinity) <= MOST_READ_BYTES

/**
 * One handler maps every failure; only what nobody foresaw is logged as an error and answered 500, with the
 * id of the request, by which the log has the reason. Of what is away for the moment the log has the reason too: a disk
 * or a bucket that is full is no different for who asked.
 */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      const seconds =
        secondsToWait(error.details) ?? (error.code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
      if (seconds) void reply.header('retry-after', seconds)
      if (error.code === 'unavailable' && wantsPage(request)) return sendUnavailablePage(reply)
      return reply.status(errorCatalogue[error.code].status).send(presentError(error.code, error.details))
    }
    const code =
      foreignCodes[error.code] ??
      (isUnavailable(error) ? 'unavailable' : error instanceof SyntaxError ? 'invalid_json' : undefined)
    if (code === 'unavailable') {
      request.log.warn({ reason: messageOf(error), code: error.code }, 'unavailable')
      void reply.header('retry-after', RETRY_AFTER_SECONDS)
      if (wantsPage(request)) return sendUnavailablePage(reply)
    }
    if (code === 'payload_too_large' && isWorthReading(request)) void reply.header('connection', 'keep-alive')
    if (code) return reply.status(errorCatalogue[code].status).send(presentError(code))
    if (error.statusCode === 429) return reply.status(429).send(presentError('too_many_requests'))
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
      return reply.status(400).send(presentError('bad_request'))
    }
    request.log.error({ err: error }, 'unforeseen error')
    return reply.status(500).send(presentError('internal_error', { request_id: request.id }))
  })
}
