import { mkdir, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { captionsOf, cutAtSilences, withoutInvented, type Recognised } from '@kursportal/shared/domain'
import type { Services } from '../../../platform/context.ts'
import type { RecognisedFailure } from '../../../platform/db/schema.courses.ts'
import { renditionName } from '../../../platform/media/playlists.ts'
import { listFiles } from '../../../platform/media/read-rendition.ts'
import { cutSpeech, readSpeech } from '../../../platform/media/read-speech.ts'
import { UnreadableFilm } from '../../../platform/media/make-rendition.ts'
import { sizesOf } from '../film.views.ts'
import { PLAYLIST, segmentKey } from '../media.rules.ts'
import { recognise, RecognitionRefused } from './transcribe-client.ts'

/** Seconds of sound that are asked about at once: a megabyte and a half, far below what servers take. */
const PIECE_SECONDS = 480

type Job = { services: Services; signal: AbortSignal }

/** Given up, or another film, since it began. */
class NoLongerWanted extends Error {}

/**
 * Recognises what is said in the film of a draft lecture. What is unsure is marked, what nobody said is left out.
 * @throws what may pass; the job is then tried again
 */
export const recogniseSpeech = async (job: Job, videoId: string): Promise<void> => {
  const { services } = job
  const wanted = await readWanted(services, videoId)
  if (!wanted) return
  const folder = join(services.config.dataDir, 'work', `speech-${videoId}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    await note(services, wanted, { state: 'running', progress: 0 })
    const cues = await cuesOf(job, wanted, folder)
    if (cues.length === 0) await note(services, wanted, { state: 'failed', failure: 'no_speech' })
    else await note(services, wanted, { state: 'ready', progress: 1, lines: JSON.stringify(cues) })
  } catch (error) {
    if (error instanceof NoLongerWanted) return
    if (!(error instanceof RecognitionRefused) && !(error instanceof UnreadableFilm)) throw error
    services.log.warn({ err: error, video: videoId }, 'speech was not recognised')
    const failure = error instanceof RecognitionRefused ? 'refused' : 'failed'
    await note(services, wanted, { state: 'failed', failure }).catch(ignoreGone)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const ignoreGone = (error: unknown): void => {
  if (!(error instanceof NoLongerWanted)) throw error
}

/** Says that it did not go, once it is tried no more. */
export const giveUpSpeech = async ({ database, clock }: Services, videoId: string): Promise<void> => {
  await database.db
    .updateTable('recognised_captions')
    .set({ state: 'failed', failure: 'unreachable', updated_at: clock.now() })
    .where('video_id', '=', videoId)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

type Wanted = NonNullable<Awaited<ReturnType<typeof readWanted>>>

const readWanted = ({ database: { db } }: Services, videoId: string) =>
  db
    .selectFrom('recognised_captions as wanted')
    .innerJoin('media_assets as asset', 'asset.id', 'wanted.asset_id')
    .select(['wanted.video_id', 'wanted.asset_id', 'wanted.created_at'])
    .select(['asset.renditions', 'asset.growing', 'asset.duration_seconds'])
    .where('wanted.video_id', '=', videoId)
    .where('wanted.state', 'in', ['waiting', 'running'])
    .executeTakeFirst()

type Change = {
  state?: 'running' | 'ready' | 'failed'
  progress?: number
  lines?: string
  failure?: RecognisedFailure
}

/** Writes how far it is. @throws NoLongerWanted when somebody gave it up or began anew */
const note = async ({ database, clock }: Services, wanted: Wanted, change: Change): Promise<void> => {
  const noted = await database.db
    .updateTable('recognised_captions')
    .set({ ...change, updated_at: clock.now() })
    .where('video_id', '=', wanted.video_id)
    .where('asset_id', '=', wanted.asset_id)
    .where('created_at', '=', wanted.created_at)
    .returning('video_id')
    .executeTakeFirst()
  if (!noted) throw new NoLongerWanted()
}

const cuesOf = async ({ services, signal }: Job, wanted: Wanted, folder: string) => {
  const { transcribe } = services.config
  if (!transcribe) throw new RecognitionRefused('no speech recogniser is set up')
  const duration = wanted.duration_seconds ?? 0
  const playlist = await fetchRendition(services, wanted, folder)
  const speech = join(folder, 'speech.ogg')
  const silences = await readSpeech(playlist, speech, duration, signal)
  const pieces = cutAtSilences(silences, duration, PIECE_SECONDS)
  const said: Recognised[] = []
  for (const [index, piece] of pieces.entries()) {
    signal.throwIfAborted()
    const sound = await cutSpeech(speech, join(folder, 'piece.ogg'), piece, signal)
    const heard = await recognise(transcribe, sound, signal)
    for (const { from, to, ...words } of heard)
      said.push({
        ...words,
        from: piece.from + Math.max(0, from),
        // Some give an end behind the sound.
        to: Math.min(piece.from + to, piece.to),
      })
    await note(services, wanted, { progress: (index + 1) / (pieces.length + 1) })
  }
  return captionsOf(withoutInvented(said, silences))
}

/** Brings the smallest size of a film here, whose sound is that of all. @throws UnreadableFilm where it is gone */
const fetchRendition = async (
  { storage }: Services,
  { asset_id, ...film }: Wanted,
  folder: string,
): Promise<string> => {
  const [smallest] = sizesOf(film)
  if (!smallest) throw new UnreadableFilm('no rendition')
  const name = renditionName(smallest)
  const stored = async (file: string) => {
    const found = await storage.get(segmentKey(asset_id, name, file))
    if (!found) throw new UnreadableFilm(`${file} is gone`)
    return found.stream
  }
  const playlist = (await buffer(await stored(PLAYLIST))).toString('utf8')
  for (const file of listFiles(playlist))
    await pipeline(await stored(file), createWriteStream(join(folder, file)))
  const path = join(folder, PLAYLIST)
  await pipeline([playlist], createWriteStream(path))
  return path
}
