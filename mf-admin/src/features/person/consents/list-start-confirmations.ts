import { read } from '@kursportal/shared/client'

/** That somebody confirmed what stands before their courses; one page holds more than a person has. */
export const listStartConfirmations = (userId: string) =>
  read('GET /start-confirmations', { 'user-id': userId, limit: 200 })
