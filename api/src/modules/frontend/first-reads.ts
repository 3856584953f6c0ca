import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bootstrap } from '@kursportal/shared/federation'

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
  (app: FastifyInstance, { headers: { cookie, host }, ip }: FastifyRequest): FirstReads =>
  async (paths) => {
    if (paths.length === 0) return {}
    const reads: Record<string, unknown> = {}
    const all = Promise.all(
      paths.map(async (path) => {
        const url = `/api${path}`
        const answer = await app.inject({
          method: 'GET',
          url,
          headers: { ...(cookie && { cookie }), ...(host && { host }) },
          remoteAddress: ip,
        })
        const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
        if (answer.statusCode === 200 && isJson && answer.payload.length <= LARGEST)
          reads[url] = JSON.parse(answer.payload)
      }),
    )
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE)
    })
    // An answer that could not be made is one that is not there.
    await Promise.race([all.catch(() => undefined), late])
    clearTimeout(timer)
    return { ...reads }
  }
