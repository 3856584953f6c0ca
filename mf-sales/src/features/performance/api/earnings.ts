import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

type Query = Omit<CallInput<'GET /society/earnings'>['query'], 'society_id'>

/** A page of what a society earned in a year, with the sum of all of it. */
export const listEarnings = (societyId: string, query: Query) => ({
  ...read('GET /society/earnings', { society_id: societyId, ...query }),
  placeholderData: keepPreviousData,
})

/** A finish, a bonus or a correction. */
export type Earning = AnswerOf<'GET /society/earnings'>['items'][number]

/** Reads a part of it for a file. */
export const readEarnings = (societyId: string, query: Query) =>
  call('GET /society/earnings', { query: { society_id: societyId, ...query } })

/** Where the statement of a month is downloaded. @param month YYYY-MM */
export const statementAddress = (societyId: string, month: string): string =>
  `/api/society/statement?society_id=${societyId}&month=${month}`
