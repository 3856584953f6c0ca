import { sql } from 'kysely'
import { neededLegalType, type Overview } from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { berlinDayStart } from '../../platform/db/berlin-days.ts'
import { lastBackup } from '../../platform/backup/last-backup.ts'
import { countEndings } from '../certifications/count-endings.ts'
import { PROVIDER_KEY } from '../settings/provider.ts'
import { readFirstSteps } from './first-steps.views.ts'
import { failedFilms, reportedCourses, waitingCases } from './tasks.views.ts'
import { readWaiting } from './waiting.views.ts'

const MINUTE = 60_000
/** Mails that failed are told of for so many days. */
const FAILED_DAYS = 30
/** So many failed films the overview names. */
const FILMS = 20

/** What waits for an admin, what is set up, and how the platform does. */
export const readOverview = async (context: Pick<Context, 'db' | 'clock' | 'config'>): Promise<Overview> => {
  const { db, clock, config } = context
  const now = clock.now()
  const counts = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('mails')
        .where('state', '=', 'failed')
        // As the outbox narrows to these days.
        .where('created_at', '>=', berlinDayStart(addDays(berlinDay(now), 1 - FAILED_DAYS)))
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('mails_failed'),
      eb
        .selectFrom('mails')
        .where('state', '=', 'queued')
        .where('created_at', '<', new Date(now.getTime() - 10 * MINUTE))
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('mails_waiting'),
      eb
        .selectFrom('media_assets')
        .where('state', '=', 'processing')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('films_waiting'),
      eb
        .selectFrom('media_assets')
        .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('n'))
        .as('films_bytes'),
    ])
    .executeTakeFirstOrThrow()
  const written = await db.selectFrom('legal_texts').select('type').distinct().execute()
  const provider = await db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', PROVIDER_KEY)
    .executeTakeFirst()
  return {
    tasks: {
      reported_courses: await reportedCourses(db),
      open_reports: await waitingCases(db, 'content_reports'),
      open_withdrawals: await waitingCases(db, 'withdrawals'),
      failed_films: (await failedFilms(db, { limit: FILMS })).items,
      unwritten_texts: neededLegalType.options.filter(
        (wanted) => !written.some(({ type }) => type === wanted),
      ),
      certifications: await countEndings(context),
      provider_missing: provider === undefined,
      ...(await readWaiting(context)),
    },
    first_steps: await readFirstSteps(db),
    health: {
      mails: config.smtpUrl ? 'sent' : 'kept',
      mails_waiting: counts.mails_waiting ?? 0,
      mails_failed: counts.mails_failed ?? 0,
      films_waiting: counts.films_waiting ?? 0,
      films_bytes: counts.films_bytes ?? 0,
      last_backup: await lastBackup(db),
    },
  }
}
