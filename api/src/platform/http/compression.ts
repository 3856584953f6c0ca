import compress from '@fastify/compress'
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
