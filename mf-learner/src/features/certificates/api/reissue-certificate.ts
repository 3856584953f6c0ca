import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Everything that shows which certificate holds. */
const changed = [
  'GET /certificates',
  'GET /certificate',
  'GET /course',
  'GET /courses',
  'GET /course-participations',
] as const

/** Issues a certificate anew with the own data as they are now; answers the new one. */
export const useReissueCertificate = (certificateId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (declarations_version: string) =>
      call('POST /certificate/reissue', {
        body: { certificate_id: certificateId, reason: 'person', declarations_version },
      }),
    onSuccess: () => Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: queryKey(key) }))),
  })
}
