import { ApiError } from '../../platform/http/api-error.ts'

/**
 * A new order must name exactly what is there, and what is there must still be what the person saw.
 * @param previous the order as it was shown to the person, where the client sent it
 * @throws ApiError order_out_of_date (specification, Courses)
 */
export const checkOrder = (
  current: readonly string[],
  wanted: readonly string[],
  previous: readonly string[] | undefined,
): void => {
  const known = new Set(current)
  const complete =
    wanted.length === current.length &&
    new Set(wanted).size === wanted.length &&
    wanted.every((id) => known.has(id))
  const seen =
    previous === undefined ||
    (previous.length === current.length && previous.every((id, index) => id === current[index]))
  if (!complete || !seen) throw new ApiError('order_out_of_date', { current })
}
