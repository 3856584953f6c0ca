import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { sessionChanged } from './session.ts'

/** Ends the session, in this tab and all others of the browser. */
export const useLogOut = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /session-id'),
    onSuccess: () => sessionChanged(client),
  })
}
