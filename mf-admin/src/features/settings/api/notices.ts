import { call, read, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** What the operator says in public; null what was not entered yet. */
export const noticesQuery = read('GET /notices')

const useChange = <Said>(write: (said: Said) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  })
}

/** Stores whom authorities and people write to. */
export const useChangeContactPoints = () =>
  useChange((body: CallInput<'PUT /contact-points'>['body']) => call('PUT /contact-points', { body }))

/** Stores what the accessibility statement is made of. */
export const useChangeStatement = () =>
  useChange((body: CallInput<'PUT /accessibility-statement'>['body']) =>
    call('PUT /accessibility-statement', { body }),
  )
