import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The levels that apply, with whose they are. */
export type Levels = AnswerOf<'GET /society-levels'>
/** What setting levels anew does, or would do. */
export type LevelsChange = AnswerOf<'PUT /society-levels'>
/** What is sent of a level. */
export type LevelInput = CallInput<'PUT /society-levels'>['body']['levels'][number]

/** A society with its people. */
export const readSociety = (id: string) => read('GET /society', { 'society-id': id })

/** The levels of a society; without one the default levels. */
export const readLevels = (societyId?: string) =>
  read('GET /society-levels', societyId ? { society_id: societyId } : { defaults: 'true' })

/** Sets all levels at once, or asks who would move. */
export const useSetLevels = (societyId?: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<CallInput<'PUT /society-levels'>['body'], 'society_id'>) =>
      call('PUT /society-levels', { body: { society_id: societyId ?? null, ...body } }),
    // Also when somebody else was faster: the page shows what holds now.
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /society-levels') }),
  })
}
