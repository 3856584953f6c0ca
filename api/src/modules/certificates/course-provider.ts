import type { Provider } from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { providerOfSociety } from '../societies/society-provider.ts'

type When = Pick<Context, 'db' | 'secrets'>

/** What a certificate says of who offers the course. */
const partOne = ['name', 'street', 'zip', 'city', 'signatory', 'signature'] as const

/** A society as provider; null where it is none itself, and while communities offer no courses (setting `society_providers`). */
const societyProvider = async (context: When, societyId: string): Promise<Provider | null> => {
  const { society_providers: mayProvide } = await readSettings(context)
  const own = mayProvide ? await providerOfSociety(context, societyId) : null
  return own && pick(own, partOne)
}

/**
 * Who offers a course: the society whose access granted it, where it is a provider itself, else the platform's; null
 * where none was entered.
 */
export const courseProvider = async (context: When, societyId: string | null): Promise<Provider | null> =>
  (societyId && (await societyProvider(context, societyId))) || readProvider(context)

/** The same for a certificate that is issued anew: whoever offered the course, and nobody in their place. */
export const sameProvider = (context: When, societyId: string | null): Promise<Provider | null> =>
  societyId ? societyProvider(context, societyId) : readProvider(context)
