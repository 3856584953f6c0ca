import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A payout as the list shows it. */
export type Payout = AnswerOf<'GET /transaction-requests'>['items'][number]
/** A payout with all that an admin weighs. */
export type PayoutCase = AnswerOf<'GET /transaction-request'>
/** How far a payout came. */
export type Stage = Payout['stage']
/** What an admin decides, as its mail is asked for. */
export type Decision = CallInput<'POST /transaction-request/mail-preview'>['body']['decision']
type Query = NonNullable<CallInput<'GET /transaction-requests'>['query']>

/** The most that are chosen, and booked, in one go. */
export const MOST_AT_ONCE = 200

/** A page of the payouts; the page before stays on the screen until it is there. */
export const listPayouts = (query: Query) => ({
  ...read('GET /transaction-requests', query),
  placeholderData: keepPreviousData,
})

/** Another page of the same, for the file of all of them and for choosing all. */
export const readPayouts = (query: Query): Promise<AnswerOf<'GET /transaction-requests'>> =>
  call('GET /transaction-requests', { query })

/** One of them. */
export const readPayout = (id: string) => read('GET /transaction-request', { 'request-id': id })

/** The finishes of a society in a year, newest first. */
export const listFinishes = (query: CallInput<'GET /user-finishes'>['query']) => ({
  ...read('GET /user-finishes', query),
  placeholderData: keepPreviousData,
})

/** The mail a decision would send; the one before stays until it is there. */
export const previewMail = (
  request_id: string,
  decision: Decision,
  reason: string,
  mend_account: boolean | undefined,
) =>
  queryOptions({
    queryKey: ['POST /transaction-request/mail-preview', request_id, decision, reason, mend_account],
    queryFn: ({ signal }) =>
      call(
        'POST /transaction-request/mail-preview',
        { body: { request_id, decision, mend_account, ...(reason && { reason }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })

/** Everything that shows money of payouts is fetched anew. */
const useRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      (
        [
          'GET /transaction-requests',
          'GET /transaction-request',
          'GET /transaction/requests',
          'GET /society/transactions',
          'GET /sepa-exports',
          'GET /payout-documents',
        ] as const
      ).map((key) => client.invalidateQueries({ queryKey: queryKey(key) })),
    )
}

/** Books one payout; with a reason where the admin leads the society. */
export const useBookPayout = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /society/transaction'>['body']) =>
      call('POST /society/transaction', { body }),
    onSettled,
  })
}

/** Books several. */
export const useBookPayouts = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (request_ids: string[]) => call('POST /society/transactions', { body: { request_ids } }),
    onSettled,
  })
}

/** Refuses a payout. */
export const useRefusePayout = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /society/transaction-refusal'>['body']) =>
      call('POST /society/transaction-refusal', { body }),
    onSettled,
  })
}

/** Notes that the bank sent a payout back. */
export const useReturnPayout = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /society/payout-return'>['body']) =>
      call('POST /society/payout-return', { body }),
    onSettled,
  })
}

/** The most payouts a call may name. */
const MOST_NAMED = 1000

/** Puts payouts that are booked into a file for the bank. */
export const useMakeFile = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (request_ids: string[]) =>
      call('POST /sepa-export', { body: request_ids.length > MOST_NAMED ? {} : { request_ids } }),
    onSettled,
  })
}
