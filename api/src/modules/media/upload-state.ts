import type { Services } from '../../platform/context.ts'

/** How far a film is; undefined when there is none of that id. */
export const uploadState = async ({ database }: Services, id: string) => {
  const asset = await database.db
    .selectFrom('media_assets')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return asset?.state
}

/** Forgets an upload that was given up before it was whole. */
export const forgetUpload = async ({ database, log }: Services, id: string): Promise<void> => {
  await database.db
    .deleteFrom('media_assets')
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute()
    .catch((error: unknown) => log.error({ err: error }, 'a cancelled upload was not forgotten'))
}
