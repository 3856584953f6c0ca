import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import type { GrowingRendition } from '../../platform/db/schema.courses.ts'
import type { Rung } from '../../platform/media/ladder.ts'
import { segmentCount, type SegmentRun } from '../../platform/media/playlists.ts'
import { readHeader, readSegments, type RenditionHeader } from '../../platform/media/read-rendition.ts'
import { segmentKey, typeOfMediaFile } from './media.rules.ts'

/** So many segments are there before the first is handed out: players like to have three (RFC 8216, 6.3.3). */
const FIRST_SEGMENTS = 3

type Making = {
  services: Services
  signal: AbortSignal
  filmId: string
  rung: Rung
  hasAudio: boolean
  /** Where it is made. */
  folder: string
  /** Whether it can be watched while it is made, and what of it can be already. */
  handsOut: boolean
  growing: GrowingRendition | null
}

/** What is stored of a rendition that is being made. */
export type StoredSegments = {
  /** Stores what has been made since, and says that it can be watched. */
  store: () => Promise<void>
  /** What is stored now. @throws when there is nothing yet */
  stored: () => { runs: readonly SegmentRun[]; codecs: string }
}

/**
 * Stores the segments of a rendition as they are made. What a process before this one has handed out stays as it is:
 * the film is cut at the same instants each time, so its own segments are left out up to there, and follow.
 */
export const storeSegments = (making: Making): StoredSegments => {
  const { services, filmId, rung, folder, signal } = making
  const runs: SegmentRun[] = structuredClone(making.growing?.runs ?? [])
  let header: RenditionHeader | undefined
  const put = (name: string, content: Parameters<Services['storage']['put']>[1]): Promise<void> =>
    services.storage.put(segmentKey(filmId, rung.name, name), content, { contentType: typeOfMediaFile(name) })
  const runOf = ({ name }: RenditionHeader): SegmentRun => {
    const last = runs.at(-1)
    if (last?.init === name) return last
    const next = { init: name, seconds: [] }
    runs.push(next)
    return next
  }
  const store = async (): Promise<void> => {
    const made = await readSegments(folder)
    if (made.length === 0) return
    if (!header) {
      const read = await readHeader(folder, making.hasAudio)
      if (!runs.some(({ init }) => init === read.name)) await put(read.name, read.bytes)
      header = read
    }
    const more = made.slice(segmentCount(runs))
    for (const { name, seconds } of more) {
      signal.throwIfAborted()
      await put(name, createReadStream(join(folder, name)))
      runOf(header).seconds.push(seconds)
    }
    if (more.length > 0 && making.handsOut && segmentCount(runs) >= FIRST_SEGMENTS) {
      await handOut(services, filmId, { ...sizeOf(rung), codecs: header.codecs, runs })
    }
  }
  return {
    store,
    stored: () => {
      if (!header) throw new Error('nothing was made')
      return { runs, codecs: header.codecs }
    },
  }
}

/** A size whose segments have not all been measured: no more than the encoder may take. */
const sizeOf = ({ width, height, maxRate, audioRate }: Rung) => ({
  width,
  height,
  bandwidth: maxRate + audioRate,
})

/** Another process that is still at work on the film, taken for dead, takes nothing back of what was handed out. */
const handOut = async ({ database }: Services, filmId: string, growing: GrowingRendition): Promise<void> => {
  await database.db
    .updateTable('media_assets')
    .set({ growing: JSON.stringify(growing) })
    .where('id', '=', filmId)
    .where('state', '=', 'processing')
    .where(
      sql<number>`jsonb_array_length(jsonb_path_query_array(coalesce(growing, '{}'), '$.runs[*].seconds[*]'))`,
      '<',
      segmentCount(growing.runs),
    )
    .execute()
}
