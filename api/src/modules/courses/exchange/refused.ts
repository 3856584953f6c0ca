import type { ImportRefusal } from '@kursportal/shared/contract'

/** A file that is not imported at all, and why. */
export class ImportRefused extends Error {
  readonly reason: ImportRefusal
  constructor(reason: ImportRefusal) {
    super(reason)
    this.reason = reason
  }
}
