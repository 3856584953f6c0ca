import { call, isFailure, queryKey } from '@kursportal/shared/client'
import { useQueries, useQueryClient } from '@kursportal/shared/query'
import { readGroup, type GroupDetail } from '../api/group.ts'

/** So many clubs are handled at once: each is read by itself. */
export const MOST_GROUPS = 100

/** The clubs that are picked, read anew one by one; undefined until all are there. */
export const useChosenGroups = (ids: readonly string[]) => {
  const reads = useQueries({ queries: ids.map((id) => ({ ...readGroup(id), staleTime: 0 })) })
  return {
    groups: reads.flatMap(({ data }) => (data ? [data] : [])),
    isReady: reads.every(({ data }) => data !== undefined),
    isFailed: reads.some(({ isError }) => isError),
  }
}

/** Everybody who leads one of them, once each. */
export const leadersOf = (groups: readonly GroupDetail[]): { id: string; name: string; email: string }[] => {
  const leaders = groups.flatMap(({ owner, admins }) => [...(owner ? [owner] : []), ...admins])
  return [...new Map(leaders.map((leader) => [leader.id, leader])).values()]
}

/** How many clubs got the access, and how many had it. */
export type Given = { given: number; had: number }

/** Lets an access serve clubs, one after the other; one that has it is passed over. */
export const useGiveToGroups = () => {
  const client = useQueryClient()
  return async (accessId: string, ids: readonly string[]): Promise<Given> => {
    const done: Given = { given: 0, had: 0 }
    try {
      for (const id of ids) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one after the other, so that one that fails ends it
          await call('POST /access/society', { query: { 'access-id': accessId, 'society-id': id } })
          done.given += 1
        } catch (error) {
          if (!isFailure(error, 'already_in_access')) throw error
          done.had += 1
        }
      }
      return done
    } finally {
      void client.invalidateQueries({ queryKey: queryKey('GET /accesses') })
      void client.invalidateQueries({ queryKey: queryKey('GET /audit-log') })
    }
  }
}
