import type { Context } from '../../platform/context.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { account } from '../people/people.personal.ts'
import { calendar } from '../calendar/calendar.personal.ts'
import { certificates } from '../certificates/certificates.personal.ts'
import { qualificationProofs } from '../certifications/certifications.personal.ts'
import { creations } from '../courses/courses.personal.ts'
import { forum } from '../forum/forum.personal.ts'
import { learning } from '../learning/learning.personal.ts'
import type { Farewell, PersonalPart, PersonalView } from '../people/personal-part.ts'
import { societies } from '../money/money.personal.ts'
import { care } from '../care/care.personal.ts'
import { reminders } from '../reminders/reminders.personal.ts'
import { contentReports } from '../content-reports/content-reports.personal.ts'
import { withdrawals } from '../withdrawals/withdrawals.personal.ts'
import { work } from './work.personal.ts'

/** Every module's part, in the order of the export. A module that stores something about people adds a line. */
const parts: readonly PersonalPart[] = [
  account,
  learning,
  care,
  calendar,
  certificates,
  forum,
  societies,
  creations,
  qualificationProofs,
  withdrawals,
  reminders,
  contentReports,
  work,
]

/** Everything the platform knows about a person, by section. */
export const collectPersonalData = async (
  context: Context,
  userId: string,
  view: PersonalView = { masked: false },
): Promise<Record<string, unknown>> => {
  const sections: Record<string, unknown> = {}
  for (const part of parts) sections[part.section] = await part.collect(context, userId, view)
  return sections
}

/**
 * Deletes a person. What is about money stays, without them; everything else of theirs goes with their row, or is
 * handed over by the part that knows it. A last mail says so, of which nothing stays once it is sent (decision 0044).
 */
export const forgetPerson = async (context: Context, farewell: Farewell): Promise<void> => {
  for (const part of parts) await part.forget?.(context, farewell)
  const { email, first_name } = await context.db
    .deleteFrom('users')
    .where('id', '=', farewell.userId)
    .returning(['email', 'first_name'])
    .executeTakeFirstOrThrow()
  // After their row is gone, so that the mail belongs to nobody.
  await sendTemplate(context, 'account-deleted', email, { first_name }, { forgetOnceSent: true })
}
