import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type { PayoutCase } from './api/payouts.ts'
import { noDeclarations, payout, payoutCase, second, sums } from './payouts.fixtures.ts'
import PayoutPage from './PayoutPage.tsx'
import PayoutsPage from './PayoutsPage.tsx'

const mail = { to: 'olga@beispiel.de', subject: 'Zu deiner Auszahlung', text: 'Der Grund steht hier' }

export const account = {
  holder: 'Portal GmbH',
  iban: 'DE02120300000000202051',
  bic: null,
  version: 'v1',
  edited: null,
}

export const openList = (answers: FakeAnswers = {}, asked = '') =>
  renderPage(<PayoutsPage />, {
    at: `/admin/payouts${asked}`,
    path: '/admin/payouts',
    answers: {
      'GET /transaction-requests': { items: [payout, second], total: 2, sums },
      'GET /payout-account': account,
      'GET /sepa-export/preview': { payments: 1, request_ids: [second.id], total: 3000, left_out: 0 },
      ...answers,
    },
  })
export const openOne = (shown: Partial<PayoutCase> = {}, answers: FakeAnswers = {}) =>
  renderPage(<PayoutPage />, {
    at: `/admin/payouts/${payout.id}`,
    path: '/admin/payouts/:id',
    answers: {
      'GET /transaction-request': { ...payoutCase, ...shown },
      'GET /transaction-requests': { items: [payout], total: 1, sums },
      'GET /user-finishes': { items: [], total: 0 },
      'GET /payout-documents': { items: [], total: 0 },
      'GET /payee-declarations': noDeclarations,
      'POST /transaction-request/mail-preview': mail,
      ...answers,
    },
  })
