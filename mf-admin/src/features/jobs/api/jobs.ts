import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** Something that runs in the background. */
export type Job = AnswerOf<'GET /jobs'>['items'][number]
/** A film that cannot be shown. */
export type FailedFilm = AnswerOf<'GET /failed-films'>['items'][number]

const WATCH_MS = 10_000

/** What runs in the background; looked at again while something does. */
export const listJobs = () => ({
  ...read('GET /jobs'),
  refetchInterval: ({ state }: { state: { data?: AnswerOf<'GET /jobs'> | undefined } }) =>
    state.data?.items.some(({ running, waiting }) => running + waiting > 0) ? WATCH_MS : false,
})

/** A page of the films that cannot be shown. */
export const listFailedFilms = (page: { limit: number; offset: number }) => ({
  ...read('GET /failed-films', page),
  placeholderData: keepPreviousData,
})

/** Runs one now, or once more what failed of it. */
export const useRunJob = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call('POST /jobs/run', { body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /jobs') }),
  })
}
