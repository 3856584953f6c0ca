import type { Certificate } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

/**
 * How a certificate is handed in to its insurance, as admins worded it; null where they did not. Older certificates know
 * their insurance by its name only.
 */
export const handingIn = async (
  { db }: Pick<Context, 'db'>,
  insuranceId: string | null,
  name: string | null,
): Promise<Certificate['hand_in']> => {
  if (name === null) return null
  const insurances = db.selectFrom('insurances').select(['hand_in_text as text', 'hand_in_url as url'])
  const found = await (
    insuranceId
      ? insurances.where('id', '=', insuranceId)
      : insurances.where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
  ).executeTakeFirst()
  return found && (found.text !== '' || found.url !== '') ? found : null
}
