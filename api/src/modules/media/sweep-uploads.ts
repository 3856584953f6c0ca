import { inTransaction, type Services } from '../../platform/context.ts'
import { failFilm } from './conclude-film.ts'
import { removeFilm } from './cancel-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { isWanted } from './wanted-film.ts'
import { UPLOAD_SECONDS, type UploadStore } from './upload-store.ts'

/**
 * Brings uploads in order, at the start and now and then: one that is complete but was never noted goes on, one nobody
 * finished in time fails, one whose lecture is deleted is forgotten, and files that belong to no unfinished film are
 * removed.
 */
export const sweepUploads = async (services: Services, uploads: UploadStore): Promise<void> => {
  const { database, clock } = services
  // Before the films are read: what begins meanwhile is not among them.
  const files = await uploads.list()
  const unfinished = await database.db
    .selectFrom('media_assets')
    .select(['id', 'state', 'created_at'])
    .where('state', 'in', ['uploading', 'processing'])
    .execute()
  for (const asset of unfinished.filter(({ state }) => state === 'uploading')) {
    if (!(await isWanted(database.db, asset.id))) {
      await inTransaction(services, (context) => removeFilm(context, asset.id))
      continue
    }
    const received = await uploads.received(asset.id)
    const expired = asset.created_at.getTime() + UPLOAD_SECONDS * 1000 < clock.now().getTime()
    if (received?.offset !== undefined && received.offset === received.size) {
      await inTransaction(services, (context) => finishUpload(context, asset.id, received.offset))
    } else if (expired) {
      await inTransaction(services, (context) => failFilm(context, asset.id, 'upload_expired'))
    }
  }
  const needed = new Set(unfinished.map(({ id }) => id))
  for (const id of files) if (!needed.has(id)) await uploads.remove(id)
}
