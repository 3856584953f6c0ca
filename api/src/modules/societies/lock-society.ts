import type { Context } from '../../platform/context.ts'

/** Takes the society's row lock: whatever concerns its levels or its money waits its turn. */
export const lockSociety = async ({ db }: Pick<Context, 'db'>, societyId: string): Promise<void> => {
  await db
    .selectFrom('societies')
    .select('id')
    .where('id', '=', societyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
