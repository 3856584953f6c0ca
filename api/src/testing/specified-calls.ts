import type { CallDefinition, Who } from '@kursportal/shared/contract'

/** A call of section 7 of the specification, written down apart from the contract that is held against it. */
export type SpecifiedCall = {
  key: string
  method: CallDefinition['method']
  path: string
  who: Who
  /** Query parameters as they are spelled. */
  query: string[]
  /** Statuses it must be able to answer beyond success, 401, 422, 429 and 500. */
  statuses: string[]
}

// method path | who | query parameters | statuses
const table = `
DELETE /access | creator | access-id | 404
GET /access | public | access-id | 404
PATCH /access | creator | access-id | 404
POST /access | creator |  |
DELETE /access/course | creator | access-id course-id | 404
POST /access/course | creator | access-id course-id | 404 409
GET /access/societies | creator | access-id limit offset | 404
GET /access/users | creator | access-id limit offset | 404
DELETE /access/society | creator | access-id society-id | 404
POST /access/society | creator | access-id society-id | 404 409
DELETE /access/user | creator | access-id user-id | 404
POST /access/user | creator | access-id user-id | 404 409
GET /accesses | creator | all search limit offset society_id |
GET /landing-page | public | access-id | 404
PUT /landing-page | creator | access-id | 404
PUT /landing-page/image | creator | access-id | 404
GET /search-courses | user | search limit offset |
GET /search-societies | user | search limit offset owner |
GET /search-communities | public | search limit offset |
POST /sync-societies | admin |  | 422 502
DELETE /course-progress | admin | user-id course-id | 404
GET /default-ids | admin |  |
PATCH /default-ids | admin |  | 404
PATCH /faq | admin |  |
PUT /general-image | admin |  | 404
PATCH /insurance | admin |  | 404
POST /insurance | admin |  | 409
PATCH /legal | admin |  | 404
GET /other-user | admin | user-id | 404
PATCH /other-user | admin | user-id | 403 404 409
POST /reminder | admin |  | 404
PATCH /settings | admin |  |
GET /societies | admin | isCommunity search limit offset |
GET /society | society | society-id | 404
DELETE /society-admin | admin | society-id user-id | 404
POST /society-admin | admin | society-id user-id | 404 409
GET /society-admins | admin | society_id limit offset | 404
DELETE /society-level | admin | level-id | 404
PATCH /society-level | admin | level-id | 404 409
POST /society-level | admin |  | 404 409
POST /society/transaction | admin |  | 404 409
GET /society/transactions | society | society_id limit offset | 404
GET /template | admin | key | 404
PUT /template | admin | key | 404
GET /transaction/requests | admin |  |
PUT /ui-texts | admin |  |
DELETE /user | admin | user-id | 403 404 410
GET /user-data | user | user-id | 404
PATCH /user/permissions | admin | user-id | 404 410
GET /users | admin | search limit offset team |
GET /chapter/dev | creator | chapter-id | 404
GET /chapters-videos/dev | creator | course-id | 404
GET /chapters/dev | creator | course-id | 404
GET /course/dev | creator | course-id | 404
GET /courses/dev | creator | search limit offset |
GET /video/dev | creator | video-id | 404
GET /videos/dev | creator | chapter-id | 404
PUT /video/upload-link | creator | video-id | 404 507
DELETE /attachment | creator | attachment-id | 404 423
DELETE /chapter | creator | chapter-id | 404 423
PATCH /chapter | creator | chapter-id | 404 423
PUT /chapter | creator | course-id | 404 423
PATCH /chapter/order | creator | course-id | 404 409 423
DELETE /course | creator | course-id | 404
PATCH /course | creator | course-id | 404 423
POST /course | creator |  |
PUT /course/live | creator | course-id | 404 406 409
GET /dev-id | creator | course-id chapter-id video-id | 404
PUT /duplicate-course | creator | course-id | 404
POST /import-course | creator |  | 502
DELETE /uploads | creator |  |
GET /uploads | creator |  |
DELETE /video | creator | video-id | 404 423
PATCH /video | creator | video-id | 404 423
PUT /video | creator | chapter-id | 404 423
PATCH /video/order | creator | chapter-id | 404 409 423
GET /video/quiz | user | video-id dev | 404
PUT /video/quiz | creator | video-id | 404 423
GET /video/rich-text | user | video-id dev | 404
PUT /video/rich-text | creator | video-id | 404 423
DELETE /account | user |  | 403 410
PUT /delete | user |  |
PATCH /email | user |  | 403 409 410
PUT /email | user |  | 409
PATCH /password | public |  | 403 410
PUT /password | public |  | 401 409
DELETE /session-id | user |  |
GET /session-id | user |  |
POST /session-id | public |  | 401 409
POST /user | public |  | 403 404 409 410 425
PUT /user | public |  | 404 409 425
DELETE /society | admin | society-id | 404 409
PATCH /society | society | society-id | 404
GET /society-level-promotions | society | society_id year | 404
GET /society-levels | user | society_id defaults | 404
POST /transaction-request | society |  | 404 409
GET /user-finishes | society | society_id year | 404
GET /users-in-society | society | society_id search limit offset | 404
POST /echo | public |  |
POST /mail | admin |  |
GET /chapter | user | chapter-id | 403 404
GET /chapters | user | course-id | 403 404
GET /chapters-videos | user | course-id | 403 404
GET /course | user | course-id | 404
GET /courses | user | search limit offset |
POST /course-finish | user |  | 400 403 404
GET /course-participations | user | course-id |
GET /faq | public |  |
GET /first-video | user | course-id | 403 404
GET /insurances | public | search limit offset active_only |
GET /legal | public | type | 404
POST /own-society | user |  | 409
GET /redo-course | user | course-id | 404
POST /redo-course | user |  | 404 425
GET /sales-performance | user | year |
GET /settings | public |  |
GET /system-config | public |  |
GET /thread | user | thread-id | 403 404
POST /thread | user |  | 403 404
DELETE /thread-post | user | post-id | 403 404
PUT /thread-post | user | thread-id | 403 404
GET /thread-posts | user | thread-id limit offset | 403 404
GET /threads | user | course-id search limit offset | 403 404
GET /ui-texts | public | keys |
GET /user | user |  |
PATCH /user | user |  | 404
POST /user-finish | user |  | 400 404
GET /video | user | video-id | 403 404
GET /video/next | user | video-id | 403 404
POST /video/progress | user |  | 403 404 406
GET /watch | user | video-id preferred-resolution | 403 404 425
GET /videos | user | chapter-id | 403 404
POST /image-upload | user |  | 413 415
GET /image | public | id | 404 425
GET /thumbnail | public | id | 404 425
`

const isWho = (word: string): word is Who => ['public', 'user', 'creator', 'society', 'admin'].includes(word)

const isMethod = (word: string): word is CallDefinition['method'] =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(word)

const words = (text: string): string[] => text.split(' ').filter(Boolean)

/** Every call of the specification. */
export const specifiedCalls: readonly SpecifiedCall[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', who = '', query = '', statuses = ''] = row.split('|').map((part) => part.trim())
    const [method = '', path = ''] = key.split(' ')
    if (!isMethod(method) || !isWho(who)) throw new Error(`not a call: ${row}`)
    return { key, method, path, who, query: words(query), statuses: words(statuses) }
  })
