import type { Context } from '../../platform/context.ts'

/**
 * Takes the row locks of societies, and of those they were merged into: whatever concerns their levels or their money
 * waits its turn. Always in the order of their ids, so that two who want the same ones never wait for each other for ever.
 */
export const lockSocieties = async (
  { db }: Pick<Context, 'db'>,
  societyIds: readonly string[],
): Promise<void> => {
  if (societyIds.length === 0) return
  const mergedInto = db
    .selectFrom('societies')
    .select('merged_into')
    .where('id', 'in', societyIds)
    .where('merged_into', 'is not', null)
  const locked = await db
    .selectFrom('societies')
    .select(['id', 'merged_into'])
    .where((eb) => eb.or([eb('id', 'in', societyIds), eb('id', 'in', mergedInto)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // One may have been merged while this waited for it.
  const later = locked.flatMap(({ merged_into }) => merged_into ?? [])
  await lockSocieties(
    { db },
    later.filter((into) => !locked.some(({ id }) => id === into)),
  )
}

/** Takes the row lock of one society. */
export const lockSociety = (context: Pick<Context, 'db'>, societyId: string): Promise<void> =>
  lockSocieties(context, [societyId])
