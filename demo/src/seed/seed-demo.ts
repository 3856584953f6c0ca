import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction, type Context, type Services } from '@kursportal/api/seed/context'
import { beginDemoFilms, makeDemoFilms } from './demo-films.ts'
import { seedCourses } from './seed-courses.ts'
import { seedContentReports } from './seed-content-reports.ts'
import { seedEvents } from './seed-events.ts'
import { seedMails } from './seed-mails.ts'
import { seedProvider } from './seed-provider.ts'
import { seedPeople } from './seed-people.ts'
import { seedSocieties } from './seed-societies.ts'
import { seedTextEdits } from './seed-text-edits.ts'
import { seedTexts } from './seed-texts.ts'
import { seedVisits } from './seed-visits.ts'
import { seedWithdrawals } from './seed-withdrawals.ts'

const MARK = 'demo'
const markSchema = z.object({ phase: z.enum(['people', 'films', 'done']) })
type Mark = z.infer<typeof markSchema>

/**
 * Fills an empty platform with the demo: people in every role, courses, progress. Their films are made by
 * `makeFilmsOfDemo` afterwards. Done once; an interrupted start goes on where it stopped, and a platform that has people
 * of its own is left alone.
 */
export const seedDemo = async (services: Services, say: (line: string) => void): Promise<void> => {
  const mark = await readMark(services)
  if (!mark) {
    if (await hasPeople(services)) return
    say('Filling in the demo data: people …')
    await inTransaction(services, async (context) => {
      await seedTexts(context)
      await seedProvider(context)
      await seedPeople(context)
      await seedSocieties(context)
      await seedVisits(context)
      await seedWithdrawals(context)
      await seedMails(context)
      await seedTextEdits(context)
      await writeMark(context, { phase: 'people' })
    })
  }
  if (mark && mark.phase !== 'people') return
  say('Filling in the demo data: courses …')
  const owner = await readOwner(services)
  await inTransaction(services, async (context) => {
    await seedCourses(context, owner, await beginDemoFilms(context, owner))
    await seedEvents(context)
    await seedContentReports(context)
    await writeMark(context, { phase: 'films' })
  })
}

/**
 * Makes the films of the demo's courses while the platform runs; lectures say meanwhile that theirs is being prepared.
 * What is interrupted goes on at the next start.
 * @throws what `signal` aborts with, or why ffmpeg cannot make them
 */
export const makeFilmsOfDemo = async (
  services: Services,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  if ((await readMark(services))?.phase !== 'films') return
  say('Making the demo films (about a minute; the platform can be used meanwhile) …')
  await makeDemoFilms(services, await readOwner(services), say, signal)
  await inTransaction(services, (context) => writeMark(context, { phase: 'done' }))
  say('The demo films are done.')
}

/** Who built the demo's courses. */
const readOwner = async ({ database }: Services): Promise<string> => {
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'creator@kursportal.example')
    .executeTakeFirstOrThrow()
  return id
}

const readMark = async ({ database }: Services): Promise<Mark | null> => {
  const row = await database.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', MARK)
    .executeTakeFirst()
  return row ? markSchema.parse(row.value) : null
}

const writeMark = async ({ db }: Context, mark: Mark): Promise<void> => {
  const value = JSON.stringify(mark)
  await sql`insert into settings (key, value) values (${MARK}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

const hasPeople = async ({ database }: Services): Promise<boolean> =>
  (await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
