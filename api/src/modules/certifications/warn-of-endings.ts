import {
  addDays,
  berlinDay,
  certificationWarnings,
  dayForInput,
  daysBetween,
  LONGEST_WARNING,
} from '@kursportal/shared/domain'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { sendTemplate } from '../templates/render-template.ts'

/** A live course whose certification ends soon. */
type Ending = {
  draft_id: string
  live_id: string
  owner_id: string
  title: string
  certification_number: string | null
  certified_until: string
}

const endings = async ({ db }: Pick<Context, 'db'>, today: string): Promise<Ending[]> => {
  const rows = await db
    .selectFrom('courses')
    .select(['id as live_id', 'dev_id as draft_id', 'owner_id', 'title'])
    .select(['certification_number', 'certified_until'])
    .where('dev_id', 'is not', null)
    .where('retired_at', 'is', null)
    .where('certified_until', '>=', today)
    .where('certified_until', '<=', addDays(today, LONGEST_WARNING))
    .orderBy('certified_until')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ draft_id, certified_until, ...row }) =>
    draft_id !== null && certified_until !== null ? [{ ...row, draft_id, certified_until }] : [],
  )
}

/**
 * Warns creators and admins of certifications that end within 90 and 30 days, each of the two once for a last day. A
 * course that comes in late is warned of by the nearer one alone.
 * @returns of how many courses it warned
 */
export const warnOfEndings = async (services: Services, signal?: AbortSignal): Promise<number> => {
  const today = berlinDay(services.clock.now())
  let warned = 0
  for (const ending of await endings({ db: services.database.db }, today)) {
    signal?.throwIfAborted()
    if (await inTransaction(services, (context) => warnOnce(context, ending, today))) warned += 1
  }
  return warned
}

/** The row is the claim: of two processes one finds it there already. */
const warnOnce = async (context: Context, ending: Ending, today: string): Promise<boolean> => {
  const left = daysBetween(today, ending.certified_until)
  const days = Math.min(...certificationWarnings.filter((warning) => left <= warning))
  const claimed = await context.db
    .insertInto('certification_warnings')
    .values({
      course_id: ending.draft_id,
      certified_until: ending.certified_until,
      days,
      sent_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst()
  if (claimed) await tell(context, ending)
  return claimed !== undefined
}

/** Everybody once, a creator who is an admin too. */
const tell = async (context: Context, ending: Ending): Promise<void> => {
  const people = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('id', '=', ending.owner_id)]))
    .orderBy('id')
    .execute()
  const variables = {
    course: ending.title,
    number: ending.certification_number ?? '',
    day: dayForInput(ending.certified_until),
    link: `${context.config.publicUrl}/course-editor/courses/${ending.draft_id}/details`,
  }
  for (const { email, first_name } of people)
    await sendTemplate(
      context,
      'certification-ending',
      email,
      { ...variables, first_name },
      { courseId: ending.live_id },
    )
}
