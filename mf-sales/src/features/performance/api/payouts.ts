import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A request for a payout and what became of it. */
export type Payout = AnswerOf<'GET /transaction-requests'>['items'][number]

/** The requests of a society, the newest first. */
export const listPayouts = (societyId: string) =>
  read('GET /transaction-requests', { society_id: societyId, limit: 50 })

/** Requests a payout; figures and list come anew, also when it is refused, for then they are others than shown. */
export const useRequestPayout = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /transaction-request'>['body']) =>
      call('POST /transaction-request', { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') }),
        client.invalidateQueries({ queryKey: queryKey('GET /transaction-requests') }),
      ]),
  })
}
