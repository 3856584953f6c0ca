import type { CallDefinition } from './call.ts'
import { appointmentCalls } from './care/appointments.calls.ts'
import { questionCalls } from './care/questions.calls.ts'
import { careRecordCalls } from './care/records.calls.ts'
import { accessCalls } from './access/access.calls.ts'
import { accessCodeCalls } from './access/access-codes.calls.ts'
import { landingCalls } from './access/landing.calls.ts'
import { calendarCalls } from './calendar/calendar.calls.ts'
import { certificateCalls } from './certificates/certificates.calls.ts'
import { authorCalls } from './courses/authors.calls.ts'
import { presenceCalls } from './courses/presence.calls.ts'
import { courseCalls } from './courses/courses.calls.ts'
import { exchangeCalls } from './courses/exchange.calls.ts'
import { differenceCalls } from './courses/differences.calls.ts'
import { participantCalls } from './courses/participants.calls.ts'
import { publishingCalls } from './courses/publishing.calls.ts'
import { courseStatisticCalls } from './courses/statistics.calls.ts'
import { learningCalls } from './learning/learning.calls.ts'
import { pauseCalls } from './learning/pauses.calls.ts'
import { startCalls } from './learning/start.calls.ts'
import { lectureCalls } from './lectures/lectures.calls.ts'
import { forumCalls } from './forum/forum.calls.ts'
import { moderationCalls } from './forum/moderation.calls.ts'
import { searchCalls } from './search/search.calls.ts'
import { imageCalls } from './images/images.calls.ts'
import { attachmentCalls } from './media/attachments.calls.ts'
import { captionCalls } from './media/captions.calls.ts'
import { spaceCalls } from './media/space.calls.ts'
import { uploadCalls } from './media/uploads.calls.ts'
import { watchCalls } from './media/watch.calls.ts'
import { accountCalls } from './accounts/accounts.calls.ts'
import { confirmTextCalls } from './accounts/confirm-texts.calls.ts'
import { notificationChoiceCalls } from './accounts/notification-choices.calls.ts'
import { insuranceCalls } from './insurances/insurances.calls.ts'
import { managedInsuranceCalls } from './insurances/managed-insurances.calls.ts'
import { mailCalls } from './mails/mails.calls.ts'
import { reminderCalls } from './reminders/reminders.calls.ts'
import { quizCalls } from './quizzes/quizzes.calls.ts'
import { moneyCalls } from './money/money.calls.ts'
import { bankCalls } from './money/bank.calls.ts'
import { documentCalls } from './money/documents.calls.ts'
import { recommendingCalls } from './money/recommending.calls.ts'
import { salesCalls } from './money/sales.calls.ts'
import { sepaCalls } from './money/sepa.calls.ts'
import { statementCalls } from './money/statements.calls.ts'
import { adminPeopleCalls } from './people/admin.calls.ts'
import { figureCalls } from './overview/figures.calls.ts'
import { overviewCalls } from './overview/overview.calls.ts'
import { adminSearchCalls } from './overview/admin-search.calls.ts'
import { jobCalls } from './overview/jobs.calls.ts'
import { auditCalls } from './people/audit-log.calls.ts'
import { personCalls } from './people/person.calls.ts'
import { bulkCalls } from './people/bulk.calls.ts'
import { invitationCalls } from './people/invitations.calls.ts'
import { peopleCalls } from './people/people.calls.ts'
import { platformCalls } from './platform/platform.calls.ts'
import { remoteCalls } from './remotes/remotes.calls.ts'
import { mergeCalls } from './people/merge.calls.ts'
import { teamCalls } from './people/team.calls.ts'
import { sessionCalls } from './sessions/sessions.calls.ts'
import { settingsCalls } from './settings/settings.calls.ts'
import { levelCalls } from './societies/levels.calls.ts'
import { societyPeopleCalls } from './societies/society-people.calls.ts'
import { societyProviderCalls } from './societies/society-provider.calls.ts'
import { societyCalls } from './societies/societies.calls.ts'
import { syncCalls } from './societies/sync.calls.ts'
import { certificationCalls } from './certifications/certifications.calls.ts'
import { noticeCalls } from './notices/notices.calls.ts'
import { contentReportCalls } from './reports/reports.calls.ts'
import { retentionCalls } from './retention/retention.calls.ts'
import { withdrawalCalls } from './withdrawals/withdrawals.calls.ts'
import { templateCalls } from './templates/templates.calls.ts'
import { faqCalls } from './texts/faq.calls.ts'
import { legalDraftCalls } from './texts/legal-drafts.calls.ts'
import { legalCalls } from './texts/legal.calls.ts'
import { uiTextCalls } from './texts/ui-texts.calls.ts'

