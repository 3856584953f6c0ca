import { ApiFailure } from '../../client/api-failure.ts'
import type { LastEdit } from '../../contract/edits.ts'

/** Who was faster and when, as the refusal of a stale write tells it; null where it does not. */
export const editedIn = (refusal: unknown): LastEdit => {
  if (!(refusal instanceof ApiFailure)) return null
  const { edited } = (refusal.details ?? {}) as { edited?: LastEdit }
  return edited ?? null
}
