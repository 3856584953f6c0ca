import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Addresses of people who were invited by mail. */
export const invitationRetention: RetentionPart = retentionOfRows({
  kind: 'invitations',
  table: 'access_invitations',
  due: ({ cutoff }) => sql`invited_at < ${cutoff}`,
})
