import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A file for the bank. */
export type BankFile = AnswerOf<'GET /sepa-exports'>['items'][number]
/** The account payouts are made from. */
export type PayoutAccount = NonNullable<AnswerOf<'GET /payout-account'>>

/** A page of the files made so far. */
export const listBankFiles = (page: { limit: number; offset: number }) => ({
  ...read('GET /sepa-exports', page),
  placeholderData: keepPreviousData,
})

/** What a file made now would hold, and what it would leave out. */
export type FilePreview = AnswerOf<'GET /sepa-export/preview'>

/** The same, read. */
export const previewBankFile = () => read('GET /sepa-export/preview')

/** Where a file is downloaded; the same as often as one likes. */
export const bankFileAddress = (id: string): string => `/api/sepa-export?export-id=${id}`

/** The account payouts are made from; null while none is set. */
export const readAccount = () => read('GET /payout-account')

/** Sets it. */
export const useSetAccount = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PUT /payout-account'>['body']) => call('PUT /payout-account', { body }),
    onSuccess: (account) => client.setQueryData(readAccount().queryKey, account),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /payout-account') }),
  })
}

/** An account number as it is shown: `DE02 •••• 2051`. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
