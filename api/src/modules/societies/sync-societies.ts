import { sql } from 'kysely'
import type { CallAnswer, syncCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { inTransaction, type Actor, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { NinoxError, openNinox, type NinoxRecord } from '../../platform/ninox/ninox.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { insertSociety } from './societies.store.ts'
import { readSyncedSocieties, type SyncedSociety } from './synced-societies.rules.ts'

const TABLE = 'Vereine'

type Counts = CallAnswer<typeof syncCalls.syncSocieties>

/**
 * Brings the communities of the external database in: new ones are created, changed ones renamed, all or none. None is
 * removed, and one an admin removed does not come back.
 * @throws ApiError sync_failed when Ninox cannot be read; society_id_not_a_number and bad_gateway for unusable records
 */
export const syncSocieties = async (services: Services, actor: Actor): Promise<Counts> => {
  // Read before the transaction begins: a slow server must not hold it open.
  const records = await readRecords(services)
  const { societies, unusable } = readSyncedSocieties(records)
  if (unusable.some(({ field }) => field === 'Vereinsnummer'))
    throw new ApiError('society_id_not_a_number', unusable)
  if (unusable.length > 0) throw new ApiError('bad_gateway', unusable)
  return inTransaction(services, async (context) => {
    const details = await storeAll(context, societies)
    await noteAdminAction({ ...context, actor }, { action: 'societies_synced', details })
    return details
  })
}

const readRecords = async (services: Services): Promise<NinoxRecord[]> => {
  try {
    return await openNinox(services.config).records(TABLE)
  } catch (error) {
    if (!(error instanceof NinoxError)) throw error
    services.log.warn({ err: error }, 'societies were not synchronised')
    throw new ApiError('sync_failed', { reason: error.reason })
  }
}

const storeAll = async (context: Context, societies: readonly SyncedSociety[]): Promise<Counts> => {
  // A second synchronisation at the same time waits, and finds what the first one stored.
  await sql`select pg_advisory_xact_lock(hashtext('sync societies'))`.execute(context.db)
  const known = await context.db
    .selectFrom('societies')
    .select(['id', 'ninox_number', 'name', 'city', 'deleted_at'])
    .where('ninox_number', 'is not', null)
    .execute()
  const byNumber = new Map(known.map((society) => [society.ninox_number, society]))
  const counts = { created: 0, changed: 0, unchanged: 0 }
  for (const { ninox_number, name, city } of societies) {
    const before = byNumber.get(ninox_number)
    if (!before) {
      await insertSociety(context, { name, city, is_community: true, owner_id: null, ninox_number })
      counts.created += 1
    } else if (before.deleted_at || (before.name === name && before.city === city)) counts.unchanged += 1
    else {
      await context.db
        .updateTable('societies')
        .set({ name, city, search_text: searchText(name, city) })
        .where('id', '=', before.id)
        .execute()
      counts.changed += 1
    }
  }
  return counts
}
