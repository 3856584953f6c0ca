import { page } from '@kursportal/shared/router'
import type { RemoteRoute } from '@kursportal/shared/federation'

/** Every address of this remote, a line each; the longest declared prefix in remote.json brings people here. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/admin',
    element: page(() => import(/* webpackChunkName: "admin" */ './common/AdminLayout.tsx')),
    children: [
      {
        path: '',
        element: page(
          () => import(/* webpackChunkName: "overview" */ './features/overview/OverviewPage.tsx'),
        ),
      },
      {
        path: 'members',
        element: page(() => import(/* webpackChunkName: "members" */ './features/members/MembersPage.tsx')),
      },
      {
        path: 'team',
        element: page(() => import(/* webpackChunkName: "team" */ './features/team/TeamPage.tsx')),
      },
      {
        path: 'members/import',
        element: page(
          () => import(/* webpackChunkName: "member-import" */ './features/members/import/ImportPage.tsx'),
        ),
      },
      {
        path: 'members/:userId/:tab?',
        element: page(() => import(/* webpackChunkName: "person" */ './features/person/PersonPage.tsx')),
      },
      {
        path: 'groups',
        element: page(() => import(/* webpackChunkName: "groups" */ './features/groups/GroupsPage.tsx')),
      },
      {
        path: 'groups/:groupId/:tab?',
        element: page(() => import(/* webpackChunkName: "group" */ './features/groups/GroupPage.tsx')),
      },
      {
        path: 'default-access',
        element: page(
          () =>
            import(
              /* webpackChunkName: "default-access" */ './features/default-access/DefaultAccessPage.tsx'
            ),
        ),
      },
      {
        path: 'retention',
        element: page(
          () => import(/* webpackChunkName: "retention" */ './features/retention/RetentionPage.tsx'),
        ),
      },
      {
        path: 'settings',
        element: page(
          () => import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage.tsx'),
        ),
      },
      {
        path: 'faq',
        element: page(() => import(/* webpackChunkName: "faq" */ './features/faq/FaqPage.tsx')),
      },
      {
        path: 'insurances',
        element: page(
          () => import(/* webpackChunkName: "insurances" */ './features/insurances/InsurancesPage.tsx'),
        ),
      },
      {
        path: 'insurances/import',
        element: page(
          () =>
            import(/* webpackChunkName: "insurance-import" */ './features/insurances/import/ImportPage.tsx'),
        ),
      },
      {
        path: 'templates',
        element: page(
          () => import(/* webpackChunkName: "templates" */ './features/templates/TemplatesPage.tsx'),
        ),
      },
      {
        path: 'templates/:key',
        element: page(
          () => import(/* webpackChunkName: "templates" */ './features/templates/TemplatePage.tsx'),
        ),
      },
      {
        path: 'pages',
        element: page(() => import(/* webpackChunkName: "pages" */ './features/legal/LegalTextsPage.tsx')),
      },
      {
        path: 'pages/:type',
        element: page(() => import(/* webpackChunkName: "pages" */ './features/legal/LegalTextPage.tsx')),
      },
      {
        path: 'texts',
        element: page(
          () => import(/* webpackChunkName: "texts" */ './features/interface-texts/TextsPage.tsx'),
        ),
      },
      {
        path: 'certifications',
        element: page(
          () =>
            import(
              /* webpackChunkName: "certifications" */ './features/certifications/CertificationsPage.tsx'
            ),
        ),
      },
      {
        path: 'withdrawals',
        element: page(
          () => import(/* webpackChunkName: "withdrawals" */ './features/withdrawals/WithdrawalsPage.tsx'),
        ),
      },
      {
        path: 'withdrawals/:id',
        element: page(
          () => import(/* webpackChunkName: "withdrawals" */ './features/withdrawals/WithdrawalPage.tsx'),
        ),
      },
      {
        path: 'mails',
        element: page(() => import(/* webpackChunkName: "mails" */ './features/mails/MailsPage.tsx')),
      },
      {
        path: 'mails/reminders',
        element: page(() => import(/* webpackChunkName: "reminders" */ './features/mails/RemindersPage.tsx')),
      },
      {
        path: 'mails/:mailId',
        element: page(() => import(/* webpackChunkName: "mails" */ './features/mails/MailPage.tsx')),
      },
      {
        path: 'jobs',
        element: page(() => import(/* webpackChunkName: "jobs" */ './features/jobs/JobsPage.tsx')),
      },
      {
        path: 'payouts',
        element: page(() => import(/* webpackChunkName: "payouts" */ './features/payouts/PayoutsPage.tsx')),
      },
      {
        path: 'payouts/answers',
        element: page(
          () => import(/* webpackChunkName: "bank-answers" */ './features/payouts/BankAnswersPage.tsx'),
        ),
      },
      {
        path: 'payouts/files',
        element: page(() => import(/* webpackChunkName: "payouts" */ './features/payouts/BankFilesPage.tsx')),
      },
      {
        path: 'payouts/account',
        element: page(() => import(/* webpackChunkName: "payouts" */ './features/payouts/AccountPage.tsx')),
      },
      {
        path: 'payouts/documents',
        element: page(
          () => import(/* webpackChunkName: "payout-documents" */ './features/payouts/DocumentsPage.tsx'),
        ),
      },
      {
        path: 'payouts/payees',
        element: page(
          () => import(/* webpackChunkName: "payout-documents" */ './features/payouts/PayeesPage.tsx'),
        ),
      },
      {
        path: 'payouts/issuer',
        element: page(
          () => import(/* webpackChunkName: "payout-documents" */ './features/payouts/IssuerPage.tsx'),
        ),
      },
      {
        path: 'payouts/:id',
        element: page(() => import(/* webpackChunkName: "payouts" */ './features/payouts/PayoutPage.tsx')),
      },
      {
        path: 'sales',
        element: page(() => import(/* webpackChunkName: "sales" */ './features/sales/SalesPage.tsx')),
      },
      {
        path: 'sales/promotions',
        element: page(() => import(/* webpackChunkName: "sales" */ './features/sales/PromotionsPage.tsx')),
      },
      {
        path: 'sales/remarks',
        element: page(() => import(/* webpackChunkName: "sales" */ './features/sales/RemarksPage.tsx')),
      },
      {
        path: 'sales/levels',
        element: page(() => import(/* webpackChunkName: "levels" */ './features/sales/LevelsPage.tsx')),
      },
      {
        path: 'sales/:societyId',
        element: page(
          () => import(/* webpackChunkName: "society-money" */ './features/sales/SocietyMoneyPage.tsx'),
        ),
      },
      {
        path: 'sales/:societyId/levels',
        element: page(() => import(/* webpackChunkName: "levels" */ './features/sales/LevelsPage.tsx')),
      },
      {
        path: 'reports',
        element: page(() => import(/* webpackChunkName: "reports" */ './features/reports/ReportsPage.tsx')),
      },
      {
        path: 'reports/:id',
        element: page(() => import(/* webpackChunkName: "reports" */ './features/reports/ReportPage.tsx')),
      },
      {
        path: 'log',
        element: page(
          () => import(/* webpackChunkName: "audit-log" */ './features/audit-log/AuditLogPage.tsx'),
        ),
      },
      {
        path: 'modules',
        element: page(() => import(/* webpackChunkName: "modules" */ './features/modules/ModulesPage.tsx')),
      },
      {
        path: 'modules/:name',
        element: page(() => import(/* webpackChunkName: "module" */ './features/modules/ModulePage.tsx')),
      },
    ],
  },
]
