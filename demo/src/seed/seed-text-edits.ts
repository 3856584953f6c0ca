import type { Context } from '@kursportal/api/seed/context'
import { demoLegalTexts } from '../content/legal.ts'
import { demoPrivacyAddition, demoReminderWordings } from '../content/text-edits.ts'

const DAY = 24 * 60 * 60_000

/** What the demo's admin changed of the texts: a template in two versions, and a draft that is not published. */
export const seedTextEdits = async ({ db, clock }: Context): Promise<void> => {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@kursportal.example')
    .executeTakeFirstOrThrow()
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY)
  const edited = (days: number) => ({ updated_at: daysAgo(days), updated_by: admin.id })
  const versions = demoReminderWordings.map((wording, index) => ({
    ...wording,
    key: 'reminder',
    version: index + 1,
    ...edited((demoReminderWordings.length - index) * 9),
  }))
  await db.insertInto('template_versions').values(versions).execute()
  await db.insertInto('templates').values(versions.slice(-1)).execute()
  const privacy = demoLegalTexts.find(({ type }) => type === 'privacy')
  if (!privacy) throw new Error('The demo has no privacy policy')
  await db
    .insertInto('legal_drafts')
    .values({
      type: privacy.type,
      title: privacy.title,
      content: `${privacy.content}${demoPrivacyAddition}`,
      ...edited(2),
    })
    .execute()
}
