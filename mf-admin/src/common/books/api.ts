import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A line of the ledger. */
export type LedgerLine = AnswerOf<'GET /society/transactions'>['items'][number]
/** The money of a society in a year. */
export type Balance = AnswerOf<'GET /society/balance'>
type LedgerQuery = CallInput<'GET /society/transactions'>['query']

/** The money of a society in a year; in the current one when none is named. The year before stays until it is there. */
export const readBalance = (societyId: string, year: number | undefined) => ({
  ...read('GET /society/balance', { society_id: societyId, ...(year !== undefined && { year }) }),
  placeholderData: keepPreviousData,
})

/** A page of its ledger; the page before stays on the screen until it is there. */
export const listLedger = (query: LedgerQuery) => ({
  ...read('GET /society/transactions', query),
  placeholderData: keepPreviousData,
})

/** Another page of the same, for the file of all of them. */
export const readLedger = (query: LedgerQuery): Promise<AnswerOf<'GET /society/transactions'>> =>
  call('GET /society/transactions', { query })

const useRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      (
        [
          'GET /society/transactions',
          'GET /society/balance',
          'GET /transaction-requests',
          'GET /user-finishes',
          'GET /sales-performance',
        ] as const
      ).map((key) => client.invalidateQueries({ queryKey: queryKey(key) })),
    )
}

/** Adds to or takes from what was earned. */
export const useCorrect = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /society/correction'>['body']) =>
      call('POST /society/correction', { body }),
    onSettled,
  })
}

/** Takes a transaction back. */
export const useReverse = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /society/reversal'>['body']) =>
      call('POST /society/reversal', { body }),
    onSettled,
  })
}
