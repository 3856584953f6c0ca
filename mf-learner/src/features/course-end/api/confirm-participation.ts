import { call, queryKey, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

type Body = CallInput<'POST /user-finish'>['body']

/** Everything that shows whether there is a certificate, or what the person filled in. */
const changed = [
  'GET /course',
  'GET /courses',
  'GET /certificates',
  'GET /course-participations',
  'GET /user',
] as const

/** Confirms a finished participation; answers the certificate. */
export const useConfirmParticipation = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => call('POST /user-finish', { body }),
    onSuccess: (certificate) => {
      client.setQueryData(queryKey('GET /certificate', { 'certificate-id': certificate.id }), certificate)
      return Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: queryKey(key) })))
    },
  })
}
