import { call, queryKey, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** What bringing two accounts together does, in numbers. */
export type AccountMerge = AnswerOf<'POST /user/merge'>
type Headers = Readonly<Record<string, string>>
type Body = CallInput<'POST /user/merge'>['body']

/** What is shown of either, which may be different afterwards. */
const shown = [
  'GET /users',
  'GET /other-user',
  'GET /other-user/accesses',
  'GET /other-user/societies',
  'GET /other-user/mails',
  'GET /course-participations',
  'GET /certificates',
  'GET /consents',
  'GET /sessions',
  'GET /societies',
  'GET /society',
  'GET /users-in-society',
  'GET /transaction-requests',
  'GET /audit-log',
] as const

const TRIED = 'try merging accounts'

/** What it would do now; changes nothing. */
export const previewMerge = (from: string, into: string) =>
  queryOptions({
    queryKey: [TRIED, from, into],
    queryFn: ({ signal }) => call('POST /user/merge', { body: { from, into, dry_run: true } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Brings them together, on the figures that were agreed to. */
export const useMergeAccounts = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, headers }: { body: Body; headers: Headers }) =>
      call('POST /user/merge', { body }, { headers }),
    onSuccess: () => Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: queryKey(key) }))),
    onError: () => client.invalidateQueries({ queryKey: [TRIED] }),
  })
}
