import { sql } from 'kysely'
import { waitUntil } from '../wait-until.ts'
import type { Cluster } from './cluster.ts'
import type { Acknowledged } from './load.ts'
import type { ClusterSeed } from './seed.ts'

/** Waits until everything that was put off is done: films are made and mails are sent. */
export const untilQuiet = ({ db }: Cluster<ClusterSeed>, seconds: number): Promise<unknown> =>
  waitUntil(
    async () => {
      const { rows } = await sql<{ left: number }>`
        select (select count(*)::int from media_assets where state in ('uploading', 'processing'))
          + (select count(*)::int from mails where state = 'queued') as left`.execute(db)
      return rows[0]?.left === 0
    },
    { seconds },
  )

/** What was acknowledged and is not there, or is there twice; empty when all is well. */
export const findLosses = async (
  { db, mailbox, seeded }: Cluster<ClusterSeed>,
  { courses, payouts, progress, films }: Acknowledged,
): Promise<string[]> => {
  const titles = await db.selectFrom('courses').select('title').where('title', 'like', 'Kurs %').execute()
  const requests = await db.selectFrom('payout_requests').select(['id', 'amount']).execute()
  const booked = await db
    .selectFrom('ledger_transactions')
    .select('request_id')
    .where('kind', '=', 'request')
    .execute()
  const learnt = await db
    .selectFrom('lecture_progress')
    .innerJoin('participations', 'participations.id', 'lecture_progress.participation_id')
    .select(['participations.user_id', 'lecture_progress.progress'])
    .where('lecture_progress.video_id', '=', seeded.videoId)
    .execute()
  const assets = await db.selectFrom('media_assets').select(['id', 'renditions']).execute()
  const told = await db.selectFrom('upload_notifications').select(['video_upload_id', 'success']).execute()
  const mails = await db.selectFrom('mails').select(['id', 'state']).execute()
  return [
    ...missing(
      'course',
      courses,
      titles.map(({ title }) => title),
    ),
    ...doubled(
      'course',
      titles.map(({ title }) => title),
    ),
    ...missing(
      'payout',
      payouts,
      requests.map(({ id }) => id),
    ),
    ...missing(
      'booking',
      requests.map(({ id }) => id),
      booked.map(({ request_id }) => request_id ?? ''),
    ),
    ...doubled(
      'booking',
      booked.map(({ request_id }) => request_id ?? ''),
    ),
    ...learnt.flatMap(({ user_id, progress: stored }) =>
      stored + 1e-9 >= (progress.get(user_id) ?? 0) ? [] : [`progress of ${user_id} is ${stored}`],
    ),
    ...missing(
      'film',
      films,
      told.filter(({ success }) => success).map((one) => one.video_upload_id),
    ),
    ...assets.flatMap(({ id, renditions }) =>
      doubled(
        `size of film ${id}`,
        renditions.map(({ height }) => String(height)),
      ),
    ),
    ...missing(
      'mail',
      mails.map(({ id }) => id),
      mailbox.received.keys(),
    ),
  ]
}

const missing = (what: string, wanted: Iterable<string>, found: Iterable<string>): string[] => {
  const there = new Set(found)
  return [...wanted].filter((one) => !there.has(one)).map((one) => `${what} ${one} is lost`)
}

const doubled = (what: string, found: readonly string[]): string[] =>
  found.filter((one, index) => found.indexOf(one) !== index).map((one) => `${what} ${one} is there twice`)
