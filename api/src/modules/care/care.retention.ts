import { sql } from 'kysely'
import { berlinDay } from '@kursportal/shared/domain'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** What proves how learners were looked after. A question that waits for its answer stays, however old it is. */
export const careRetention: readonly RetentionPart[] = [
  retentionOfRows({
    kind: 'care',
    table: 'care_questions',
    due: ({ cutoff }) => sql`state <> 'open' and last_message_at < ${cutoff}`,
  }),
  retentionOfRows({
    kind: 'care',
    table: 'care_contacts',
    due: ({ cutoff }) => sql`day < ${berlinDay(cutoff)}::date`,
  }),
  retentionOfRows({
    kind: 'care',
    table: 'appointment_attendance',
    due: ({ cutoff }) => sql`exists (
      select from appointments where appointments.id = appointment_id and starts_at < ${cutoff})`,
  }),
  retentionOfRows({
    kind: 'care',
    table: 'former_care',
    due: ({ cutoff }) => sql`coalesce(finished_on, started_on) < ${berlinDay(cutoff)}::date`,
  }),
]
