import { ApiError } from '../../platform/http/api-error.ts'

/** What somebody agreed to who ends a society. */
export type Agreed = {
  /** That whatever can still be requested lapses. */
  mayLapse: boolean
  /** Euro cents that may lapse, as they read it; it counts before the other one. */
  lapseCents: number | undefined
}

/**
 * What can still be requested lapses only when that was agreed to; in numbers where they were sent.
 * @throws ApiError balance_lapses with what can still be requested
 */
export const requireLapseAgreed = (
  { available }: { available: number },
  { mayLapse, lapseCents }: Agreed,
): void => {
  const agreed = lapseCents === undefined ? mayLapse || available === 0 : lapseCents === available
  if (!agreed) throw new ApiError('balance_lapses', { available })
}
