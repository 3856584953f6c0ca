import { call, queryKey, type CallInput } from '@kursportal/shared/client'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

type Invitation = CallInput<'POST /users/invite'>['body']
type Import = CallInput<'POST /users/import'>['body']

const useMembersChanged = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKey('GET /users') })
}

/** Adds somebody and invites them. */
export const useInvitePerson = () => {
  const changed = useMembersChanged()
  return useMutation({
    mutationFn: ({ body, headers = {} }: { body: Invitation; headers?: Readonly<Record<string, string>> }) =>
      call('POST /users/invite', { body }, { headers }),
    onSuccess: changed,
  })
}

/** What would become of the people of a file; nothing is written. */
export const tryImport = (people: Import['people']) =>
  queryOptions({
    queryKey: ['try import', people],
    queryFn: ({ signal }) => call('POST /users/import', { body: { people, dry_run: true } }, { signal }),
    // The addresses of people who are not here yet stay no longer than the page needs them.
    gcTime: 0,
    staleTime: 0,
  })

/** Adds and invites the people of a file. */
export const useImportPeople = () => {
  const changed = useMembersChanged()
  return useMutation({
    mutationFn: (people: Import['people']) => call('POST /users/import', { body: { people } }),
    onSuccess: changed,
  })
}
