import type { callsByArea } from '@kursportal/shared/contract'
import { journeys, type Heading } from './journeys.ts'

/** The heading each area of the contract stands under. */
const headings: Readonly<Record<keyof typeof callsByArea, Heading>> = {
  sessions: 'Logging in',
  accounts: 'Accounts',
  confirmTexts: 'Accounts',
  notificationChoices: 'Accounts',
  people: 'People',
  adminPeople: 'People',
  person: 'People',
  invitations: 'People',
  bulk: 'People',
  accountMerging: 'People',
  team: 'People',
  audit: 'People',
  overview: 'Operation',
  figures: 'Operation',
  jobs: 'Operation',
  adminSearch: 'Operation',
  courses: 'Courses',
  exchange: 'Courses',
  publishing: 'Courses',
  differences: 'Courses',
  courseStatistics: 'Courses',
  participants: 'Courses',
  authors: 'Courses',
  presence: 'Courses',
  lectures: 'Lectures',
  space: 'Videos and files',
  uploads: 'Videos and files',
  watch: 'Videos and files',
  captions: 'Videos and files',
  attachments: 'Videos and files',
  images: 'Videos and files',
  certifications: 'Certifications',
  learning: 'Learning',
  passages: 'Learning',
  pauses: 'Learning',
  start: 'Learning',
  calendar: 'Calendar',
  quizzes: 'Learning',
  certificates: 'Certificates',
  forum: 'Forum',
  moderation: 'Forum',
  access: 'Accesses',
  accessCodes: 'Accesses',
  landing: 'Accesses',
  search: 'Search',
  societies: 'Societies',
  levels: 'Societies',
  societyPeople: 'Societies',
  sync: 'Societies',
  money: 'Money',
  sales: 'Money',
  recommending: 'Money',
  bank: 'Money',
  documents: 'Money',
  statements: 'Money',
  sepa: 'Money',
  appointments: 'Care',
  careQuestions: 'Care',
  careRecords: 'Care',
  withdrawals: 'Withdrawals',
  contentReports: 'Reports',
  retention: 'Retention',
  insurances: 'Insurances',
  managedInsurances: 'Insurances',
  settings: 'Settings and texts',
  notices: 'Settings and texts',
  legal: 'Settings and texts',
  legalDrafts: 'Settings and texts',
  uiTexts: 'Settings and texts',
  faq: 'Settings and texts',
  templates: 'Mail',
  mails: 'Mail',
  reminders: 'Mail',
  platform: 'Operation',
  remotes: 'Remotes',
}
const headingOf = new Map<string, Heading>(Object.entries(headings))

/**
 * The heading an area's calls stand under.
 * @throws Error for an area that is none of the contract
 */
export const tagOf = (area: string): Heading => {
  const heading = headingOf.get(area)
  if (!heading) throw new Error(`the area ${area} of the contract stands under no heading`)
  return heading
}

/** The headings that are in use, in the order of the journeys, each with how its calls go together. */
export const tags = (areas: readonly string[]): { name: Heading; description: string }[] => {
  const used = new Set(areas.map(tagOf))
  return journeys.filter(({ name }) => used.has(name))
}
