import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { countAttempt } from '../auth/attempts.ts'
import type { Services } from '../context.ts'

type Counted = { current: number; ttl: number }
type Told = (error: Error | null, counted?: Counted) => void

/** What the limiter says of the route a limit belongs to. */
type RouteLimit = { routeInfo?: { method?: string | string[]; url?: string } }

const ADDRESSES_KEPT = 5000

/**
 * Counts requests by address. A limit of a call of its own (logging in, codes, reports) is counted in the database, for
 * all processes together; the wide one that keeps a single client from flooding a process is that process's own.
 */
export const addressLimits = ({ database: { db }, clock }: Services) =>
  class AddressLimits implements FastifyRateLimitStore {
    readonly #here = new LRUCache<string, { count: number; endsAt: number }>({ max: ADDRESSES_KEPT })
    readonly #what: string | undefined

    constructor(_options?: FastifyRateLimitOptions, what?: string) {
      this.#what = what
    }

    incr(address: string, told: Told, timeWindow: number): void {
      this.#count(address, timeWindow).then(
        (counted) => told(null, counted),
        (error: unknown) => told(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child(limit: object): AddressLimits {
      const { routeInfo }: RouteLimit = limit
      return new AddressLimits(undefined, `${String(routeInfo?.method)} ${routeInfo?.url}`)
    }

    async #count(address: string, timeWindow: number): Promise<Counted> {
      const now = clock.now().getTime()
      if (this.#what !== undefined) {
        const { count, resets_at } = await countAttempt({ db, clock }, this.#what, address, timeWindow / 1000)
        return { current: count, ttl: resets_at.getTime() - now }
      }
      const known = this.#here.get(address)
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + timeWindow }
      window.count += 1
      this.#here.set(address, window)
      return { current: window.count, ttl: window.endsAt - now }
    }
  }
