import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { makeDemoFilms } from './demo-films.ts'
import { seedCertificates } from './seed-certificates.ts'
import { seedCourses } from './seed-courses.ts'
import { seedPeople } from './seed-people.ts'
import { seedSocieties } from './seed-societies.ts'
import { seedTexts } from './seed-texts.ts'

const MARK = 'demo'
const markSchema = z.object({ phase: z.enum(['people', 'done']) })
type Mark = z.infer<typeof markSchema>

/**
 * Fills an empty platform with the demo: people in every role, courses with films, progress. Done once; an interrupted
 * start goes on where it stopped, and a platform that has people of its own is left alone.
 */
export const seedDemo = async (services: Services, say: (line: string) => void): Promise<void> => {
  const mark = await readMark(services)
  if (mark?.phase === 'done') return
  if (!mark) {
    if (await hasPeople(services)) return
    say('Filling in the demo data: people …')
    await inTransaction(services, async (context) => {
      await seedTexts(context)
      await seedPeople(context)
      await seedSocieties(context)
      await writeMark(context, { phase: 'people' })
    })
  }
  say('Making the demo films (about a minute) …')
  const owner = await services.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'creator@kursportal.example')
    .executeTakeFirstOrThrow()
  const films = await makeDemoFilms(services, owner.id, say)
  say('Publishing the demo courses …')
  await inTransaction(services, async (context) => {
    await seedCourses(context, owner.id, films)
    await seedCertificates(context)
    await writeMark(context, { phase: 'done' })
  })
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
