import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A request for a payout and what became of it. */
export type Payout = AnswerOf<'GET /transaction-requests'>['items'][number]

/** The requests of a society, the newest first. */
export const listPayouts = (societyId: string) =>
  read('GET /transaction-requests', { society_id: societyId, limit: 50 })

/** Figures and list come anew, also when something was refused, for then they are others than shown. */
const useMoneyAnew = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') }),
      client.invalidateQueries({ queryKey: queryKey('GET /transaction-requests') }),
    ])
}

/** Requests a payout. */
export const useRequestPayout = () =>
  useMutation({
    mutationFn: (body: CallInput<'POST /transaction-request'>['body']) =>
      call('POST /transaction-request', { body }),
    onSettled: useMoneyAnew(),
  })

/** Takes back a request nobody has decided. */
export const useWithdrawPayout = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /transaction-request', { query: { 'request-id': id } }),
    onSettled: useMoneyAnew(),
  })
