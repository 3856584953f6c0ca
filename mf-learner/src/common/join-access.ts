import { call, isFailure, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** An access, and what it was ordered for where it costs something. */
type Taken = { accessId: string; orderCents?: number | undefined; code?: string | undefined }

/** Takes an access for oneself. */
export const useJoinAccess = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ accessId, orderCents, code }: Taken) =>
      call('POST /access/join', {
        query: {
          'access-id': accessId,
          ...(orderCents !== undefined && { order_cents: orderCents }),
          ...(code && { code }),
        },
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey('GET /courses') }),
        client.invalidateQueries({ queryKey: queryKey('GET /orders') }),
        client.invalidateQueries({ queryKey: queryKey('GET /invitations') }),
        // The page of the access is about to give way to the course.
        client.invalidateQueries({ queryKey: queryKey('GET /access'), refetchType: 'none' }),
      ]),
    // The page then says why, and whom to ask.
    onError: (error) =>
      isFailure(error, 'course_closed', 'order_not_confirmed')
        ? client.invalidateQueries({ queryKey: queryKey('GET /access') })
        : undefined,
  })
}
