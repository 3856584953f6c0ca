import compress, { type FastifyCompressRouteOptions } from '@fastify/compress'
import { constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Bytes below which an answer fits into a packet anyway. */
const THRESHOLD = 1024

/** A text that is made for one answer. Files come compressed, or are pictures and films. */
const madeHere = /^(?:text\/html|application\/json)\b/

/**
 * Compresses what is made for one answer, so that nobody has to put a proxy in front for it. What was compressed before
 * is left as it is. The first of these that a client takes: zstd costs a third of the processor time of brotli.
 */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: madeHere,
  })
}

/**
 * For the route of pages, which somebody asks for once in a visit and waits for before anything else: a third of a
 * millisecond more of the processor for a tenth fewer bytes.
 */
export const pageCompression = {
  encodings: ['br', 'zstd', 'gzip'],
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  },
} satisfies FastifyCompressRouteOptions['compress']
