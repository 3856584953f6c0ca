import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A withdrawal as the list shows it. */
export type Withdrawal = AnswerOf<'GET /withdrawals'>['items'][number]
/** A withdrawal with its person and their courses. */
export type WithdrawalCase = AnswerOf<'GET /withdrawal'>
type Decision = CallInput<'PATCH /withdrawal'>['body']
type Page = { limit: number; offset: number; search?: string; state?: Withdrawal['state'] | undefined }

/** A page of the withdrawals; the page before stays on the screen until it is there. */
export const listWithdrawals = ({ state, ...page }: Page) => ({
  ...read('GET /withdrawals', { ...page, ...(state && { state }) }),
  placeholderData: keepPreviousData,
})

/** One of them. */
export const readWithdrawal = (id: string) => read('GET /withdrawal', { 'withdrawal-id': id })

/** Accepts or declines it. */
export const useDecideWithdrawal = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call('PATCH /withdrawal', { query: { 'withdrawal-id': id }, body }),
    onSuccess: (answer) => {
      client.setQueryData(readWithdrawal(id).queryKey, answer)
      return client.invalidateQueries({ queryKey: queryKey('GET /withdrawals') })
    },
    // Somebody else may have decided meanwhile: show how.
    onError: () => client.invalidateQueries({ queryKey: readWithdrawal(id).queryKey }),
  })
}
