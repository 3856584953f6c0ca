import { call, read } from '@kursportal/shared/client'
import type { BulkReport, BulkTarget } from '@kursportal/shared/contract'
import { keepPreviousData, queryOptions, useQueryClient } from '@kursportal/shared/query'

/** Whom something is done to: ids, or the filter of the list. */
export type Target = Pick<BulkTarget, 'user_ids' | 'filter'>

/** What can be done for many. */
export type BulkKind = 'access' | 'society' | 'reminder' | 'deletion'

/** What a call needs beside whom it is about. */
export type BulkInput = { kind: BulkKind; target: Target; thing: string; reason: string }

type Options = { dry_run?: true; expected?: number }
type Headers = Readonly<Record<string, string>>

/** Does it, or with `dry_run` says what would happen. */
const send = (
  { kind, target, thing, reason }: BulkInput,
  options: Options,
  headers: Headers = {},
  signal?: AbortSignal,
): Promise<BulkReport> => {
  const whom = { ...target, ...options }
  if (kind === 'access')
    return call('POST /access/users', { body: { ...whom, access_id: thing } }, { headers, signal })
  if (kind === 'society')
    return call('POST /users/society', { body: { ...whom, society_id: thing } }, { headers, signal })
  if (kind === 'reminder') return call('POST /users/reminder', { body: whom }, { headers, signal })
  return call('POST /users/deletion', { body: { ...whom, reason } }, { headers, signal })
}

const TRIED = 'try bulk'

/** What would happen, in numbers. */
export const tryBulk = (input: Omit<BulkInput, 'reason'>) =>
  queryOptions({
    queryKey: [TRIED, input],
    // Counting needs no reason; the call does.
    queryFn: ({ signal }) => send({ ...input, reason: 'Vorschau' }, { dry_run: true }, {}, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** Does it to just as many as were counted, and reads the list anew. */
export const useBulk = () => {
  const client = useQueryClient()
  return async (input: BulkInput, expected: number, headers: Headers): Promise<BulkReport> => {
    try {
      const report = await send(input, { expected }, headers)
      // Anything that is read of people may be different now; what was counted is over.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== TRIED })
      return report
    } catch (error) {
      void client.invalidateQueries({ queryKey: [TRIED] })
      throw error
    }
  }
}

/** Accesses for single people whose name holds these words. */
export const findAccesses = (search: string) => ({
  ...read('GET /accesses', { all: 'true', search, limit: 50 }),
  placeholderData: keepPreviousData,
})

/** Societies whose name or town holds these words. */
export const findSocieties = (search: string) => ({
  ...read('GET /societies', { search, limit: 50 }),
  placeholderData: keepPreviousData,
})
