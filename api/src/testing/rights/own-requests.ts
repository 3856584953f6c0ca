import { issueCode, type CodeOwner } from '../../platform/auth/codes.ts'
import type { TestPlatform } from '../test-platform.ts'
import { TEST_PASSWORD } from '../test-platform.ts'
import { emailOf, type PersonName, type RightsWorld } from './rights-world.ts'
import type { RightsRequests } from './rights-requests.ts'

const newcomer = {
  email: 'neu@beispiel.de',
  password: 'Sonnenhut-42-gelb',
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  consents: { terms_of_use: true, privacy: true },
}
const PASSWORD = 'Regenschirm-17-blau'

// A picture of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What everybody does for themselves, and what is public. */
export const ownRequests = (platform: TestPlatform): RightsRequests => {
  const code = (owner: CodeOwner) => platform.run((context) => issueCode(context, owner))
  /** A code for somebody's own account; for nobody one that fits no account. */
  const ownCode = (
    { people }: RightsWorld,
    who: PersonName | 'nobody',
    purpose: CodeOwner['purpose'],
    email: string,
  ) => (who === 'nobody' ? 'AAAAAAAA' : code({ purpose, email, userId: people[who] }))
  return {
    'POST /session-id': () => ({ body: { email: emailOf('mia'), password: TEST_PASSWORD } }),
    'GET /session-id': () => ({}),
    'DELETE /session-id': () => ({}),
    'GET /sessions own': () => ({}),
    'GET /sessions': ({ people }) => ({ query: { 'user-id': people.lea } }),
    'DELETE /other-sessions own': () => ({}),
    'DELETE /other-sessions': ({ people }) => ({ query: { 'user-id': people.lea } }),
    'POST /user/check': () => ({ body: { email: newcomer.email, password: newcomer.password } }),
    'PUT /user': () => ({ body: newcomer }),
    'POST /user': async () => ({
      body: {
        ...newcomer,
        code: await code({ purpose: 'registration', email: newcomer.email, userId: null }),
      },
    }),
    'PUT /password': () => ({ body: { email: emailOf('mia') } }),
    'PATCH /password': async ({ people }) => ({
      body: {
        email: emailOf('mia'),
        code: await code({ purpose: 'password', email: emailOf('mia'), userId: people.mia }),
        password: PASSWORD,
      },
    }),
    'PUT /email': () => ({ body: { email: newcomer.email } }),
    'PATCH /email': async (world, who) => ({
      body: { email: newcomer.email, code: await ownCode(world, who, 'email', newcomer.email) },
    }),
    'GET /delete': () => ({}),
    'PUT /delete': () => ({}),
    'DELETE /account': async (world, who) => ({
      body: {
        code: await ownCode(world, who, 'deletion', emailOf(who === 'nobody' ? 'mia' : who)),
        let_lapse: true,
      },
    }),
    'GET /consents own': () => ({}),
    'GET /consents/due': () => ({}),
    // Read in a version that never was.
    'POST /consents/due': () => ({
      body: { texts: [{ type: 'privacy', version: 99 }], parent_allows: true },
    }),
    'GET /consents': ({ people }) => ({ query: { 'user-id': people.lea } }),
    'GET /notification-choices': () => ({}),
    'PATCH /notification-choices': () => ({ body: { news: true } }),
    'GET /calendar': () => ({}),
    'GET /orders': () => ({}),
    'GET /calendar-feed': () => ({}),
    'PUT /calendar-feed': () => ({}),
    'DELETE /calendar-feed': () => ({}),
    'GET /calendar.ics': ({ calendarToken }) => ({ query: { token: calendarToken } }),
    'GET /user': () => ({}),
    'PATCH /user': () => ({ body: { city: 'Kassel' } }),
    'GET /user-data own': () => ({}),
    'GET /user-data/archive own': () => ({}),
    'GET /user-data/archive': ({ people }) => ({
      query: { 'user-id': people.lea, reason: 'Auskunft' },
      headers: { 'x-admin-password': TEST_PASSWORD },
    }),
    'GET /certificates own': () => ({}),
    'POST /image-upload': () => ({ raw: { type: 'image/png', bytes: pixel } }),
    'GET /signature': () => ({}),
    'DELETE /user/society': () => ({}),
    'DELETE /own-society': () => ({ query: { 'let-lapse': 'true' } }),
    'POST /society/join': ({ community }) => ({ body: { society_id: community } }),
    'POST /own-society': () => ({ body: { name: 'Neu', terms_accepted: true } }),
    'GET /sales-performance': () => ({}),
    'GET /search-societies': () => ({}),

    'GET /search-communities': () => ({}),
    'GET /insurances': () => ({}),
    'GET /settings': () => ({}),
    'GET /system-config': () => ({}),
    'GET /legal': () => ({ query: { type: 'imprint' } }),
    'GET /ui-texts': () => ({}),
    'GET /faq': () => ({}),
    'GET /image': ({ image }) => ({ query: { id: image } }),
    'GET /thumbnail': ({ image }) => ({ query: { id: image } }),
    'GET /referral': ({ community }) => ({ query: { 'society-id': community } }),
    'GET /referral-code': (world) => ({ query: { code: world.code } }),
    'POST /referral-visit': ({ community }) => ({ body: { society_id: community } }),
    'POST /withdrawal': () => ({ body: { name: 'Lea', email: 'lea@beispiel.de', contract: 'Rücken' } }),
    'GET /notices': () => ({}),
    'POST /accessibility-feedback': () => ({ body: { message: 'Zu klein', email: 'lea@beispiel.de' } }),
    'POST /content-report': () => ({
      body: {
        address: '/faq',
        reason: 'other',
        explanation: 'Falsch',
        name: 'Lea',
        email: 'lea@beispiel.de',
        good_faith: true,
      },
    }),
    'POST /echo': () => ({ body: { any: 'thing' } }),
    'GET /health': () => ({}),
    'GET /ready': () => ({}),
    'GET /metrics': () => ({ remoteAddress: '203.0.113.7' }),
    'GET /dev/outbox': () => ({}),
    'POST /remote-errors': () => ({
      body: {
        health_token: 'none',
        errors: [
          { remote: 'mf-sales', version: '1', kind: 'error', message: 'kaputt', stack: '', path: '/sales' },
        ],
      },
    }),
    'POST /remote-health': () => ({
      body: {
        health_token: 'none',
        events: [
          {
            remote: 'mf-sales',
            version: '1',
            outcome: 'shown',
            failure: null,
            duration_ms: 5,
            retries: 0,
            fallback: false,
          },
        ],
      },
    }),
  }
}
