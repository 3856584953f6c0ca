import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A society with who leads it and what may be done with it. */
export type GroupDetail = AnswerOf<'GET /society'>
/** What a society brought in a year. */
export type GroupFigures = AnswerOf<'GET /sales-performance'>['societies'][number]
/** What is in the way of removing one. */
export type Removal = AnswerOf<'GET /society-removal'>
/** What merging one into another moves. */
export type Merge = AnswerOf<'POST /society/merge'>
/** An access that serves it. */
export type GroupAccess = AnswerOf<'GET /accesses'>['items'][number]
/** Somebody who belongs to it. */
export type GroupMember = AnswerOf<'GET /users-in-society'>['items'][number]
type Page = { limit: number; offset: number }
type Change = NonNullable<CallInput<'PATCH /society'>['body']>

/** One society, also one that was removed: its books stay. */
export const readGroup = (id: string) => read('GET /society', { 'society-id': id, with_deleted: 'true' })

/** What it brought in a year; the figures before stay until they are there. */
export const readGroupFigures = (id: string, year: number | undefined) => ({
  ...read('GET /sales-performance', { society_id: id, ...(year !== undefined && { year }) }),
  placeholderData: keepPreviousData,
})

/** The levels that apply to it. */
export const listGroupLevels = (id: string) => read('GET /society-levels', { society_id: id })

/** A page of its members. */
export const listGroupMembers = (id: string, page: Page & { search?: string }) => ({
  ...read('GET /users-in-society', { society_id: id, ...page }),
  placeholderData: keepPreviousData,
})

/** Reads a part of the members for a file. */
export const readMembers = (id: string, { search, ...page }: Page & { search?: string }) =>
  call('GET /users-in-society', { query: { society_id: id, ...page, ...(search && { search }) } })

/** The accesses that serve it. */
export const listGroupAccesses = (id: string) =>
  read('GET /accesses', { all: 'true', society_id: id, limit: 200, offset: 0 })

/** Accesses that can serve societies, by name. */
export const findAccesses = (search: string) => ({
  ...read('GET /accesses', { all: 'true', search, limit: 50, offset: 0 }),
  placeholderData: keepPreviousData,
})

/** What is in the way of removing it. */
export const readRemoval = (id: string) => ({
  ...read('GET /society-removal', { 'society-id': id }),
  // It is asked when somebody is about to remove it.
  staleTime: 0,
})

/** Societies it could be merged into. */
export const findCommunities = (search: string) => ({
  ...read('GET /societies', { search, limit: 20, isCommunity: 'true' }),
  placeholderData: keepPreviousData,
})

const shown = [
  queryKey('GET /society'),
  queryKey('GET /societies'),
  queryKey('GET /users-in-society'),
  queryKey('GET /sales-performance'),
  queryKey('GET /society/transactions'),
  queryKey('GET /society/balance'),
  queryKey('GET /accesses'),
  queryKey('GET /audit-log'),
] as const

/** A change after which everything that is shown of societies is read again, also where it failed. */
const useGroupMutation = <Input, Answer>(write: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all([
        ...shown.map((key) => client.invalidateQueries({ queryKey: key })),
        // Asked again when it is opened again: the society may be gone by now.
        client.invalidateQueries({ queryKey: queryKey('GET /society-removal'), refetchType: 'none' }),
      ]),
  })
}

/** Changes name, town or owner. */
export const useEditGroup = (id: string) =>
  useGroupMutation((body: Change) => call('PATCH /society', { query: { 'society-id': id }, body }))

/** Lets somebody lead it. */
export const useAddLeader = (id: string) =>
  useGroupMutation((userId: string) =>
    call('POST /society-admin', { query: { 'society-id': id, 'user-id': userId } }),
  )

/** Somebody leads it no more. */
export const useRemoveLeader = (id: string) =>
  useGroupMutation((userId: string) =>
    call('DELETE /society-admin', { query: { 'society-id': id, 'user-id': userId } }),
  )

/** Lets an access serve it. */
export const useAddGroupAccess = (id: string) =>
  useGroupMutation((accessId: string) =>
    call('POST /access/society', { query: { 'access-id': accessId, 'society-id': id } }),
  )

/** Takes an access from it. */
export const useRemoveGroupAccess = (id: string) =>
  useGroupMutation((accessId: string) =>
    call('DELETE /access/society', { query: { 'access-id': accessId, 'society-id': id } }),
  )

/** Removes it; what can still be requested may lapse, as far as it was read. */
export const useDeleteGroup = (id: string) =>
  useGroupMutation((lapse: number) =>
    call('DELETE /society', { query: { 'society-id': id, 'lapse-cents': String(lapse) } }),
  )

/** What merging it into another one would move; changes nothing. */
export const mergePreview = (from: string, into: string) =>
  queryOptions({
    queryKey: ['POST /society/merge', from, into],
    queryFn: () => call('POST /society/merge', { body: { from, into, dry_run: true } }),
    staleTime: 0,
  })

/** Merges it into another one, on the figures that were agreed to. */
export const useMergeGroup = (from: string) =>
  useGroupMutation(({ into, version, reason }: { into: string; version: string; reason: string }) =>
    call('POST /society/merge', { body: { from, into, based_on: version, reason } }),
  )
