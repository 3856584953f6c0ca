import { call, queryKey, read, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { readLegalText } from '../../../common/read-legal-text.ts'

/** Every version of a legal text, the newest first. */
export const listVersions = (type: string) => read('GET /legal/versions', { type })

/** Publishes a new version; the earlier ones stay readable. */
export const usePublishLegalText = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PATCH /legal'>['body']) => call('PATCH /legal', { body }),
    onSuccess: (text) => {
      client.setQueryData(readLegalText(text.type).queryKey, text)
    },
    // Also where somebody else has published meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /legal/versions') }),
  })
}
