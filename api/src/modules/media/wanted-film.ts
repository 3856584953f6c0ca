import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { standsIn } from '../drafts/stands-in-text.ts'

/** How often somebody at work on a film looks whether it is still wanted. */
const LOOK_EVERY_MS = 2000

/** Nobody waits for the film any more: its upload was given up, or its lecture or course deleted. */
export class NoLongerWanted extends Error {}

/**
 * Whether a film that is being uploaded or processed is still waited for: its lecture is there, or another one shows it
 * (a copy of the course, a text). A film without a lecture of its own is always wanted.
 */
export const isWanted = async (db: Db, filmId: string): Promise<boolean> => {
  const wanted = await db
    .selectFrom('media_assets')
    .select('media_assets.id')
    .where('media_assets.id', '=', filmId)
    .where('state', 'in', ['uploading', 'processing'])
    .where((eb) =>
      eb.or([
        eb('media_assets.video_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('videos')
            .innerJoin('courses', 'courses.id', 'videos.course_id')
            .select('videos.id')
            .where('courses.retired_at', 'is', null)
            .where((or) =>
              or.or([
                or('videos.id', '=', or.ref('media_assets.video_id')),
                or('videos.asset_id', '=', or.ref('media_assets.id')),
                or.and([
                  or('videos.rich_text', 'is not', null),
                  standsIn(sql`videos.rich_text`, sql`media_assets.id::text`),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst()
  return wanted !== undefined
}

/**
 * Does something for a film that ends, by its signal, as soon as the film is no longer wanted.
 * @throws NoLongerWanted, or what the work throws
 */
export const whileWanted = async <Result>(
  { database, log }: Services,
  filmId: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const gone = new AbortController()
  const look = async (): Promise<void> => {
    if (!(await isWanted(database.db, filmId))) gone.abort(new NoLongerWanted(filmId))
  }
  await look()
  const looking = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'whether a film is wanted was not seen'))
  }, LOOK_EVERY_MS)
  try {
    gone.signal.throwIfAborted()
    return await work(AbortSignal.any([signal, gone.signal]))
  } finally {
    clearInterval(looking)
  }
}
