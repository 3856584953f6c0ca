import type { PersonName, RightsWorld } from './rights-world.ts'

/** What is sent; `raw` is a body that is not JSON. */
export type RightsRequest = {
  query?: Record<string, string>
  body?: unknown
  raw?: { type: string; bytes: Buffer }
  headers?: Record<string, string>
  remoteAddress?: string
}

/**
 * How a call is made so that nothing but the right of who makes it decides. The key is method and path, where a call has
 * two faces with a word behind it.
 */
export type RightsRequests = Record<
  string,
  (world: RightsWorld, who: PersonName | 'nobody') => RightsRequest | Promise<RightsRequest>
>
