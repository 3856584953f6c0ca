import { call, queryKey, type AnswerOf } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A payout somebody asks for. */
export type OpenPayout = AnswerOf<'GET /transaction/requests'>[string]

/** Of the open requests, the oldest first. */
export const oldestFirst = (open: Readonly<Record<string, OpenPayout>>): OpenPayout[] =>
  Object.values(open).toSorted((a, b) => a.created_at.localeCompare(b.created_at))

/** Decides about a request: books it, or refuses it with a reason. Whoever was faster is seen in the list, which comes anew. */
export const useDecidePayout = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ request_id, reason }: { request_id: string; reason?: string }) =>
      reason === undefined
        ? call('POST /society/transaction', { body: { request_id } })
        : call('POST /society/transaction-refusal', { body: { request_id, reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /transaction/requests') }),
  })
}
