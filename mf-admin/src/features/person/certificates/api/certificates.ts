import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A certificate of somebody, in a list. */
export type Certificate = AnswerOf<'GET /certificates'>['items'][number]
type Reissue = CallInput<'POST /certificate/reissue'>['body']

/** A page of somebody's certificates, newest first. */
export const listCertificates = (userId: string, page: { limit: number; offset: number }) => ({
  ...read('GET /certificates', { 'user-id': userId, limit: page.limit, offset: page.offset }),
  placeholderData: keepPreviousData,
})

/** Where the PDF is shown. */
export const certificateFile = (id: string): string => `/api/certificate/file?certificate-id=${id}`

/** Issues a certificate anew; answers the new one. */
export const useReissueCertificate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Reissue) => call('POST /certificate/reissue', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /certificates') }),
  })
}
