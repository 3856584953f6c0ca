import autocannon from 'autocannon'

/** A request that is measured over and over; `session` is sent as a bearer, of a page as its cookie, `body` as JSON by POST. */
export type Target = { url: string; session?: string; isPage?: true; body?: object }

/** What answers to a flood of requests look like: how many, how many a second, and the 99th percentile in milliseconds. */
export type Flow = { answers: number; perSecond: number; p99: number }

const headersOf = ({ session, isPage, body }: Target): Record<string, string> => ({
  ...(session && isPage ? { cookie: `session_id=${session}` } : {}),
  ...(session && !isPage ? { authorization: `Bearer ${session}` } : {}),
  ...(body ? { 'content-type': 'application/json' } : {}),
})

/**
 * Asks as fast as 50 connections can; of several targets each connection takes one, in turn.
 * @throws Error when one of the answers is not a success
 */
export const flood = async (targets: readonly Target[], seconds: number): Promise<Flow> => {
  const [first] = targets
  if (!first) throw new Error('nothing to ask')
  let connections = 0
  const result = await autocannon({
    url: first.url,
    connections: 50,
    duration: seconds,
    setupClient: (client) => {
      const target = targets[connections % targets.length] ?? first
      connections += 1
      client.setHeadersAndBody(headersOf(target), target.body ? JSON.stringify(target.body) : '')
    },
    method: first.body ? 'POST' : 'GET',
  })
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad > 0) throw new Error(`${bad} answers of ${first.url} were no success`)
  return { answers: result['2xx'], perSecond: result['2xx'] / result.duration, p99: result.latency.p99 }
}

/** How long one request takes, in milliseconds, one after the other. @throws Error when it does not succeed */
export const timeOne = async (target: Target): Promise<number> => {
  const begun = performance.now()
  const answer = await fetch(target.url, {
    headers: headersOf(target),
    ...(target.body ? { method: 'POST', body: JSON.stringify(target.body) } : {}),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${target.url} answered ${answer.status}`)
  return performance.now() - begun
}
