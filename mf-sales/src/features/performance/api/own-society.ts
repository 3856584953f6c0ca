import { call, queryKey, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

const useFigures = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') })
}

/** Founds the own society; the figures come anew. */
export const useBeginOwnSociety = () => {
  const refresh = useFigures()
  return useMutation({
    mutationFn: (body: CallInput<'POST /own-society'>['body']) => call('POST /own-society', { body }),
    onSuccess: refresh,
  })
}

/** Gives a society another name. */
export const useRenameSociety = (societyId: string) => {
  const refresh = useFigures()
  return useMutation({
    mutationFn: (name: string) =>
      call('PATCH /society', { query: { 'society-id': societyId }, body: { name } }),
    onSuccess: refresh,
  })
}
