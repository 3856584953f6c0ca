import { read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** Visits, registrations and finishes of the last days. */
export const readFunnel = (societyId: string, days: number) => ({
  ...read('GET /sales-funnel', { society_id: societyId, days }),
  placeholderData: keepPreviousData,
})

/** Those figures. */
export type Funnel = AnswerOf<'GET /sales-funnel'>
