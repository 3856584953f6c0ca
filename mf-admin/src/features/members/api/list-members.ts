import { call, read, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** What the members are read with. */
export type QueryOfMembers = NonNullable<CallInput<'GET /users'>['query']>

/** A page of the members; the page before stays on the screen until it is there. */
export const listMembers = (query: QueryOfMembers) => ({
  ...read('GET /users', query),
  placeholderData: keepPreviousData,
})

/** The same, read now. */
export const readMembers = (query: QueryOfMembers, signal?: AbortSignal) =>
  call('GET /users', { query }, { signal })
