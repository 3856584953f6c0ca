import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import type { UploadMessage } from '@kursportal/shared/contract'
import { useMutation, useQuery, useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { useCallback, useEffect } from 'react'
import { translate } from './texts.ts'
import { showsFilms } from '../uploads/shows-films.ts'
import { connectUploads } from './upload-socket.ts'

type Uploads = AnswerOf<'GET /uploads'>
const key = queryKey('GET /uploads')

const tell = ({ success, name, kind }: UploadMessage): void => {
  if (kind === 'publish') toast.error(translate('bell.notPublishedToast', { name }))
  else if (success) toast.success(translate('bell.successToast', { name }))
  else toast.error(translate('bell.failureToast', { name }))
}

/** The upload notifications of a creator: as the server knows them, and as they arrive. */
export const useUploads = () => {
  const client = useQueryClient()
  const list = useQuery(read('GET /uploads'))
  const { mutate } = useMutation({ mutationFn: () => call('DELETE /uploads') })

  useEffect(() => {
    const again = (): void => void client.invalidateQueries({ queryKey: key })
    return connectUploads((message) => {
      tell(message)
      again()
      for (const shown of showsFilms) void client.invalidateQueries({ queryKey: queryKey(shown) })
    }, again)
  }, [client])

  /** Opening the list: the server marks all as seen, the counter goes to zero, the entries stay new to the eye. */
  const opened = useCallback(() => {
    client.setQueryData<Uploads>(key, (known) => known && { ...known, unseen: 0 })
    mutate()
  }, [client, mutate])

  /** Closing it: the entries are old now. */
  const closed = useCallback(() => {
    client.setQueryData<Uploads>(
      key,
      (known) => known && { ...known, items: known.items.map((item) => ({ ...item, seen: true })) },
    )
  }, [client])

  return { list, opened, closed }
}
