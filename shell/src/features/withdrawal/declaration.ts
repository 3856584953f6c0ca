import { withdrawalCalls, type CallBody } from '@kursportal/shared/contract'
import type { z } from 'zod'

/** What the form asks for; see `POST /withdrawal`. */
export const declaration = withdrawalCalls.declareWithdrawal.body

/** See {@link declaration}. */
export type Declaration = CallBody<typeof withdrawalCalls.declareWithdrawal>

/** What is typed of it. */
export type DeclarationFields = z.input<typeof declaration>
