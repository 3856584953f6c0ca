import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A bank's file as it was read: what it says, and what that does. */
export type BankAnswer = AnswerOf<'POST /bank-answer'>
/** One that was read. */
export type ReadAnswer = AnswerOf<'GET /bank-answers'>['items'][number]

/** A page of the files that were read. */
export const listBankAnswers = (page: { limit: number; offset: number }) => ({
  ...read('GET /bank-answers', page),
  placeholderData: keepPreviousData,
})

/** Reads a file: says what it would do, or does it; then everything about payouts comes anew. */
export const useReadBankAnswer = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /bank-answer'>['body']) => call('POST /bank-answer', { body }),
    onSuccess: (_answer, { dry_run: dry }) =>
      dry
        ? undefined
        : Promise.all([
            client.invalidateQueries({ queryKey: queryKey('GET /bank-answers') }),
            client.invalidateQueries({ queryKey: queryKey('GET /transaction-requests') }),
            client.invalidateQueries({ queryKey: queryKey('GET /transaction-request') }),
          ]),
  })
}
