import { call } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { useEffect, useState } from 'react'

/** Milliseconds between two signs that a part is open. */
const HEARTBEAT = 20_000

/**
 * Says which part of a course is open here, again and again, and gives who else is in the course; nobody as long as that
 * is not known. A hint: without it everything goes on.
 */
export const useOthers = (courseId: string, partId: string) => {
  const [seat] = useState(() => crypto.randomUUID())
  const { data } = useQuery({
    queryKey: ['editing', courseId, partId, seat],
    queryFn: () =>
      call('PUT /course/editing', { query: { 'course-id': courseId }, body: { seat, part_id: partId } }),
    refetchInterval: HEARTBEAT,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    const leave = (): void =>
      void call('DELETE /course/editing', { query: { seat } }, { keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [seat])
  return data?.others ?? []
}
