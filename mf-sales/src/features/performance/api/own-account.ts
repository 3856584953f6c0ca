import { call, queryKey, read, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The account the payouts of an own society go to. */
export const readOwnAccount = (society_id: string) => read('GET /own-payout-account', { society_id })

/** Stores it; what can be requested may change by it. */
export const useChangeOwnAccount = (society_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<CallInput<'PUT /own-payout-account'>['body'], 'society_id'>) =>
      call('PUT /own-payout-account', { body: { society_id, ...body } }),
    onSuccess: (account) => {
      client.setQueryData(readOwnAccount(society_id).queryKey, account)
      return client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') })
    },
  })
}
