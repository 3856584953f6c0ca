import { call, queryKey, read } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Where somebody is logged in. */
export const listSessions = read('GET /sessions')

const useEnding = <Input>(end: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /sessions') }),
  })
}

/** Logs out in one of these places. */
export const useEndSession = () => useEnding((key: string) => call('DELETE /session', { query: { key } }))

/** Logs out everywhere but here. */
export const useEndOtherSessions = () => useEnding(() => call('DELETE /other-sessions'))
