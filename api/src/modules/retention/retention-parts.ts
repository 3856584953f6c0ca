import type { RetentionPart } from '../../platform/retention.ts'
import { mailRetention } from '../../platform/mail/mail.retention.ts'
import { imageRetention } from '../images/images.retention.ts'
import { invitationRetention } from '../access/access.retention.ts'
import { expiryRetention } from '../accounts/accounts.retention.ts'
import { inactiveAccounts } from '../accounts/inactive-accounts.ts'
import { auditLogRetention } from '../audit-log/audit-log.retention.ts'
import { careRetention } from '../care/care.retention.ts'
import { contentReportRetention } from '../content-reports/content-reports.retention.ts'
import { forumRetention } from '../forum/forum.retention.ts'
import { watchedRetention } from '../learning/learning.retention.ts'
import { deletedPartRetention, draftVersionRetention } from '../lectures/lectures.retention.ts'
import { mediaRetention } from '../media/media.retention.ts'
import { moneyRetention } from '../money/money.retention.ts'
import { quizRetention } from '../quizzes/quizzes.retention.ts'
import { reminderRetention } from '../reminders/reminders.retention.ts'
import { errorRetention, voteRetention } from '../remotes/remotes.retention.ts'
import { withdrawalRetention } from '../withdrawals/withdrawals.retention.ts'

/** Every module's part, in the order of a run. A module that keeps something for a while adds a line. */
export const retentionParts: readonly RetentionPart[] = [
  ...expiryRetention,
  quizRetention,
  watchedRetention,
  ...careRetention,
  ...forumRetention,
  contentReportRetention,
  withdrawalRetention,
  ...moneyRetention,
  ...auditLogRetention,
  mailRetention,
  reminderRetention,
  invitationRetention,
  deletedPartRetention,
  draftVersionRetention,
  ...mediaRetention,
  imageRetention,
  voteRetention,
  errorRetention,
  // Last: with an account much goes that was announced under kinds of its own.
  inactiveAccounts,
]
