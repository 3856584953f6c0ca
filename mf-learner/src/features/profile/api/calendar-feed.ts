import { call, read } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The secret address of the own calendar. */
export const readCalendarFeed = read('GET /calendar-feed')

/** Switches the calendar on, or gives it a new address. */
export const useRenewCalendarFeed = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('PUT /calendar-feed'),
    onSuccess: (feed) => client.setQueryData(readCalendarFeed.queryKey, feed),
  })
}

/** Switches it off. */
export const useEndCalendarFeed = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /calendar-feed'),
    onSuccess: () =>
      client.setQueryData(readCalendarFeed.queryKey, { address: null, created_at: null, read_at: null }),
  })
}
