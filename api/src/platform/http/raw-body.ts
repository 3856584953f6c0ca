import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/** Lets the routes of a scope take files of these content types as their body, and nothing else. */
export const acceptRawBody = (scope: FastifyInstance, contentTypes: readonly string[]): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...contentTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/**
 * The file a request carries.
 * @throws ApiError unsupported_media_type when there is none
 */
export const rawBodyOf = ({ body }: FastifyRequest): Buffer => {
  if (!Buffer.isBuffer(body)) throw new ApiError('unsupported_media_type')
  return body
}