export * from './access/access-codes.calls.ts'
export * from './access/access.calls.ts'
export * from './access/access.schemas.ts'
export * from './access/landing.calls.ts'
export * from './access/landing-draft.ts'
export * from './access/landing-page.ts'
export * from './access/landing-preview.ts'
export * from './care/appointments.calls.ts'
export * from './care/questions.calls.ts'
export * from './care/records.calls.ts'
export * from './calendar/calendar.calls.ts'
export * from './certificates/certificate.schemas.ts'
export * from './certificates/certificates.calls.ts'
export * from './courses/authors.calls.ts'
export * from './courses/course-fields.ts'
export * from './courses/course.schemas.ts'
export * from './courses/courses.calls.ts'
export * from './courses/exchange.calls.ts'
export * from './courses/differences.calls.ts'
export * from './courses/participants.calls.ts'
export * from './courses/presence.calls.ts'
export * from './courses/statistics.calls.ts'
export * from './courses/publishing.calls.ts'
export * from './courses/publishing.schemas.ts'
export * from './learning/learning.calls.ts'
export * from './learning/learning.schemas.ts'
export * from './learning/pauses.calls.ts'
export * from './learning/start.calls.ts'
export * from './lectures/lecture.schemas.ts'
export * from './lectures/lectures.calls.ts'
export * from './lectures/quiz.ts'
export * from './lectures/rich-text.ts'
export * from './forum/forum.calls.ts'
export * from './forum/forum.schemas.ts'
export * from './forum/moderation.calls.ts'
export * from './search/search.calls.ts'
export * from './images/images.calls.ts'
export * from './media/attachments.calls.ts'
export * from './media/captions.calls.ts'
export * from './media/film.ts'
export * from './media/space.calls.ts'
export * from './media/uploads.calls.ts'
export * from './media/watch.calls.ts'
export * from './accounts/accounts.calls.ts'
export * from './accounts/confirm-texts.calls.ts'
export * from './accounts/notification-choices.calls.ts'
export * from './insurances/insurances.calls.ts'
export * from './insurances/chosen-insurance.ts'
export * from './overview/figures.calls.ts'
export * from './overview/overview.calls.ts'
export * from './overview/jobs.calls.ts'
export * from './overview/admin-search.calls.ts'
export * from './people/admin.calls.ts'
export * from './quizzes/attempt.schemas.ts'
export * from './quizzes/quizzes.calls.ts'
export * from './money/money.calls.ts'
export * from './money/money.schemas.ts'
export * from './money/bank.calls.ts'
export * from './money/documents.calls.ts'
export * from './money/documents.schemas.ts'
export * from './money/recommending.calls.ts'
export * from './money/sales.calls.ts'
export * from './money/sepa.calls.ts'
export * from './money/statements.calls.ts'
export * from './people/leading.ts'
export * from './people/own-data.ts'
export * from './people/audit-actions.ts'
export * from './people/audit-log.calls.ts'
export * from './people/bulk.calls.ts'
export * from './people/invitations.calls.ts'
export * from './people/member-filter.ts'
export * from './people/merge.calls.ts'
export * from './people/team.calls.ts'
export * from './people/people.calls.ts'
export * from './people/person.calls.ts'
export * from './people/person.schemas.ts'
export * from './platform/platform-change.ts'
export * from './platform/platform.calls.ts'
export * from './remotes/remote.schemas.ts'
export * from './remotes/error.schemas.ts'
export * from './remotes/matrix.schemas.ts'
export * from './remotes/remotes.calls.ts'
export * from './sessions/sessions.calls.ts'
export * from './settings/provider.ts'
export * from './settings/settings.calls.ts'
export * from './societies/levels.calls.ts'
export * from './societies/societies.calls.ts'
export * from './societies/society-people.calls.ts'
export * from './societies/society-provider.calls.ts'
export * from './societies/society.schemas.ts'
export * from './societies/sync.calls.ts'
export * from './templates/templates.calls.ts'
export * from './mails/mails.calls.ts'
export * from './reminders/reminders.calls.ts'
export * from './insurances/managed-insurances.calls.ts'
export * from './texts/faq.calls.ts'
export * from './texts/legal-drafts.calls.ts'
export * from './texts/legal.calls.ts'
export * from './texts/ui-texts.calls.ts'
export * from './certifications/certifications.calls.ts'
export * from './notices/notices.calls.ts'
export * from './reports/reports.calls.ts'
export * from './retention/retention.calls.ts'
export * from './withdrawals/withdrawals.calls.ts'

