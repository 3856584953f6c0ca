import autocannon from 'autocannon'

/** A request that is measured over and over; `session` is sent as a bearer. */
export type Target = { url: string; session?: string }

const headersOf = ({ session }: Target) => (session ? { authorization: `Bearer ${session}` } : {})

/**
 * Asks as fast as 50 connections can.
 * @returns answers a second and the 99th percentile in milliseconds
 * @throws Error when one of the answers is not a success
 */
export const flood = async (target: Target, seconds: number): Promise<{ perSecond: number; p99: number }> => {
  const result = await autocannon({
    url: target.url,
    connections: 50,
    duration: seconds,
    headers: headersOf(target),
  })
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad > 0) throw new Error(`${bad} answers of ${target.url} were no success`)
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 }
}

/** How long one request takes, in milliseconds, one after the other. @throws Error when it does not succeed */
export const timeOne = async (target: Target): Promise<number> => {
  const begun = performance.now()
  const answer = await fetch(target.url, { headers: headersOf(target) })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${target.url} answered ${answer.status}`)
  return performance.now() - begun
}
