import { call, read } from '@kursportal/shared/client'
import { setTextOverrides } from '@kursportal/shared/i18n'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The texts an admin worded differently, by key. */
export const readOwnTexts = () => read('GET /ui-texts', {})

/** Words a text differently; an empty wording goes back to what came with the code. This tab shows it with the answer. */
export const useWordText = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, text }: { key: string; text: string }) =>
      call('PUT /ui-texts', { body: { keys: [key], texts: [text] } }),
    onSuccess: (answer) => {
      client.setQueryData(readOwnTexts().queryKey, answer)
      setTextOverrides(answer.texts)
    },
  })
}
