import { call, read, type AnswerOf } from '@kursportal/shared/client'
import type { auditKind } from '@kursportal/shared/contract'
import { keepPreviousData } from '@kursportal/shared/query'

type Kind = (typeof auditKind.options)[number]
type Page = {
  limit: number
  offset: number
  kind?: Kind | undefined
  userId?: string | undefined
  societyId?: string | undefined
}

const queryOf = ({ limit, offset, kind, userId, societyId }: Page) => ({
  limit,
  offset,
  ...(kind && { kind }),
  ...(userId && { 'user-id': userId }),
  ...(societyId && { 'society-id': societyId }),
})

/** A page of the log; the page before stays on the screen until it is there. */
export const listAuditLog = (page: Page) => ({
  ...read('GET /audit-log', queryOf(page)),
  placeholderData: keepPreviousData,
})

/** A part of the log for a file. */
export const readAuditLog = (page: Page): Promise<AnswerOf<'GET /audit-log'>> =>
  call('GET /audit-log', { query: queryOf(page) })
