import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum } from './refresh-forum.ts'

/** Begins a topic. Offline it fails at once instead of waiting, so that the form can say so and keep the text. */
export const useCreateThread = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'POST /thread'>['body']>) => call('POST /thread', { body }),
    onSuccess: () => refreshForum(client),
  })
}
