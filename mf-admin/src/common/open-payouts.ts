import { read, type AnswerOf } from '@kursportal/shared/client'

/** A payout somebody asks for. */
export type OpenPayout = AnswerOf<'GET /transaction/requests'>[string]

/** The open payout requests, by id. */
export const readOpenPayouts = () => read('GET /transaction/requests')
