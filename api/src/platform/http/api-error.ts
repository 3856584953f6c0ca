import { errorCatalogue, type ErrorCode } from '@kursportal/shared/contract'

/** A failure with a code of the catalogue; the error handler turns it into the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown) {
    super(errorCatalogue[code].message)
    this.code = code
    this.details = details
  }
}
