import { people } from './people.ts'
import { roles } from './roles.ts'
import { tiers } from './tiers.ts'
import { members } from './members.ts'
import { adminPassword } from './admin-password.ts'
import { auditLog } from './audit-log.ts'
import { certificates } from './certificates.ts'
import { defaultAccess } from './default-access.ts'
import { faq } from './faq.ts'
import { groupBulk } from './group-bulk.ts'
import { groups } from './groups.ts'
import { insurances } from './insurances.ts'
import { legal } from './legal.ts'
import { overview } from './overview.ts'
import { person } from './person.ts'
import { personAccount } from './person-account.ts'
import { personMerge } from './person-merge.ts'
import { personTabs } from './person-tabs.ts'
import { memberList } from './member-list.ts'
import { memberBulk } from './member-bulk.ts'
import { memberImport } from './member-import.ts'
import { modules } from './modules.ts'
import { retention } from './retention.ts'
import { settings } from './settings.ts'
import { team } from './team.ts'
import { templates } from './templates.ts'
import { interfaceTexts } from './texts.ts'
import { certifications } from './certifications.ts'
import { jobs } from './jobs.ts'
import { search } from './search.ts'
import { reminders } from './reminders.ts'
import { mails } from './mails.ts'
import { levels } from './levels.ts'
import { bankAnswers } from './bank-answers.ts'
import { documents } from './documents.ts'
import { payouts } from './payouts.ts'
import { sales } from './sales.ts'
import { reports } from './reports.ts'
import { withdrawals } from './withdrawals.ts'

/** All German texts of this remote, by feature. */
export const texts = {
  members,
  memberList,
  team,
  memberBulk,
  memberImport,
  overview,
  person,
  personMerge,
  personTabs,
  personAccount,
  adminPassword,
  auditLog,
  faq,
  groupBulk,
  groups,
  defaultAccess,
  people,
  certificates,
  insurances,
  legal,
  modules,
  templates,
  retention,
  settings,
  texts: interfaceTexts,
  certifications,
  withdrawals,
  mails,
  reminders,
  search,
  jobs,
  documents,
  bankAnswers,
  payouts,
  levels,
  sales,
  tiers,
  reports,
  roles,
} as const
