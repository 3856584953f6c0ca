import { searchText } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'

type NewSociety = {
  name: string
  city?: string
  is_community: boolean
  owner_id: string | null
  /** Its number in the external database, when it comes from there. */
  ninox_number?: number
}

/**
 * Adds a society; answers its id.
 * @throws ApiError own_society_exists
 */
export const insertSociety = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name, city = '', is_community, owner_id, ninox_number }: NewSociety,
): Promise<string> => {
  const added = await db
    .insertInto('societies')
    .values({
      id: newId(),
      name,
      city,
      is_community,
      owner_id,
      ninox_number: ninox_number ?? null,
      created_at: clock.now(),
      search_text: searchText(name, city),
    })
    // One own society a person; communities never conflict.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new ApiError('own_society_exists')
  return added.id
}
