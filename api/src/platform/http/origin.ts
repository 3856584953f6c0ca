import type { FastifyRequest } from 'fastify'

/** Where the client reaches the API, e.g. `https://kurse.example`; for addresses in answers. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`
