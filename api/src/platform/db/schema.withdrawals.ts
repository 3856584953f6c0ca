import type { Generated } from 'kysely'
import type { WithdrawalState } from '@kursportal/shared/contract'
import type { Instant } from './columns.ts'

/** Withdrawals from contracts (see schema.ts). */
export type WithdrawalsTable = {
  id: string
  number: string
  received_at: Instant
  /** Whose account had the e-mail when it was declared. */
  user_id: string | null
  name: string
  email: string
  contract: string
  note: Generated<string>
  state: Generated<WithdrawalState>
  decided_at: Instant | null
  decided_by: string | null
  reason: Generated<string>
  search_text: string
  /** Its person left while it was open. */
  forget_once_decided: Generated<boolean>
}

/** Courses that a withdrawal took from a person; `course_id` is the draft, as accesses name it. */
export type WithdrawnCoursesTable = {
  user_id: string
  course_id: string
  /** Null once the case was deleted. */
  withdrawal_id: string | null
  withdrawn_at: Instant
  /** When a new contract gave it back; null: it is theirs no more. */
  given_back_at: Instant | null
}

export type WithdrawalSchema = {
  withdrawals: WithdrawalsTable
  withdrawn_courses: WithdrawnCoursesTable
}
