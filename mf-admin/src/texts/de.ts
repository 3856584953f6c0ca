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
  layout: {
    navigation: 'Bereiche der Verwaltung',
    open: 'Bereiche der Verwaltung öffnen',
    areas: 'Bereiche',
    groups: {
      people: 'Menschen',
      money: 'Geld',
      content: 'Inhalte',
      platform: 'Plattform',
      other: 'Weiteres',
      technical: 'Technik',
    },
  },
  members: {
    title: 'Mitglieder',
    intro: 'Alle Menschen mit einem Konto.',
    search: 'Name, E-Mail oder Ort',
    failed: 'Die Mitglieder konnten nicht geladen werden',
    name: 'Name',
    roles: 'Rollen',
    courses: 'Kurse',
    coursesOf: '{{finished}} von {{started}} geschafft',
    noCourses: 'noch keine',
    certificates: 'Bescheinigungen',
    consents: 'Einwilligungen',
    since: 'Dabei seit',
    lastSeen: 'Zuletzt da',
    never: 'noch nie',
    emptyTitle: 'Noch ist niemand dabei',
    emptyBody: 'Sobald sich jemand registriert, steht die Person hier.',
  },
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
  people: { searchHint: 'Suche nach Name, E-Mail oder Ort.' },
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
  tiers: {
    none: 'noch keine Stufe',
    iron: 'Eisen',
    bronze: 'Bronze',
    silver: 'Silber',
    gold: 'Gold',
    platinum: 'Platin',
    diamond: 'Diamant',
  },
  reports,
  roles: {
    admin: 'Verwaltung',
    course_creator: 'Kursleitung',
    group_leader: 'Vereinsleitung',
    salesman: 'Vertrieb',
  },
} as const
