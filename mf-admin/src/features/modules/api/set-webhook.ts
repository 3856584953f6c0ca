import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Sets where the team of a module is told of errors; null for nowhere. */
export const useSetWebhook = (name: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string | null) => call('PUT /remote-webhook', { body: { name, address } }),
    onSuccess: () =>
      Promise.all(
        (['GET /remote-webhook', 'GET /remote-changes'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}
