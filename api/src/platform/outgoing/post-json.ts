import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { guardedLookup, requireAllowed, type PublicOnly } from './public-only.ts'

const TIMEOUT_MS = 10_000

type Options = PublicOnly & {
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
  timeoutMs?: number
}

/**
 * Sends JSON to an address that somebody else wrote: to machines of the public internet only, without following where it
 * leads; what is answered is not read.
 * @returns the status
 * @throws when nobody answers in ten seconds, or the address is not asked
 */
export const postJson = async (address: string, body: string, options: Options): Promise<number> => {
  const url = new URL(address)
  requireAllowed(url, options)
  const signal = AbortSignal.any([AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS), options.signal])
  const wanted: RequestOptions = {
    method: 'POST',
    signal,
    lookup: guardedLookup(options),
    // No connection is kept: each is checked anew.
    agent: false,
    headers: {
      ...options.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Kursportal',
    },
    maxHeaderSize: 16_384,
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, wanted, (reply) => {
      reply.destroy()
      resolve(reply.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
}
