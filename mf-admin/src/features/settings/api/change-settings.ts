import { call, read, type CallInput } from '@kursportal/shared/client'
import type { GeneralImageKind } from '@kursportal/shared/contract'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'
import { settingsQuery } from '@kursportal/shared/store'
import { uploadPicture } from '@kursportal/shared/ui/picture'

/** Who changed the settings last; asked anew once they are others. */
export const readLastEdit = (updatedAt: string | null) => {
  const query = read('GET /settings/last-edit')
  return { ...query, queryKey: [...query.queryKey, updatedAt], placeholderData: keepPreviousData }
}

/** What an admin may change at once; what is not named stays. */
export type SettingsChange = NonNullable<CallInput<'PATCH /settings'>['body']>

/** Changes settings; this tab shows them with the answer, the others hear of it from the server. */
export const useChangeSettings = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changed: SettingsChange) => call('PATCH /settings', { body: changed }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  })
}

/** Sets a picture of the platform from a file, or takes it away; `null` goes back to what is delivered. */
export const useChangePicture = (kind: GeneralImageKind) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File | null) =>
      call('PUT /general-image', {
        body: { kind, image_id: file && (await uploadPicture(file, kind === 'favicon' ? '1x1' : undefined)) },
      }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  })
}
