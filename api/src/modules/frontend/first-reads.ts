import type { FastifyInstance, FastifyRequest } from 'fastify'
import { within, type Bootstrap } from '@kursportal/shared/federation'

/** Milliseconds a page waits for what its first screen reads; later answers the browser asks for itself. */
const PATIENCE = 300

/** Characters of an answer from which on it is better asked for beside the page than in front of all of it. */
const LARGEST = 200_000

/** Answers calls of the API, as the visitor who asks for the page. */
export type FirstReads = (paths: readonly string[]) => Promise<NonNullable<Bootstrap['reads']>>

/**
 * Reads what a first screen will ask for, by the API itself: with the visitor's session, rights and limits. What is
 * refused, late or large is left out, and the screen asks for it and says what became of it.
 */
export const firstReadsOf =
  (app: FastifyInstance, request: FastifyRequest): FirstReads =>
  async (paths) => {
    if (paths.length === 0) return {}
    const reads: Record<string, unknown> = {}
    const all = Promise.allSettled(
      paths.map(async (path) => {
        const url = `/api${path}`
        const answer = await readAs(app, request, url)
        if (answer !== undefined) reads[url] = answer
      }),
    )
    await within(PATIENCE, all).catch(() => undefined)
    // What comes now is not waited for, and must not change what is sent.
    return { ...reads }
  }

/** An answer of the API to whoever asks for the page; undefined where it is not one to bring along. */
const readAs = async (
  app: FastifyInstance,
  { headers: { cookie, host }, id, ip }: FastifyRequest,
  url: string,
): Promise<unknown> => {
  const { statusCode, headers, payload } = await app.inject({
    method: 'GET',
    url,
    headers: { 'x-request-id': id, ...(cookie && { cookie }), ...(host && { host }) },
    remoteAddress: ip,
  })
  const isJson = headers['content-type']?.toString().startsWith('application/json')
  return statusCode === 200 && isJson && payload.length <= LARGEST ? JSON.parse(payload) : undefined
}
