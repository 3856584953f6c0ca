import { TEST_PASSWORD } from '../test-platform.ts'
import type { RightsRequests } from './rights-requests.ts'

const headers = { 'x-admin-password': TEST_PASSWORD }

/** Looking after the platform and other people; "owner" is lea, about whom some of them are. */
export const adminRequests: RightsRequests = {
  'GET /users': () => ({}),
  'GET /certifications': () => ({}),
  'GET /withdrawals': () => ({}),
  'GET /withdrawal': ({ withdrawal }) => ({ query: { 'withdrawal-id': withdrawal } }),
  'PATCH /withdrawal': ({ withdrawal }) => ({
    query: { 'withdrawal-id': withdrawal },
    body: { state: 'accepted' },
  }),
  'GET /other-user': ({ people }) => ({ query: { 'user-id': people.lea } }),
  'PATCH /other-user': ({ people }) => ({
    query: { 'user-id': people.lea },
    headers,
    body: { city: 'Kassel' },
  }),
  'GET /admin/overview': () => ({}),
  'GET /audit-log': () => ({}),
  'PATCH /user/permissions': ({ people }) => ({
    query: { 'user-id': people.lea },
    headers,
    body: { course_creator: true },
  }),
  'DELETE /user': ({ bystander }) => ({ query: { 'user-id': bystander }, headers }),
  'POST /insurance': () => ({ body: { name: 'Neue Kasse' } }),
  'PATCH /insurance': ({ insurance }) => ({ body: { id: insurance, active: false } }),
  'PATCH /settings': () => ({ body: { name: 'Neu' } }),
  'GET /certificate/specimen': () => ({ query: { page: '2' } }),
  'GET /provider': () => ({}),
  'PUT /provider': () => ({
    body: {
      name: 'Gesund e. V.',
      street: 'Weg 1',
      zip: '34117',
      city: 'Kassel',
      signatory: 'Eva',
      signature: null,
    },
  }),
  'PUT /general-image': () => ({ body: { kind: 'favicon', image_id: null } }),
  'PATCH /legal': () => ({ body: { type: 'imprint', content: 'Neu' } }),
  'GET /legal/versions': () => ({ query: { type: 'imprint' } }),
  'PUT /ui-texts': () => ({ body: { keys: ['a:b'], texts: ['Neu'] } }),
  'PATCH /faq': () => ({ body: { items: [] } }),
  'GET /templates': () => ({}),
  'GET /template': () => ({ query: { key: 'reminder' } }),
  'PUT /template': () => ({ query: { key: 'reminder' }, body: { subject: 'Neu', body: 'Neu' } }),
  'POST /template/preview': () => ({ query: { key: 'reminder' }, body: {} }),
  'POST /mail': () => ({ body: {} }),
  'POST /reminder': ({ people }) => ({ body: { user_ids: [people.lea] } }),
  'GET /default-ids': () => ({}),
  'PATCH /default-ids': ({ access }) => ({ body: { access_ids: [access] } }),
  'POST /remote-release': () => ({ body: { files: {} } }),
  'GET /remotes': () => ({}),
  'GET /remote': () => ({ query: { name: 'mf-unknown' } }),
  'GET /remote-changes': () => ({ query: { name: 'mf-sales' } }),
  'POST /remote-change': () => ({
    body: { name: 'mf-unknown', revision: 0, reason: 'Test', change: { kind: 'disable' } },
  }),
  'GET /deploy-tokens': () => ({ query: { name: 'mf-sales' } }),
  'POST /deploy-token': () => ({ body: { remote: 'mf-sales', name: 'Neu' } }),
  'DELETE /deploy-token': ({ deployToken }) => ({ query: { id: deployToken } }),
}
