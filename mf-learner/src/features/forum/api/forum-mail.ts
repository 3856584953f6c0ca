import { call, read } from '@kursportal/shared/client'
import type { DigestChoice } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** How often one gets mail about what one follows. */
export const readForumMail = read('GET /forum/mail')

/** Chooses it. */
export const useChangeForumMail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (digest: DigestChoice) => call('PATCH /forum/mail', { body: { digest } }),
    onSuccess: (mail) => client.setQueryData(readForumMail.queryKey, mail),
  })
}
