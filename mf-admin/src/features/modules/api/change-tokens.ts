import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

const useTokenChange = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(
        (['GET /deploy-tokens', 'GET /remote-changes'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}

/** Makes a token; it is in the answer and nowhere else. */
export const useCreateToken = (remote: string) =>
  useTokenChange((name: string) => call('POST /deploy-token', { body: { remote, name } }))

/** Revokes a token at once. */
export const useRevokeToken = () =>
  useTokenChange((id: string) => call('DELETE /deploy-token', { query: { id } }))
