import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  errorsOf,
  IDEMPOTENCY_KEY,
  isBinary,
  statusOf,
  type Binary,
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  type CallQuery,
  type ErrorCode,
  type ValidationDetail,
} from '@kursportal/shared/contract'
import type { z } from 'zod'
import { contextOn, inTransaction, type Actor, type Context, type Services } from '../context.ts'
import { ApiError } from './api-error.ts'
import { authenticate, authenticateDeployer, requireRight } from './authenticate.ts'
import { readIdempotencyKey, withIdempotencyKey } from './idempotency.ts'
import { compileSerialiser } from './serialise.ts'
import { findUnstorableText } from './storable-text.ts'

/** What a route's handler gets: a use case's context, the checked input, and the person behind it. */
export type CallContext<C extends CallDefinition> = Context & {
  actor: C['who'] extends 'public' | 'deployer' ? Actor | null : Actor
  query: CallQuery<C>
  body: CallBody<C>
  request: FastifyRequest
  reply: FastifyReply
  /** The key the client gave a write that has transactions of its own (`withIdempotencyKey`); the others are run once. */
  idempotencyKey: string | undefined
}

/** What a handler answers: what the contract says, nothing at all, or for raw bytes the reply it has sent them with. */
export type HandlerAnswer<C extends CallDefinition> = C['answer'] extends Binary
  ? FastifyReply
  : CallAnswer<C> extends undefined
    ? void
    : CallAnswer<C>

type RouteOptions = {
  /** False where a write must not run in one transaction (it says there why). */
  transaction?: boolean
}

/**
 * Mounts a call of the contract. Every route reads the same: rate limit → authenticate → validate → policy → use case
 * in a transaction → present. The handler does the policy and calls the use case.
 */
export const callRoute = <const C extends CallDefinition>(
  app: FastifyInstance,
  services: Services,
  call: C,
  handler: (context: CallContext<C>) => Promise<HandlerAnswer<C>>,
  options: RouteOptions = {},
): void => {
  const codes = errorsOf(call)
  const strict = services.config.environment !== 'production'
  const present = presenterOf(call, strict)
  const transactional = options.transaction ?? call.method !== 'GET'
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    config: rateLimitOf(services, call),
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    onRequest: async (request, reply) => {
      request.actor = await authenticate(services, request, reply, call)
      request.deployToken = await authenticateDeployer(services, request, call)
      requireRight(call, request)
    },
    handler: async (request, reply) => {
      const query = call.query ? validate(call.query, request.query, 'query') : undefined
      requireLimit(query)
      const body =
        call.body && !isBinary(call.body) ? validate(call.body, request.body, 'body') : request.body
      const { actor } = request
      const key = call.idempotencyKey ? readIdempotencyKey(request.headers[IDEMPOTENCY_KEY]) : undefined
      const run = (context: Context) =>
        // What CallContext<C> says was just checked: by requireRight and by validate.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        handler({
          ...context,
          actor: request.actor,
          query,
          body,
          request,
          reply,
          idempotencyKey: key,
        } as unknown as CallContext<C>)
      const write = (context: Context) =>
        actor && key && transactional
          ? withIdempotencyKey(context, { call, actor, key, input: [query, body] }, () => run(context))
          : run(context)
      try {
        const answer = await (transactional
          ? inTransaction(services, write)
          : run(contextOn(services, services.database.db)))
        return present(answer, reply)
      } catch (error) {
        if (strict) refuseUndeclared(call, codes, error)
        throw error
      }
    },
  })
}

const rateLimitOf = (services: Services, call: CallDefinition) =>
  call.rateLimit && services.config.rateLimits
    ? { rateLimit: { max: call.rateLimit.max, timeWindow: call.rateLimit.windowSeconds * 1000 } }
    : {}

const validate = <T extends z.ZodType>(schema: T, input: unknown, part: 'query' | 'body'): z.output<T> => {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) {
    const path = findUnstorableText(parsed.data)
    if (path === undefined) return parsed.data
    throw new ApiError('validation_failed', [
      { path: path || part, message: 'contains characters that cannot be stored' },
    ])
  }
  const details: ValidationDetail[] = parsed.error.issues.map((issue) => ({
    path: issue.path.length > 0 ? issue.path.join('.') : part,
    message: issue.message,
  }))
  throw new ApiError('validation_failed', details)
}

const requireLimit = (query: Record<string, unknown> | undefined): void => {
  if (query?.['offset'] !== undefined && query['limit'] === undefined) throw new ApiError('limit_missing')
}

/** Writes answers as the contract says: a field it does not name never leaves. Compiled with the first answer. */
const presenterOf = (call: CallDefinition, strict: boolean) => {
  const { answer: schema } = call
  let serialise: ((answer: unknown) => string) | undefined
  return (answer: unknown, reply: FastifyReply): unknown => {
    if (reply.sent || isBinary(schema)) return answer
    if (!schema) return reply.status(204).send()
    if (strict) requireDeclared(call, schema, answer)
    serialise ??= compileSerialiser(schema)
    const text = serialise(answer)
    if (strict) requireWhole(call, answer, text)
    return reply.header('content-type', 'application/json; charset=utf-8').send(text)
  }
}

/** In tests and development an answer that the contract does not describe is a bug and shows as 500. */
const requireDeclared = ({ method, path }: CallDefinition, schema: z.ZodType, answer: unknown): void => {
  const checked = schema.safeParse(answer)
  if (!checked.success)
    throw new Error(`${method} ${path} answers what its contract does not say: ${checked.error.message}`)
}

/** Of several parts of a union an answer must not become a smaller one. */
const requireWhole = ({ method, path }: CallDefinition, answer: unknown, text: string): void => {
  if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(answer))))
    throw new Error(`${method} ${path} loses something of its answer on the way`)
}

/** In tests and development a code the contract does not name is a bug and shows as 500. */
const refuseUndeclared = (call: CallDefinition, codes: readonly ErrorCode[], error: unknown): void => {
  if (!(error instanceof ApiError)) return
  if (!codes.includes(error.code)) {
    throw new Error(
      `${call.method} ${call.path} answers ${statusOf(error.code)} ${error.code}, which its contract does not name`,
    )
  }
}
