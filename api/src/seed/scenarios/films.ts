import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { processFilm } from '../../modules/media/process-film.ts'
import { openUploadStore } from '../../modules/media/upload-store.ts'
import type { Context, Services } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

/**
 * A film that `makeFilm` makes later; what shows it says until then that it is being prepared. Somebody has one of each
 * file name.
 * @returns the id of the film
 */
export const beginFilm = async (
  { db, clock }: Context,
  { owner_id, file_name, seconds }: { owner_id: string; file_name: string; seconds: number },
): Promise<string> => {
  const known = await db
    .selectFrom('media_assets')
    .select('id')
    .where('owner_id', '=', owner_id)
    .where('file_name', '=', file_name)
    .executeTakeFirst()
  if (known) return known.id
  const id = newId()
  await db
    .insertInto('media_assets')
    .values({
      id,
      owner_id,
      file_name,
      state: 'processing',
      duration_seconds: seconds,
      created_at: clock.now(),
    })
    .execute()
  return id
}

/**
 * Draws a film that was begun and processes it as an upload is. One that is done is left as it is.
 * @param draw writes the film to a path
 */
export const makeFilm = async (
  services: Services,
  {
    owner_id,
    file_name,
    draw,
  }: { owner_id: string; file_name: string; draw: (file: string) => Promise<void> },
  signal: AbortSignal,
): Promise<void> => {
  const { db } = services.database
  const film = await db
    .selectFrom('media_assets')
    .select('id')
    .where('owner_id', '=', owner_id)
    .where('file_name', '=', file_name)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  if (!film) return
  const uploads = openUploadStore(services.config)
  const file = uploads.pathOf(film.id)
  await mkdir(dirname(file), { recursive: true })
  await draw(file)
  const { size: bytes } = await stat(file)
  await db
    .updateTable('media_assets')
    .set({ bytes, received_bytes: bytes })
    .where('id', '=', film.id)
    .execute()
  await processFilm({ services, uploads, signal }, film.id)
}
