import { call, read, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Who offers the courses and signs the certificates; null until it was entered. */
export const providerQuery = read('GET /provider')

/** Stores who offers the courses, for the certificates issued from now on. */
export const useChangeProvider = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PUT /provider'>['body']) => call('PUT /provider', { body }),
    onSuccess: (answer) => client.setQueryData(providerQuery.queryKey, answer),
  })
}
