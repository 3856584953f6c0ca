import { call, queryKey, read, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

type Dismissal = CallInput<'POST /team/dismissal'>['body']
/** How an admin confirmed it. */
type Headers = Readonly<Record<string, string>>

/** A page of the team. */
export const listTeam = (page: { limit: number; offset: number; search?: string }) => ({
  ...read('GET /team', page),
  placeholderData: keepPreviousData,
})

/** What somebody would leave behind. */
export const tryDismissal = (userId: string) =>
  queryOptions({
    queryKey: ['try dismissal', userId],
    queryFn: ({ signal }) =>
      call('POST /team/dismissal', { body: { user_id: userId, heir_id: null, dry_run: true } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** For after somebody's rights changed: reads again where they are shown. */
export const useTeamChanged = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      (['GET /team', 'GET /users', 'GET /other-user', 'GET /audit-log'] as const).map((key) =>
        client.invalidateQueries({ queryKey: queryKey(key) }),
      ),
    )
}

/** Takes all rights, and hands over. */
export const useDismiss = () => {
  const onSuccess = useTeamChanged()
  return useMutation({
    mutationFn: ({ body, headers }: { body: Dismissal; headers: Headers }) =>
      call('POST /team/dismissal', { body }, { headers }),
    onSuccess,
  })
}
