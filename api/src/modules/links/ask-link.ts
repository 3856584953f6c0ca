import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  guardedLookup,
  Refused,
  requireAllowed,
  type PublicOnly,
} from '../../platform/outgoing/public-only.ts'

/** Whether somebody is at home: `gone` is said by the server or by there being none, `unreachable` may pass. */
export type LinkAnswer = 'there' | 'gone' | 'unreachable'

type Options = PublicOnly & { signal: AbortSignal; timeoutMs?: number }

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 5

type Reply = { status: number; location: string | undefined }

const send = (url: URL, method: 'HEAD' | 'GET', options: Options) =>
  new Promise<Reply>((resolve, reject) => {
    const wanted: RequestOptions = {
      method,
      signal: options.signal,
      lookup: guardedLookup(options),
      // No connection is kept: each is checked anew.
      agent: false,
      headers: { 'user-agent': 'Kursportal link check', accept: '*/*' },
      maxHeaderSize: 16_384,
    }
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, wanted, (reply) => {
      // What stands there is not read.
      reply.destroy()
      resolve({ status: reply.statusCode ?? 0, location: reply.headers.location })
    })
    request.on('error', reject)
    request.end()
  })

const follow = async (address: string, options: Options): Promise<Reply> => {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    requireAllowed(url, options)
    const head = await send(url, 'HEAD', options)
    // Some servers know no HEAD, and some answer it wrongly.
    const reply = head.status >= 400 ? await send(url, 'GET', options) : head
    if (reply.status < 300 || reply.status >= 400 || !reply.location) return reply
    const next = URL.parse(reply.location, url)
    if (!next) return reply
    url = next
  }
  return { status: 508, location: undefined }
}

const GONE = new Set([404, 410])

/**
 * Asks whether a page is there, without reading it. Only machines of the public internet are asked, also behind
 * redirects; a page that wants a login or forbids machines is there.
 */
export const askLink = async (address: string, options: Options): Promise<LinkAnswer> => {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = AbortSignal.any([timeout, options.signal])
  try {
    const { status } = await follow(address, { ...options, signal })
    if (GONE.has(status)) return 'gone'
    return status >= 500 ? 'unreachable' : 'there'
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof Refused) return 'gone'
    return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? 'gone' : 'unreachable'
  }
}
