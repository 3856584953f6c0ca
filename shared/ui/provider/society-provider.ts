import { call, queryKey, read, type CallInput } from '../../client/index.ts'
import { useMutation, useQueryClient } from '../../query/index.ts'

/** The society as provider of courses. */
export const readSocietyProvider = (societyId: string) =>
  read('GET /society/provider', { 'society-id': societyId })

/** Stores it; what somebody else stored meanwhile is read anew. */
export const useChangeSocietyProvider = (societyId: string) => {
  const client = useQueryClient()
  const query = { 'society-id': societyId }
  return useMutation({
    mutationFn: (body: CallInput<'PUT /society/provider'>['body']) =>
      call('PUT /society/provider', { query, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /society/provider', query) }),
  })
}
