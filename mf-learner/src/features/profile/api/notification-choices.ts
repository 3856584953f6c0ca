import { call, queryKey, read } from '@kursportal/shared/client'
import type { NotificationChoices } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Which mails somebody wants. */
export const readNotificationChoices = read('GET /notification-choices')

/** Changes them; the consents show it too. */
export const useChangeNotificationChoices = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choices: NotificationChoices) => call('PATCH /notification-choices', { body: choices }),
    onSuccess: (choices) => {
      client.setQueryData(readNotificationChoices.queryKey, choices)
      void client.invalidateQueries({ queryKey: queryKey('GET /consents') })
    },
  })
}
