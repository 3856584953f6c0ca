import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** How long what is kept, and how the last run ended. */
export type Retention = AnswerOf<'GET /retention'>
/** A kind of data with its period. */
export type RetentionEntry = Retention['kinds'][number]
/** A kind whose period may be set. */
export type SettableKind = CallInput<'PATCH /retention'>['body']['kind']
type Change = Omit<CallInput<'PATCH /retention'>['body'], 'kind' | 'based_on'>

type State = { state: { data?: Retention | undefined } }

/** Everything about retention; while a run is under way, as it is now. */
export const readRetention = () => ({
  ...read('GET /retention'),
  refetchInterval: ({ state: { data } }: State): number | false =>
    data?.last_run && data.last_run.finished_at === null ? 1_000 : false,
})

/** What another period would mean; always counted anew. */
export const previewRetention = (kind: SettableKind, count: number) => ({
  ...read('GET /retention-preview', { kind, count }),
  staleTime: 0,
})

/** Sets the period of a kind. */
export const useChangeRetention = (kind: SettableKind, version: string) => {
  const client = useQueryClient()
  const { queryKey } = readRetention()
  return useMutation({
    mutationFn: (change: Change) =>
      call('PATCH /retention', { body: { ...change, kind, based_on: version } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    // Somebody else may have set one meanwhile: the next try starts from that.
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

/** Deletes at once what is due. */
export const useStartRun = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /retention-run', {}),
    onSuccess: (answer) => client.setQueryData(readRetention().queryKey, answer),
  })
}
