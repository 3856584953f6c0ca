import { ApiFailure } from '@kursportal/shared/client'

/**
 * One of what the server lists, as it stands now: for what no call gives by itself.
 * @throws ApiFailure not_found, as a call for it would
 */
export const foundIn = <Item extends { id: string }>(items: readonly Item[], id: string): Item => {
  const found = items.find((item) => item.id === id)
  if (!found) throw new ApiFailure({ status: 404, code: 'not_found', message: 'It is gone' })
  return found
}
