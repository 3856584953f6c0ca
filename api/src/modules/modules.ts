import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/context.ts'
import { registerCare } from './care/care.routes.ts'
import { registerAccessRoutes } from './access/access.routes.ts'
import { registerLandingFileRoutes } from './access/landing-files.routes.ts'
import { registerOpenApiRoutes } from '../platform/openapi/openapi.routes.ts'
import { registerCalendarRoutes } from './calendar/calendar.routes.ts'
import { registerCertificateRoutes } from './certificates/certificates.routes.ts'
import { registerCertifications } from './certifications/certifications.routes.ts'
import { registerExchangeRoutes } from './courses/exchange/exchange.routes.ts'
import { registerCourseRoutes } from './courses/courses.routes.ts'
import { registerAccountRoutes } from './accounts/accounts.routes.ts'
import { registerForum } from './forum/forum.routes.ts'
import { registerFrontend } from './frontend/frontend.routes.ts'
import { registerShortLinks } from './frontend/short-links.routes.ts'
import { registerImageRoutes } from './images/images.routes.ts'
import { registerMedia } from './media/media.module.ts'
import { registerInsuranceRoutes } from './insurances/insurances.routes.ts'
import { registerLearningRoutes } from './learning/learning.routes.ts'
import { registerLectureRoutes } from './lectures/lectures.routes.ts'
import { registerLinkJobs } from './links/links.jobs.ts'
import { registerMoney } from './money/money.routes.ts'
import { registerOverviewRoutes } from './overview/overview.routes.ts'
import { registerPeopleRoutes } from './people/people.routes.ts'
import { registerPlatformRoutes } from './platform/platform.routes.ts'
import { registerStorageJobs } from '../platform/storage/storage.jobs.ts'
import { registerFileCheckJobs } from './platform/file-check/file-check.jobs.ts'
import { registerTallyJobs } from './platform/tallies.jobs.ts'
import { registerQuizRoutes } from './quizzes/quizzes.routes.ts'
import { registerRemotes } from './remotes/remotes.routes.ts'
import { registerSearchRoutes } from './search/search.routes.ts'
import { registerSessionRoutes } from './sessions/sessions.routes.ts'
import { registerSettingsRoutes } from './settings/settings.routes.ts'
import { registerSocietyRoutes } from './societies/societies.routes.ts'
import { registerTemplates } from './templates/templates.routes.ts'
import { registerAttachmentRoutes } from './attachments/attachments.routes.ts'
import { registerInvitationRoutes } from './accounts/invitations.routes.ts'
import { registerOthersAccountRoutes } from './accounts/others-accounts.routes.ts'
import { registerReminders } from './reminders/reminders.routes.ts'
import { registerSystemConfigRoutes } from './frontend/system-config.routes.ts'
import { registerTextRoutes } from './texts/texts.routes.ts'
import { registerNoticeRoutes } from './notices/notices.routes.ts'
import { registerContentReportRoutes } from './content-reports/content-reports.routes.ts'
import { registerRetention } from './retention/retention.routes.ts'
import { registerStatements } from './statements/statements.routes.ts'
import { registerWithdrawalRoutes } from './withdrawals/withdrawals.routes.ts'

/** Every module, a line each. */
export const registerModules = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerPlatformRoutes(app, services)
  await registerTallyJobs(services)
  await registerStorageJobs(services)
  await registerFileCheckJobs(services)
  await registerOpenApiRoutes(app)
  registerSettingsRoutes(app, services)
  registerTextRoutes(app, services)
  registerNoticeRoutes(app, services)
  await registerTemplates(app, services)
  await registerReminders(app, services)
  registerInsuranceRoutes(app, services)
  registerSessionRoutes(app, services)
  registerAccountRoutes(app, services)
  registerInvitationRoutes(app, services)
  registerOthersAccountRoutes(app, services)
  registerPeopleRoutes(app, services)
  registerOverviewRoutes(app, services)
  registerSocietyRoutes(app, services)
  await registerMoney(app, services)
  await registerCertifications(app, services)
  registerCourseRoutes(app, services)
  await registerExchangeRoutes(app, services)
  registerLectureRoutes(app, services)
  await registerLinkJobs(services)
  registerLearningRoutes(app, services)
  registerCertificateRoutes(app, services)
  registerQuizRoutes(app, services)
  await registerForum(app, services)
  await registerCare(app, services)
  await registerStatements(app, services)
  registerAccessRoutes(app, services)
  await registerLandingFileRoutes(app, services)
  registerCalendarRoutes(app, services)
  registerWithdrawalRoutes(app, services)
  registerContentReportRoutes(app, services)
  registerSearchRoutes(app, services)
  await registerImageRoutes(app, services)
  await registerAttachmentRoutes(app, services)
  await registerMedia(app, services)
  await registerRemotes(app, services)
  await registerRetention(app, services)
  registerSystemConfigRoutes(app, services)
  registerShortLinks(app, services)
  await registerFrontend(app, services)
}
