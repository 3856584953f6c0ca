import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Services } from '../../platform/context.ts'
import { findMediaTools } from '../../platform/media/tools.ts'
import { newId } from '../../platform/ids.ts'
import { processFilm } from '../../modules/media/process-film.ts'
import { openUploadStore } from '../../modules/media/upload-store.ts'
import { demoVideos } from '../content/videos.ts'
import { renderFilm } from '../media/render-film.ts'

/**
 * Makes the films of the demo: drawn by ffmpeg, then through the same processing as an upload. One that is there from an
 * earlier, interrupted start is not made again.
 * @returns the film of each script by its key
 */
export const makeDemoFilms = async (
  services: Services,
  ownerId: string,
  say: (line: string) => void,
): Promise<Map<string, { asset_id: string }>> => {
  const { database, clock } = services
  const uploads = openUploadStore(services.config)
  const { ffmpeg } = await findMediaTools()
  const films = new Map<string, { asset_id: string }>()
  for (const [index, script] of demoVideos.entries()) {
    say(`  Film ${index + 1} of ${demoVideos.length}: ${script.title}`)
    const fileName = `${script.key}.mp4`
    const known = await database.db
      .selectFrom('media_assets')
      .select(['id', 'state'])
      .where('owner_id', '=', ownerId)
      .where('file_name', '=', fileName)
      .executeTakeFirst()
    const asset_id = known?.id ?? newId()
    if (!known) {
      await database.db
        .insertInto('media_assets')
        .values({
          id: asset_id,
          owner_id: ownerId,
          file_name: fileName,
          state: 'processing',
          created_at: clock.now(),
        })
        .execute()
    }
    if (known?.state !== 'ready') {
      const file = uploads.pathOf(asset_id)
      await mkdir(dirname(file), { recursive: true })
      await renderFilm(script, file, { ffmpeg })
      await processFilm({ services, uploads, signal: new AbortController().signal }, asset_id)
    }
    films.set(script.key, { asset_id })
  }
  return films
}
