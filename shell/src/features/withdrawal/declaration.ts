import { withdrawalCalls, type CallBody } from '@kursportal/shared/contract'

/** What the form asks for; see `POST /withdrawal`. */
export const declaration = withdrawalCalls.declareWithdrawal.body

/** See {@link declaration}. */
export type Declaration = CallBody<typeof withdrawalCalls.declareWithdrawal>
