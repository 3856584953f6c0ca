import { call, read } from '@kursportal/shared/client'
import { setTextOverrides } from '@kursportal/shared/i18n'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The texts an admin worded differently, by key. */
export const readOwnTexts = () => read('GET /ui-texts', {})

/**
 * Words a text differently; an empty wording goes back to what came with the code. This tab shows it with the answer.
 * @throws ApiFailure edited_meanwhile when something else than `before` stands there
 */
export const useWordText = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, text, before }: { key: string; text: string; before: string }) =>
      call('PUT /ui-texts', { body: { keys: [key], texts: [text], based_on: [before] } }),
    onSuccess: (answer) => {
      client.setQueryData(readOwnTexts().queryKey, answer)
      setTextOverrides(answer.texts)
    },
  })
}
