import { call, queryKey, read, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The account one's payouts go to. */
export const readOwnAccount = () => read('GET /own-payout-account')

/** Stores it; what can be requested may change by it. */
export const useChangeOwnAccount = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PUT /own-payout-account'>['body']) =>
      call('PUT /own-payout-account', { body }),
    onSuccess: (account) => {
      client.setQueryData(readOwnAccount().queryKey, account)
      return client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') })
    },
  })
}
