import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import type { FilmFacts } from '../../platform/media/judge-film.ts'
import { shareDone, type Rung } from '../../platform/media/ladder.ts'
import { makeRendition, UnreadableFilm } from '../../platform/media/make-rendition.ts'
import { readRendition } from '../../platform/media/read-rendition.ts'
import type { Rendition } from '../../platform/db/schema.courses.ts'
import { segmentKey, typeOfMediaFile } from './media.rules.ts'

/** A progress is written this often at most. */
const NOTE_EVERY_MS = 1000

type Step = {
  filmId: string
  source: string
  folder: string
  facts: FilmFacts
  ladder: readonly Rung[]
  rung: Rung
  /** Names of the sizes that are stored. */
  done: ReadonlySet<string>
}

/**
 * Makes one size of a film, stores it, and only then says that it can be watched.
 * @throws UnreadableFilm when much less comes out than the file promises: it was cut off
 */
export const addRendition = async (
  { services, signal }: { services: Services; signal: AbortSignal },
  { filmId, source, folder, facts, ladder, rung, done }: Step,
): Promise<void> => {
  const made = join(folder, rung.name)
  await mkdir(made, { recursive: true })
  const note = progressNoter(services, filmId)
  await makeRendition(source, made, rung, facts, {
    signal,
    onProgress: (seconds) => note(shareDone(ladder, done, seconds / facts.durationSeconds)),
  })
  const rendition = await readRendition(made, facts.hasAudio)
  if (rendition.seconds < facts.durationSeconds * 0.95 - 1) {
    throw new UnreadableFilm(`${rendition.seconds} of ${facts.durationSeconds} seconds`)
  }
  for (const name of rendition.files) {
    signal.throwIfAborted()
    await services.storage.put(segmentKey(filmId, rung.name, name), createReadStream(join(made, name)), {
      contentType: typeOfMediaFile(name),
    })
  }
  await rm(made, { recursive: true, force: true })
  const entry: Rendition = {
    height: rung.height,
    width: rung.width,
    bandwidth: rendition.bandwidth,
    codecs: rendition.codecs,
  }
  await services.database.db
    .updateTable('media_assets')
    .set({
      renditions: sql`renditions || ${JSON.stringify([entry])}::jsonb`,
      progress: shareDone(ladder, new Set([...done, rung.name]), 0),
      // A player may report up to the end of the longer of picture and sound.
      duration_seconds: Math.max(facts.durationSeconds, rendition.seconds),
      updated_at: services.clock.now(),
    })
    .where('id', '=', filmId)
    .execute()
}

/** Writes a film's progress now and then; a write that fails only makes the bar stand still. */
const progressNoter = ({ database, log }: Services, filmId: string): ((share: number) => void) => {
  let notedAt = 0
  return (share) => {
    const now = performance.now()
    if (now - notedAt < NOTE_EVERY_MS) return
    notedAt = now
    database.db
      .updateTable('media_assets')
      .set({ progress: share })
      .where('id', '=', filmId)
      .where('progress', '<', share)
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'a film’s progress was not noted'))
  }
}
