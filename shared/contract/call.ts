import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may use a call; finer rules (own courses only …) are the policies of the modules. */
export type Who = 'public' | 'user' | 'creator' | 'society' | 'admin' | 'deployer'

/** A limit on how often one address (and, where `perEmail`, one e-mail) may use a call. */
export type RateLimit = { max: number; windowSeconds: number }

/** A body or answer that is not JSON. */
export type Binary = { binary: readonly string[] }

/**
 * One call of the API: the only place that says its method, path, rights, input, answer and errors.
 * Routes, typed client, OpenAPI document and permission tests come from it.
 */
export type CallDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, spelled as in the specification. */
  path: `/${string}`
  who: Who
  summary: string
  description?: string
  query?: z.ZodObject
  /** Headers it reads, by name, with what they are for. */
  headers?: Readonly<Record<string, string>>
  body?: z.ZodType | Binary
  /** The successful answer: a schema (200), nothing (204), or raw bytes. */
  answer?: z.ZodType | Binary
  /** Codes it may answer beyond those every call of its kind has (see `errorsOf`). */
  errors?: readonly ErrorCode[]
  /**
   * Makes a thing, and takes the header `Idempotency-Key`: repeated with the same key within a day it makes nothing again
   * and answers as the first time, so that a lost answer may be asked for again.
   */
  idempotencyKey?: true
  /** Not in section 7 of the specification, added because a screen needs it. */
  extension?: true
  rateLimit?: RateLimit
  /** Largest JSON body in bytes where 1 MiB does not fit. */
  bodyLimit?: number
}

/** The header with a client's own name for one write; see `CallDefinition.idempotencyKey`. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Declares a call; keeps its literal types. */
export const defineCall = <const C extends CallDefinition>(call: C): C => call

/** Whether a declared body or answer is raw bytes. */
export const isBinary = (part: z.ZodType | Binary | undefined): part is Binary =>
  part !== undefined && 'binary' in part

/** Every code a call may answer: its own and those that its kind always has. */
export const errorsOf = (call: CallDefinition): readonly ErrorCode[] => {
  const codes = new Set<ErrorCode>(['bad_request', 'too_many_requests', 'internal_error', 'unavailable'])
  if (call.who !== 'public') {
    codes.add('not_logged_in')
    // HTTP Basic logs in with each call, so it fails as logging in does.
    codes.add('invalid_login')
    codes.add('password_should_be_changed')
  }
  if (call.who !== 'public' && call.who !== 'user') codes.add('forbidden')
  if (call.method !== 'GET') codes.add('foreign_origin')
  if (call.query || call.body) codes.add('validation_failed')
  if (call.query && 'offset' in call.query.shape) codes.add('limit_missing')
  // A body is read before anybody knows whether the call takes one.
  if (call.method !== 'GET') {
    for (const code of ['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const)
      codes.add(code)
  }
  if (call.idempotencyKey) {
    codes.add('idempotency_key_reused')
    codes.add('validation_failed')
  }
  for (const code of call.errors ?? []) codes.add(code)
  return [...codes]
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : T extends Binary ? Blob : undefined
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a client passes as query of a call. */
export type CallQueryInput<C extends CallDefinition> = InputOf<C['query']>
/** What a client passes as body of a call. */
export type CallBodyInput<C extends CallDefinition> = InputOf<C['body']>
/** What a handler gets as query. */
export type CallQuery<C extends CallDefinition> = OutputOf<C['query']>
/** What a handler gets as body. */
export type CallBody<C extends CallDefinition> = OutputOf<C['body']>
/** What a call answers; `undefined` for 204. */
export type CallAnswer<C extends CallDefinition> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : C['answer'] extends Binary
    ? Blob
    : undefined
