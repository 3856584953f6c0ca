import { call, queryKey, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A change of the registry. */
export type ModuleChange = CallInput<'POST /remote-change'>['body']['change']
/** What a change comes to. */
export type Consequences = AnswerOf<'POST /remote-change'>['consequences']

type Wanted = { name: string; revision: number; change: ModuleChange }

/** What a change would come to; asked before, so that whoever decides knows. */
export const previewChange = ({ name, revision, change }: Wanted) =>
  queryOptions({
    queryKey: ['POST /remote-change', name, revision, change],
    queryFn: () =>
      call('POST /remote-change', {
        body: { name, revision, change, reason: 'Vorschau', dry_run: true, accept_unknown: true },
      }),
    gcTime: 0,
    retry: false,
  })

/** Changes what people get of a module; everything shown of it comes anew, also when somebody else was faster. */
export const useChangeModule = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Wanted & { reason: string; accept_unknown: boolean }) =>
      call('POST /remote-change', { body: wanted }),
    onSettled: () =>
      Promise.all(
        (['GET /remotes', 'GET /remote', 'GET /remote-changes'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}
