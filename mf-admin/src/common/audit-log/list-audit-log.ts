import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

type Query = NonNullable<CallInput<'GET /audit-log'>['query']>

/** A page of the log; the page before stays on the screen until it is there. */
export const listAuditLog = (query: Query) => ({
  ...read('GET /audit-log', query),
  placeholderData: keepPreviousData,
})

/** A part of the log for a file. */
export const readAuditLog = (query: Query): Promise<AnswerOf<'GET /audit-log'>> =>
  call('GET /audit-log', { query })
