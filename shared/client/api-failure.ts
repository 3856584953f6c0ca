import type { ErrorCode } from '../contract/errors.ts'

/** Why a call failed: a code of the catalogue, or `network` when no answer came. */
export type FailureCode = ErrorCode | 'network'

/** A failed call, carrying status and message (specification, section 7). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: FailureCode
  /** What exactly is wrong, where the code has details. */
  readonly details: unknown
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(failure: {
    status: number
    code: FailureCode
    message: string
    details?: unknown
    retryAfter?: number | undefined
  }) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.details = failure.details
    this.retryAfter = failure.retryAfter
  }
}

/** Narrows what was caught to a failed call, if it is one with this code. */
export const isFailure = (error: unknown, ...codes: FailureCode[]): error is ApiFailure =>
  error instanceof ApiFailure && (codes.length === 0 || codes.includes(error.code))

/** The messages of `validation_failed` by field path. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!isFailure(error, 'validation_failed') || !Array.isArray(error.details)) return {}
  return Object.fromEntries(
    (error.details as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
  )
}
