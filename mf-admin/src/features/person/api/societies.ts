import { read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** A society somebody leads. */
export type LedSociety = AnswerOf<'GET /other-user/societies'>['items'][number]
/** What somebody asked to be paid. */
export type PayoutRequest = AnswerOf<'GET /transaction-requests'>['items'][number]
type Page = { limit: number; offset: number }

/** The societies somebody leads; one page holds more than anybody leads. */
export const listLedSocieties = (userId: string) =>
  read('GET /other-user/societies', { 'user-id': userId, limit: 200 })

/** Societies whose name or town holds these words. */
export const searchSocieties = (search: string) => ({
  ...read('GET /societies', { search, limit: 50 }),
  placeholderData: keepPreviousData,
})

/** A page of what somebody asked to be paid, newest first. */
export const listRequests = (userId: string, { limit, offset }: Page) => ({
  ...read('GET /transaction-requests', { 'user-id': userId, limit, offset }),
  placeholderData: keepPreviousData,
})
