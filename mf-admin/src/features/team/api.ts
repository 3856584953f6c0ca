import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation } from '@kursportal/shared/query'
import { useTeamChanged } from '../../common/dismissal/api.ts'

/** Somebody with rights. */
export type TeamMember = AnswerOf<'GET /team'>['items'][number]

/** How an admin confirmed it. */
type Headers = Readonly<Record<string, string>>
type Rights = { admin: boolean; course_creator: boolean }

/** Members whose name, e-mail or town holds these words. */
export const findMembers = (search: string) => ({
  ...read('GET /users', { search, limit: 20 }),
  placeholderData: keepPreviousData,
})

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
