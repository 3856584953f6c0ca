import type { TestPlatform } from '@kursportal/api/testing/test-platform'
import { beginDemoFilms } from './demo-films.ts'
import { seedCourses } from './seed-courses.ts'
import { seedContentReports } from './seed-content-reports.ts'
import { seedEvents } from './seed-events.ts'
import { seedPeople } from './seed-people.ts'
import { seedMails } from './seed-mails.ts'
import { seedProvider } from './seed-provider.ts'
import { seedSocieties } from './seed-societies.ts'
import { seedTextEdits } from './seed-text-edits.ts'
import { seedTexts } from './seed-texts.ts'
import { seedVisits } from './seed-visits.ts'
import { seedWithdrawals } from './seed-withdrawals.ts'

/** Everything the demo has, as if it were filled in at an instant; its films begun and not made, which takes minutes. */
export const seedAt = async (platform: TestPlatform, now: string): Promise<void> => {
  platform.clock.set(now)
  await platform.run(async (context) => {
    await seedTexts(context)
    await seedProvider(context)
    await seedPeople(context)
    await seedSocieties(context)
    await seedVisits(context)
    await seedWithdrawals(context)
    await seedMails(context)
    await seedTextEdits(context)
    const owner = await context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'creator@kursportal.example')
      .executeTakeFirstOrThrow()
    await seedCourses(context, owner.id, await beginDemoFilms(context, owner.id))
    await seedEvents(context)
    await seedContentReports(context)
  })
}
