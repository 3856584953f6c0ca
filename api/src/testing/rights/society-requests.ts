import { declarationOf, ISSUER } from '../../modules/money/documents/documents.fixtures.ts'
import type { RightsRequests } from './rights-requests.ts'
import type { RightsWorld } from './rights-world.ts'

const one = ({ community }: RightsWorld) => ({ 'society-id': community })
const listed = ({ community }: RightsWorld) => ({ society_id: community })

const EMPTY_STATEMENT =
  '<Document><BkToCstmrStmt><GrpHdr><MsgId>A</MsgId></GrpHdr></BkToCstmrStmt></Document>'

/** A community: vera owns it, lena leads it with her. */
export const societyRequests: RightsRequests = {
  'GET /society': (world) => ({ query: one(world) }),
  'PATCH /society': (world) => ({ query: one(world), body: { name: 'Neu' } }),
  'GET /society/provider': (world) => ({ query: one(world) }),
  'PUT /society/provider': (world) => ({ query: one(world), body: { provider: null } }),
  'DELETE /society': ({ empty }) => ({ query: { 'society-id': empty } }),
  'POST /society': () => ({ body: { name: 'Neu' } }),
  'GET /societies': () => ({}),
  'GET /society-removal': (world) => ({ query: one(world) }),
  'POST /society/merge': ({ community, empty }) => ({ body: { from: empty, into: community } }),
  'GET /society-admins': (world) => ({ query: listed(world) }),
  'POST /society-admin': (world) => ({ query: { ...one(world), 'user-id': world.people.mia } }),
  'DELETE /society-admin': (world) => ({ query: { ...one(world), 'user-id': world.people.lena } }),
  'POST /sync-societies': () => ({}),
  'GET /society-levels': (world) => ({ query: listed(world) }),
  'GET /society-levels default': () => ({ query: { defaults: 'true' } }),
  'PUT /society-levels': ({ community }) => ({
    body: { society_id: community, levels: [{ start: 1, income_per_user: 700, bonus: 0 }] },
  }),
  'POST /society-level': ({ community }) => ({
    body: { society_id: community, start: 50, income_per_user: 1200, bonus: 0 },
  }),
  'PATCH /society-level': ({ level }) => ({ query: { 'level-id': level }, body: { bonus: 100 } }),
  'DELETE /society-level': ({ level }) => ({ query: { 'level-id': level } }),
  'GET /society-level-promotions': (world) => ({ query: listed(world) }),
  'GET /user-finishes': (world) => ({ query: listed(world) }),
  'GET /users-in-society': (world) => ({ query: listed(world) }),
  'POST /society/invitations': (world) => ({ body: { ...listed(world), emails: ['neu@beispiel.de'] } }),
  'GET /society/earnings': (world) => ({ query: listed(world) }),
  'GET /society/statement': (world) => ({ query: { ...listed(world), month: '2026-01' } }),
  'GET /society/sheet': (world) => ({ query: listed(world) }),
  'GET /own-payout-account': ({ community }) => ({ query: { society_id: community } }),
  'PUT /own-payout-account': ({ community }) => ({
    body: { society_id: community, holder: 'TSV e. V.', iban: 'DE02120300000000202051' },
  }),
  'GET /payee-declarations': (world) => ({ query: listed(world) }),
  'POST /payee-declaration': (world) => ({ body: declarationOf(world.community) }),
  'GET /payout-documents': (world) => ({ query: listed(world) }),
  'GET /payout-document': ({ documents }) => ({ query: { 'document-id': documents.objected } }),
  'POST /payout-document/objection': ({ documents }) => ({
    body: { document_id: documents.valid, reason: 'Der Betrag stimmt nicht' },
  }),
  'GET /payee-years': () => ({ query: { year: '2026' } }),
  'POST /payout-document': ({ documents }) => ({ body: { request_id: documents.without } }),
  'POST /payout-document/objection-decision': ({ documents }) => ({
    body: { document_id: documents.objected, decision: 'kept', reason: 'So war es erklärt' },
  }),
  'POST /payout-document/cancellation': ({ documents }) => ({
    body: { document_id: documents.valid, reason: 'Falscher Betrag' },
  }),
  'GET /document-issuer': () => ({}),
  'PUT /document-issuer': () => ({ body: ISSUER }),
  'POST /society/reminder': (world) => ({ body: listed(world) }),
  'POST /transaction-request': ({ community, year }) => ({
    body: { amount: 100, target_year: year, society_id: community },
  }),
  'GET /transaction-requests': (world) => ({ query: listed(world) }),
  'DELETE /transaction-request': ({ request }) => ({ query: { 'request-id': request } }),
  'GET /sales-funnel': (world) => ({ query: { ...listed(world), days: '30' } }),
  'GET /transaction/requests': () => ({}),
  'POST /society/transaction': ({ request }) => ({ body: { request_id: request } }),
  'POST /society/transactions': ({ request }) => ({ body: { request_ids: [request] } }),
  'GET /transaction-request': ({ request }) => ({ query: { 'request-id': request } }),
  'POST /transaction-request/mail-preview': ({ request }) => ({
    body: { request_id: request, decision: 'booked' },
  }),
  'POST /society/payout-return': ({ paid }) => ({
    body: { request_id: paid, reason: 'Konto erloschen' },
  }),
  'POST /society/transaction-refusal': ({ request }) => ({
    body: { request_id: request, reason: 'Doppelt gestellt' },
  }),
  'GET /society/transactions': (world) => ({ query: listed(world) }),
  'GET /society/balance': (world) => ({ query: listed(world) }),
  'POST /society/correction': ({ community, year }) => ({
    body: { society_id: community, year, amount: 100, reason: 'Nachtrag' },
  }),
  'POST /society/reversal': ({ finish }) => ({ body: { transaction_id: finish, reason: 'Irrtum' } }),
  'POST /sepa-export': () => ({ body: {} }),
  'GET /sepa-export': ({ sepa }) => ({ query: { 'export-id': sepa } }),
  'GET /sepa-export/preview': () => ({}),
  'GET /sepa-exports': () => ({}),
  'POST /bank-answer': () => ({ body: { xml: EMPTY_STATEMENT } }),
  'GET /bank-answers': () => ({}),
  'GET /sales-channels': () => ({}),
  'GET /sales-promotions': () => ({}),
  'GET /sales-remarks': () => ({}),
  'POST /sales-remark/settle': ({ community, finish }) => ({
    body: { society_id: community, key: `fast_finish:${finish}`, note: 'Zählt' },
  }),
  'GET /payout-account': () => ({}),
  'PUT /payout-account': () => ({ body: { holder: 'Portal', iban: 'DE02120300000000202051', bic: null } }),
}
