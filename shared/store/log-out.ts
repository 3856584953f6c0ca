import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { sessionQuery } from './platform.ts'
import { leaveTo, sessionChanged } from './session.ts'

/** Ends the session, in this tab and all others of the browser. */
export const useLogOut = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /session-id'),
    onSuccess: () => {
      // Whoever logs in next on this machine may be somebody else, and begins at their own start.
      leaveTo('/login')
      // At once, so that a form on the page is gone before anything asks whether its input would be lost.
      client.setQueryData(sessionQuery.queryKey, null)
      return sessionChanged(client)
    },
  })
}
