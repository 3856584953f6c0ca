import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A flag of a module. */
export type ModuleFlag = AnswerOf<'GET /remotes'>['items'][number]['flags'][number]

/** Every module with its flags. */
export const listModuleFlags = () => read('GET /remotes', {})

/** Switches a flag for everybody. */
export const useSwitchFlag = (name: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ flag, on }: { flag: string; on: boolean }) =>
      call('PUT /remote-flag', { body: { name, flag, on } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /remotes') }),
  })
}
