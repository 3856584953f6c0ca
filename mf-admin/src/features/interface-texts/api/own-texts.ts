import { call, read } from '@kursportal/shared/client'
import { setTextOverrides } from '@kursportal/shared/i18n'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Other words for a text; `before` and `original` are what stood there and what came with the code. */
type Wording = { key: string; text: string; before: string; original: string }

/** The texts an admin worded differently, by key. */
export const readOwnTexts = () => read('GET /ui-texts', {})

/** What own wordings were made from, where that is known. */
export const readOriginals = () => read('GET /ui-texts/originals')

/**
 * Words a text differently; an empty wording goes back to what came with the code. This tab shows it with the answer.
 * @throws ApiFailure edited_meanwhile when something else than `before` stands there
 */
export const useWordText = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, text, before, original }: Wording) =>
      call('PUT /ui-texts', {
        body: { keys: [key], texts: [text], based_on: [before], originals: [original] },
      }),
    onSuccess: (answer) => {
      client.setQueryData(readOwnTexts().queryKey, answer)
      setTextOverrides(answer.texts)
      return client.invalidateQueries({ queryKey: readOriginals().queryKey })
    },
  })
}
