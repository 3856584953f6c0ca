import { sql } from 'kysely'
import type { Provider } from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { grantingAccess } from '../learning/granting-access.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { providerOfSociety } from '../societies/society-provider.ts'

/** What a certificate says of who offers the course. */
const partOne = ['name', 'street', 'zip', 'city', 'signatory', 'signature'] as const

/**
 * Who offers a course to somebody: the society whose access grants it to them, where it is a provider itself, else the
 * platform's, also while communities offer no courses (setting `society_providers`); null where none was entered.
 */
export const courseProvider = async (
  context: Pick<Context, 'db' | 'secrets' | 'clock' | 'config'>,
  userId: string,
  courseId: string,
): Promise<Provider | null> => {
  const { rows } = await sql<{ society_id: string | null }>`
    select granting.society_id from courses as course
    left join lateral ${grantingAccess(context, userId)} as granting on true
    where course.id = ${courseId}`.execute(context.db)
  const society = rows[0]?.society_id
  const { society_providers: mayProvide } = await readSettings(context)
  const own = society && mayProvide ? await providerOfSociety(context, society) : null
  return own ? pick(own, partOne) : readProvider(context)
}
