import { call, queryKey, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Every read that shows something of an access. */
const reads = [
  queryKey('GET /accesses'),
  queryKey('GET /access'),
  queryKey('GET /access/users'),
  queryKey('GET /access/societies'),
  queryKey('GET /access/invitations'),
  queryKey('GET /access/codes'),
] as const

const useAccessMutation = <Input, Answer>(write: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => Promise.all(reads.map((key) => client.invalidateQueries({ queryKey: key }))),
  })
}

type NewAccess = NonNullable<CallInput<'POST /access'>['body']>
type AccessChange = NonNullable<CallInput<'PATCH /access'>['body']>

/** Creates an access. */
export const useCreateAccess = () => useAccessMutation((body: NewAccess) => call('POST /access', { body }))

/** The access as it stands now. */
export const fetchAccess = (accessId: string) => call('GET /access', { query: { 'access-id': accessId } })

/** Renames it, or switches whom it serves. @throws ApiFailure edited_meanwhile */
export const useEditAccess = (accessId: string) =>
  useAccessMutation((body: AccessChange) => call('PATCH /access', { query: { 'access-id': accessId }, body }))

/** Removes it. */
export const useDeleteAccess = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (accessId: string) => call('DELETE /access', { query: { 'access-id': accessId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /accesses') }),
  })
}

/** Lets it grant a course. */
export const useAddCourse = (accessId: string) =>
  useAccessMutation((courseId: string) =>
    call('POST /access/course', { query: { 'access-id': accessId, 'course-id': courseId } }),
  )

/** Takes a course out of it. */
export const useRemoveCourse = (accessId: string) =>
  useAccessMutation((courseId: string) =>
    call('DELETE /access/course', { query: { 'access-id': accessId, 'course-id': courseId } }),
  )

/** Takes it from a person. */
export const useRemoveUser = (accessId: string) =>
  useAccessMutation((userId: string) =>
    call('DELETE /access/user', { query: { 'access-id': accessId, 'user-id': userId } }),
  )

/** Mails its address to people. */
export const useInvitePeople = (accessId: string) =>
  useAccessMutation((emails: string[]) =>
    call('POST /access/invitations', { query: { 'access-id': accessId }, body: { emails } }),
  )

/** Takes an invitation back. */
export const useWithdrawInvitation = (accessId: string) =>
  useAccessMutation((invitationId: string) =>
    call('DELETE /access/invitation', {
      query: { 'access-id': accessId, 'invitation-id': invitationId },
    }),
  )

/** Lets it serve a society. */
export const useAddSociety = (accessId: string) =>
  useAccessMutation((societyId: string) =>
    call('POST /access/society', { query: { 'access-id': accessId, 'society-id': societyId } }),
  )

/** Takes it from a society. */
export const useRemoveSociety = (accessId: string) =>
  useAccessMutation((societyId: string) =>
    call('DELETE /access/society', { query: { 'access-id': accessId, 'society-id': societyId } }),
  )

type NewCode = NonNullable<CallInput<'POST /access/code'>['body']>
type CodeChange = NonNullable<CallInput<'PATCH /access/code'>['body']> & { codeId: string }

/** Makes a code for it. */
export const useCreateCode = (accessId: string) =>
  useAccessMutation((body: NewCode) => call('POST /access/code', { query: { 'access-id': accessId }, body }))

/** Changes a code, or closes and opens it. @throws ApiFailure edited_meanwhile */
export const useEditCode = (accessId: string) =>
  useAccessMutation(({ codeId, ...body }: CodeChange) =>
    call('PATCH /access/code', { query: { 'access-id': accessId, 'code-id': codeId }, body }),
  )
