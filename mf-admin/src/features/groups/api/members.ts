import { call, queryKey, type CallInput } from '@kursportal/shared/client'
import type { BulkReport } from '@kursportal/shared/contract'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** Who goes where: a society, or null for out of theirs. */
export type Move = { userIds: readonly string[]; to: string | null }

type Body = CallInput<'POST /users/society'>['body']
type Headers = Readonly<Record<string, string>>

const TRIED = 'try moving members'

const bodyOf = ({ userIds, to }: Move, more: Partial<Body>): Body => ({
  user_ids: [...userIds],
  society_id: to,
  ...more,
})

/** What a move would do, in numbers; changes nothing. */
export const tryMove = (move: Move) =>
  queryOptions({
    queryKey: [TRIED, move],
    queryFn: ({ signal }): Promise<BulkReport> =>
      call('POST /users/society', { body: bodyOf(move, { dry_run: true }) }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Moves just as many as were counted, and reads everything anew that names who belongs where. */
export const useMoveMembers = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ move, more, headers }: { move: Move; more: Partial<Body>; headers: Headers }) =>
      call('POST /users/society', { body: bodyOf(move, more) }, { headers }),
    onSuccess: () =>
      Promise.all(
        (
          [
            'GET /users-in-society',
            'GET /society',
            'GET /societies',
            'GET /users',
            'GET /other-user',
            'GET /sales-performance',
            'GET /society-removal',
            'GET /audit-log',
          ] as const
        ).map((key) => client.invalidateQueries({ queryKey: queryKey(key) })),
      ),
    onError: () => client.invalidateQueries({ queryKey: [TRIED] }),
  })
}
