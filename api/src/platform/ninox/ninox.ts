import { z } from 'zod'
import type { Config } from '../config.ts'
import { findUnstorableText } from '../http/storable-text.ts'

/** A record of a Ninox table: its number there and its fields by the names they have in Ninox. */
export type NinoxRecord = { id: number; fields: Record<string, unknown> }

/** Why Ninox could not be read; the message is for the log, `reason` for people. */
export class NinoxError extends Error {
  readonly reason: NinoxFailure

  constructor(reason: NinoxFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}
export type NinoxFailure = 'not_configured' | 'unreachable' | 'refused' | 'not_found' | 'invalid_answer'

const PER_PAGE = 100
const MOST_PAGES = 1_000

const page = z.array(z.object({ id: z.int(), fields: z.record(z.string(), z.unknown()) }))
const record = page.element
const teams = z.array(z.object({ id: z.string() })).min(1)

/**
 * Reads from a Ninox database by its public REST interface, version 1.
 * `NINOX_DATABASE` is `team/database`; without a team the first one the token may see.
 */
export const openNinox = (config: Pick<Config, 'ninox' | 'limits'>) => {
  const timeoutMs = config.limits.ninoxSeconds * 1000
  const get = async <T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> => {
    if (!config.ninox)
      throw new NinoxError('not_configured', 'NINOX_URL, NINOX_TOKEN and NINOX_DATABASE are not set')
    const address = `${config.ninox.url.replace(/\/+$/, '')}/v1/${path}`
    const body = await load(address, config.ninox.token, timeoutMs)
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new NinoxError('invalid_answer', `${address}: ${parsed.error.message}`)
    if (findUnstorableText(parsed.data) !== undefined)
      throw new NinoxError('invalid_answer', `${address}: text that cannot be stored`)
    return parsed.data
  }
  const tablePath = async (table: string): Promise<string> => {
    const [first = '', second] = (config.ninox?.database ?? '').split('/')
    const team = second === undefined ? (await get('teams', teams))[0]?.id : first
    const parts = ['teams', team ?? '', 'databases', second ?? first, 'tables', table]
    return parts.map(encodeURIComponent).join('/')
  }
  return {
    /** Every record of a table, page by page. @throws NinoxError */
    records: async (table: string): Promise<NinoxRecord[]> => {
      const path = `${await tablePath(table)}/records`
      const all: NinoxRecord[] = []
      for (let number = 0; number < MOST_PAGES; number += 1) {
        const found = await get(`${path}?page=${number}&perPage=${PER_PAGE}`, page)
        all.push(...found)
        if (found.length < PER_PAGE) return all
      }
      throw new NinoxError('invalid_answer', `${table} has more than ${PER_PAGE * MOST_PAGES} records`)
    },
    /** One record of a table by its number. @throws NinoxError, not_found also for what is no number */
    record: async (table: string, id: string): Promise<NinoxRecord> => {
      const path = `${await tablePath(table)}/records`
      // Anything else could lead to another address of the server.
      if (!/^\d{1,15}$/.test(id)) throw new NinoxError('not_found', `${path} has no record ${id}`)
      return get(`${path}/${Number(id)}`, record)
    },
  }
}

const load = async (address: string, token: string, timeoutMs: number): Promise<unknown> => {
  let answer: Response
  let text: string
  try {
    answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await answer.text()
  } catch (error) {
    throw new NinoxError('unreachable', `${address} cannot be reached`, error)
  }
  if (answer.status === 404) throw new NinoxError('not_found', `${address} does not exist`)
  if (!answer.ok) throw new NinoxError('refused', `${address} answers ${answer.status}`)
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch (error) {
    throw new NinoxError('invalid_answer', `${address} does not answer JSON`, error)
  }
}
