import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import type { GrowingRendition, Rendition } from '../../platform/db/schema.courses.ts'
import type { FilmFacts } from '../../platform/media/judge-film.ts'
import { shareDone, type Rung } from '../../platform/media/ladder.ts'
import { makeRendition, UnreadableFilm } from '../../platform/media/make-rendition.ts'
import { renditionPlaylist, secondsOf } from '../../platform/media/playlists.ts'
import { readBandwidth, readSegments } from '../../platform/media/read-rendition.ts'
import { PLAYLIST, segmentKey, typeOfMediaFile } from './media.rules.ts'
import { storeSegments, type StoredSegments } from './store-segments.ts'

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
  /** What can be watched of the smallest size. */
  growing: GrowingRendition | null
}

/**
 * Makes one size of a film, stores it, and only then says that it is there. Of the smallest one, what is stored can be
 * watched meanwhile.
 * @throws UnreadableFilm when much less comes out than the file promises: it was cut off
 */
export const addRendition = async (
  { services, signal }: { services: Services; signal: AbortSignal },
  { filmId, source, folder, facts, ladder, rung, done, growing }: Step,
): Promise<void> => {
  const made = join(folder, rung.name)
  await mkdir(made, { recursive: true })
  const note = progressNoter(services, filmId)
  const handsOut = rung === ladder[0]
  const segments = storeSegments({
    services,
    signal,
    filmId,
    rung,
    hasAudio: facts.hasAudio,
    folder: made,
    handsOut,
    growing: handsOut ? growing : null,
  })
  await whileStoring(segments, signal, (stop, follow) =>
    makeRendition(source, made, rung, facts, {
      signal: stop,
      onProgress: (seconds) => {
        note(shareDone(ladder, done, seconds / facts.durationSeconds))
        follow()
      },
    }),
  )
  const { runs, codecs } = segments.stored()
  const seconds = secondsOf(runs)
  if (seconds < facts.durationSeconds * 0.95 - 1) {
    throw new UnreadableFilm(`${seconds} of ${facts.durationSeconds} seconds`)
  }
  // The playlist last, so that it appears when all it names is there.
  await services.storage.put(
    segmentKey(filmId, rung.name, PLAYLIST),
    Buffer.from(renditionPlaylist(runs, { isWhole: true })),
    { contentType: typeOfMediaFile(PLAYLIST) },
  )
  const bandwidth = await readBandwidth(made, await readSegments(made))
  await rm(made, { recursive: true, force: true })
  await noteRendition(
    services,
    filmId,
    { height: rung.height, width: rung.width, bandwidth, codecs },
    {
      progress: shareDone(ladder, new Set([...done, rung.name]), 0),
      // A player may report up to the end of the longer of picture and sound.
      seconds: Math.max(facts.durationSeconds, seconds),
    },
  )
}

/**
 * Runs an encoder, and stores what it makes whenever it says that it got on; to the end of it.
 * @throws what either throws, when both have ended
 */
const whileStoring = async (
  segments: StoredSegments,
  signal: AbortSignal,
  encode: (signal: AbortSignal, follow: () => void) => Promise<void>,
): Promise<void> => {
  const failed = new AbortController()
  let storing: Promise<void> | undefined
  const follow = (): void => {
    storing ??= segments
      .store()
      .catch((error: unknown) => failed.abort(error))
      .finally(() => {
        storing = undefined
      })
  }
  try {
    await encode(AbortSignal.any([signal, failed.signal]), follow)
  } finally {
    await storing
  }
  failed.signal.throwIfAborted()
  await segments.store()
}

/** A size is there. Of two processes that made it, the second changes nothing. */
const noteRendition = async (
  { database, clock }: Services,
  filmId: string,
  entry: Rendition,
  { progress, seconds }: { progress: number; seconds: number },
): Promise<void> => {
  const { width, height } = entry
  await database.db
    .updateTable('media_assets')
    .set({
      renditions: sql`renditions || ${JSON.stringify([entry])}::jsonb`,
      growing: null,
      progress,
      duration_seconds: seconds,
      updated_at: clock.now(),
    })
    .where('id', '=', filmId)
    .where(sql<boolean>`not renditions @> ${JSON.stringify([{ width, height }])}::jsonb`)
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
