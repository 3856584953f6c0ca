import { read } from '@kursportal/shared/client'

/** The open payout requests, by id. */
export const readOpenPayouts = () => read('GET /transaction/requests')