/** The call table: every call of the API by area. */
export const callsByArea = {
  sessions: sessionCalls,
  accounts: accountCalls,
  confirmTexts: confirmTextCalls,
  notificationChoices: notificationChoiceCalls,
  people: peopleCalls,
  person: personCalls,
  invitations: invitationCalls,
  bulk: bulkCalls,
  accountMerging: mergeCalls,
  team: teamCalls,
  adminPeople: adminPeopleCalls,
  audit: auditCalls,
  figures: figureCalls,
  overview: overviewCalls,
  jobs: jobCalls,
  adminSearch: adminSearchCalls,
  insurances: insuranceCalls,
  managedInsurances: managedInsuranceCalls,
  settings: settingsCalls,
  legal: legalCalls,
  legalDrafts: legalDraftCalls,
  uiTexts: uiTextCalls,
  faq: faqCalls,
  templates: templateCalls,
  mails: mailCalls,
  reminders: reminderCalls,
  platform: platformCalls,
  remotes: remoteCalls,
  courses: courseCalls,
  exchange: exchangeCalls,
  publishing: publishingCalls,
  differences: differenceCalls,
  courseStatistics: courseStatisticCalls,
  participants: participantCalls,
  authors: authorCalls,
  presence: presenceCalls,
  lectures: lectureCalls,
  learning: learningCalls,
  pauses: pauseCalls,
  start: startCalls,
  calendar: calendarCalls,
  certificates: certificateCalls,
  quizzes: quizCalls,
  forum: forumCalls,
  moderation: moderationCalls,
  access: accessCalls,
  accessCodes: accessCodeCalls,
  landing: landingCalls,
  search: searchCalls,
  societies: { ...societyCalls, ...societyProviderCalls },
  sync: syncCalls,
  levels: levelCalls,
  money: moneyCalls,
  sales: salesCalls,
  societyPeople: societyPeopleCalls,
  recommending: recommendingCalls,
  bank: bankCalls,
  documents: documentCalls,
  statements: statementCalls,
  sepa: sepaCalls,
  appointments: appointmentCalls,
  careQuestions: questionCalls,
  careRecords: careRecordCalls,
  certifications: certificationCalls,
  withdrawals: withdrawalCalls,
  contentReports: contentReportCalls,
  notices: noticeCalls,
  retention: retentionCalls,
  space: spaceCalls,
  uploads: uploadCalls,
  watch: watchCalls,
  captions: captionCalls,
  attachments: attachmentCalls,
  images: imageCalls,
} as const

/** Every call with its area and name; for routes, documents and tests that go through all of them. */
export const allCalls: readonly { area: string; name: string; call: CallDefinition }[] = Object.entries(
  callsByArea,
).flatMap(([area, calls]) => Object.entries(calls).map(([name, call]) => ({ area, name, call })))
