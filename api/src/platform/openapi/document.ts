import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import {
  allCalls,
  API_VERSION,
  errorAnswer,
  isBinary,
  type CallDefinition,
  type Who,
} from '@kursportal/shared/contract'
import { describeFields, describeIds } from './describe-fields.ts'
import { errorResponses } from './error-responses.ts'
import { codeWords, detailWords, ruleList } from './error-words.ts'
import { tagOf, tags } from './tags.ts'

type Call = (typeof allCalls)[number]

/** The OpenAPI 3.1 document of the whole API, from the call table alone. */
export const buildDocument = (calls: readonly Call[] = allCalls) => {
  const paths: ZodOpenApiPathsObject = {}
  for (const { area, name, call } of calls) {
    const method = methodKey(call.method)
    paths[call.path] = { ...paths[call.path], [method]: describeCall(area, name, call) }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Kursportal API',
      version: API_VERSION,
      description: introduction,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/api', description: 'This installation' }],
    tags: tags(calls.map(({ area }) => area)),
    paths,
    components: { securitySchemes },
  }
  const built = createDocument(document, {
    override: ({ jsonSchema, zodSchema }) => {
      describeFlag(jsonSchema, zodSchema)
      describeError(jsonSchema, zodSchema)
      dropSafeBounds(jsonSchema)
    },
  })
  for (const { call } of calls) describeIds(built.paths?.[call.path]?.[methodKey(call.method)], call)
  describeFields(built)
  return built
}

const introduction = `Everything the platform does. Bodies and answers are JSON in snake_case; in an address most ids have a hyphen, \`course-id\`, as each call names them. Every path stands below \`/api\`: \`GET /user\` is \`/api/user\` on the wire. Each heading begins with how its calls go together; begin with **Logging in** and **Accounts**.

**Logging in.** \`POST /session-id\` answers a session id and sets it as an HttpOnly cookie. Every call takes that cookie, \`Authorization: Bearer <session id>\`, or HTTP Basic with e-mail and password. A write that is authenticated by cookie must come from the own origin.

**Ids** are UUIDv7. **Instants** are ISO 8601 in UTC, **days** are YYYY-MM-DD. **Money** is whole euro cents.

**Lists** answer \`{ items, total }\`. \`limit\` is 1 to 200; \`offset\` needs \`limit\`. Without \`limit\` a list is answered whole. \`search\` ignores case and accents; every word must occur.

**Errors** answer \`{ status, code, message, details? }\`. Switch on \`code\`: it is stable. Any call may also answer 404 \`unknown_route\` or 405 \`method_not_allowed\` when it was misspelled, 429 with \`Retry-After\`, and 500. What somebody may not see is 404, as if it were not there.

**What is not valid** answers 422 \`validation_failed\` with a list of \`{ path, message }\`. A field the call does not name is not valid either. The message is English, or, for what people type about themselves, one of these words:

${ruleList}

**Realtime.** WebSockets, on the same host and not below \`/api\`. \`/video-upload-done\` takes the login of a course creator as every call does, and sends \`{ video_upload_id, video_id, name, thumbnail, success }\` when an upload of theirs is done or has failed; what was missed stands in \`GET /uploads\`. \`/care-changes\` takes any login and sends \`{ question_id }\` when something was written about a question to or from the person: read it again. \`/payout-changes\` takes the login of an admin and sends \`{ request_id }\` when a payout was requested, withdrawn or decided. \`/platform-changes\` is for everybody and sends \`{ what, remote? }\`: \`settings\`, \`ui-texts\` or \`remotes\` changed and are to be read again; with \`?age=5000\` it begins with what changed in the last five seconds, so that a page misses nothing between being asked for and listening.

Calls marked \`x-extension\` go beyond the specification.`

const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'session_id' },
  bearer: { type: 'http', scheme: 'bearer', description: 'The session id' },
  basic: { type: 'http', scheme: 'basic', description: 'E-mail and password' },
} as const

const whoMay: Record<Who, string> = {
  public: 'Everybody',
  user: 'Whoever is logged in',
  creator: 'Course creators, for their own courses; admins, for any',
  society: 'Owner and admins of the society; admins of the platform',
  admin: 'Admins',
  deployer: 'Admins; a deploy token (as bearer), for its own remote',
}

const methodKey = (method: CallDefinition['method']) =>
  ({ GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const)[method]

const describeCall = (area: string, name: string, call: CallDefinition): ZodOpenApiOperationObject => ({
  operationId: name,
  tags: [tagOf(area)],
  summary: call.summary,
  description: [call.description, `**Who:** ${whoMay[call.who]}.`, describeRate(call)]
    .filter(Boolean)
    .join('\n\n'),
  security: call.who === 'public' ? [{}, ...anyLogin] : anyLogin,
  ...(call.query ? { requestParams: { query: call.query } } : {}),
  ...describeHeaders(headersOf(call)),
  ...(call.body ? { requestBody: { content: contentOf(call.body) } } : {}),
  responses: {
    ...(call.answer
      ? { 200: { description: 'Done', content: contentOf(call.answer) } }
      : { 204: { description: 'Done; there is nothing to say' } }),
    ...errorResponses(call),
  },
  ...(call.extension ? { 'x-extension': true } : {}),
})

const anyLogin = [{ cookie: [] }, { bearer: [] }, { basic: [] }]

const describeRate = ({ rateLimit }: CallDefinition): string =>
  rateLimit ? `At most ${rateLimit.max} times in ${rateLimit.windowSeconds} seconds from one address.` : ''

const headersOf = ({ headers, idempotencyKey }: CallDefinition): Readonly<Record<string, string>> => ({
  ...headers,
  ...(idempotencyKey && {
    'Idempotency-Key':
      'A name of your own for this write, 8 to 64 letters, digits, - or _. Repeated with it within a day, the call makes nothing again and answers as the first time.',
  }),
})

const describeHeaders = (headers: Readonly<Record<string, string>>) => {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header' as const,
    description,
    schema: { type: 'string' as const },
  }))
  return parameters.length > 0 ? { parameters } : {}
}

const contentOf = (part: NonNullable<CallDefinition['body']>) =>
  isBinary(part)
    ? Object.fromEntries(
        part.binary.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]),
      )
    : { 'application/json': { schema: part } }

/** A truth value in a query string is a word there. */
const describeFlag = (jsonSchema: { enum?: unknown[] | undefined }, zodSchema: object): void => {
  if (zodSchema instanceof z.ZodCodec) jsonSchema.enum = ['true', 'false']
}

/** An error says which words its code can be, and what its details are. */
const describeError = (jsonSchema: { description?: string | undefined }, zodSchema: object): void => {
  if (zodSchema === errorAnswer.shape.code) jsonSchema.description = codeWords
  if (zodSchema === errorAnswer.shape.details) jsonSchema.description = detailWords
}

/** Every whole number has the bounds of the language it is written in; they say nothing about the number. */
const dropSafeBounds = (jsonSchema: { minimum?: number | undefined; maximum?: number | undefined }): void => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
