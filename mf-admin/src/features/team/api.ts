import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** Somebody with rights. */
export type TeamMember = AnswerOf<'GET /team'>['items'][number]

type Dismissal = CallInput<'POST /team/dismissal'>['body']
/** How an admin confirmed it. */
type Headers = Readonly<Record<string, string>>
type Rights = { admin: boolean; course_creator: boolean }

/** A page of the team. */
export const listTeam = (page: { limit: number; offset: number; search?: string }) => ({
  ...read('GET /team', page),
  placeholderData: keepPreviousData,
})

/** Members whose name, e-mail or town holds these words. */
export const findMembers = (search: string) => ({
  ...read('GET /users', { search, limit: 20 }),
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

const useTeamChanged = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      (['GET /team', 'GET /users', 'GET /audit-log'] as const).map((key) =>
        client.invalidateQueries({ queryKey: queryKey(key) }),
      ),
    )
}

/** Gives a member rights. */
export const useGiveRights = () => {
  const onSuccess = useTeamChanged()
  return useMutation({
    mutationFn: ({ id, rights, headers }: { id: string; rights: Partial<Rights>; headers: Headers }) =>
      call('PATCH /user/permissions', { query: { 'user-id': id }, body: rights }, { headers }),
    onSuccess,
  })
}

/** Invites somebody who has no account, with rights. */
export const useInviteToTeam = () => {
  const onSuccess = useTeamChanged()
  return useMutation({
    mutationFn: ({ body, headers }: { body: CallInput<'POST /users/invite'>['body']; headers: Headers }) =>
      call('POST /users/invite', { body }, { headers }),
    onSuccess,
  })
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
