import type { ErrorCode } from '../contract/errors.ts'
import { within } from '../federation/within.ts'
import { fetchErrorTexts, hasErrorText } from '../i18n/error-texts.ts'
import { ApiFailure } from './api-failure.ts'
import type { AnswerOf, CallInput, CallKey } from './call-types.ts'
import { tellLoggedOut } from './logged-out.ts'
import { forgetWrite, forgetWritesTo, keyForWrite } from './unanswered-writes.ts'

type Options = {
  signal?: AbortSignal | undefined
  /** Send even while the page closes (at most 64 kB). */ keepalive?: boolean
  /** Headers a call names besides its body, such as `Aspect-Ratio`. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends a call and gives its answer.
 * @throws ApiFailure with the code of the catalogue, or `network`
 * @throws DOMException AbortError 'Request aborted' when the signal aborts
 */
export const call = async <K extends CallKey>(
  key: K,
  ...[input, options]: object extends CallInput<K> ? [CallInput<K>?, Options?] : [CallInput<K>, Options?]
): Promise<AnswerOf<K>> => {
  const [method = 'GET', path = ''] = key.split(' ')
  const { query, body } = (input ?? {}) as { query?: Record<string, unknown>; body?: unknown }
  const address = addressOf(key, query)
  // What changes or removes is the same when it is done twice; only what makes a thing is not.
  const makes = (method === 'POST' || method === 'PUT') && !options?.keepalive && !(body instanceof Blob)
  const write = makes ? `${method} ${address} ${JSON.stringify(body)}` : undefined
  const answer = await send(address, method, body, {
    ...options,
    headers: { ...options?.headers, ...(write && { 'idempotency-key': keyForWrite(write, path) }) },
  })
  // Until something answers for the platform itself, nobody knows whether the write was made.
  if (write && !isFromBetween(answer)) forgetWrite(write)
  if (!answer.ok) throw await refused(key, answer)
  if (method === 'DELETE') forgetWritesTo(path)
  if (answer.status === 204) return undefined as AnswerOf<K>
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return (isJson ? await answer.json() : await answer.blob()) as AnswerOf<K>
}

/** Whether a proxy answers because the platform did not, or the platform because its database did not. */
const isFromBetween = ({ status }: Response): boolean => status >= 502 && status <= 504

const send = async (url: string, method: string, body: unknown, options: Options): Promise<Response> => {
  const raw = body instanceof Blob
  try {
    return await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
      headers: {
        ...options.headers,
        ...(body !== undefined && { 'content-type': raw ? body.type : 'application/json' }),
      },
      ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if (options.signal?.aborted) throw new DOMException('Request aborted', 'AbortError')
    throw new ApiFailure({ status: 0, code: 'network', message: String(error) })
  }
}

/** Where a call is sent to. */
export const addressOf = (key: CallKey, query: Record<string, unknown> | undefined): string =>
  `/api${key.slice(key.indexOf(' ') + 1)}${queryString(query)}`

/** A query string with its question mark; values that are undefined are left out. */
export const queryString = (query: Record<string, unknown> | undefined): string => {
  const given = Object.entries(query ?? {}).filter((entry) => entry[1] !== undefined && entry[1] !== '')
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
    : ''
}

const refused = async (key: CallKey, answer: Response): Promise<ApiFailure> => {
  const failure = await failureFrom(answer)
  await bringSentence(failure)
  // Who asks whether somebody is logged in knows what the answer means for them.
  if (failure.code === 'not_logged_in' && key !== 'GET /session-id') tellLoggedOut()
  return failure
}

/** Milliseconds a failure waits for its sentence; then the general one stands for it. */
const SENTENCE_WAIT = 3000

const bringSentence = async ({ code }: ApiFailure): Promise<void> => {
  if (hasErrorText(code)) return
  await within(SENTENCE_WAIT, fetchErrorTexts()).catch(() => undefined)
}

const failureFrom = async (answer: Response): Promise<ApiFailure> => {
  const seconds = Number(answer.headers.get('retry-after'))
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  try {
    const { status, code, message, details } = (await answer.json()) as {
      status: number
      code: ErrorCode
      message: string
      details?: unknown
    }
    if (typeof code === 'string') return new ApiFailure({ status, code, message, details, retryAfter })
  } catch {
    // Not ours: a proxy's page, for example. The status decides.
  }
  return new ApiFailure({
    status: answer.status,
    code: codeForStatus(answer.status),
    message: answer.statusText,
    retryAfter,
  })
}

const codeForStatus = (status: number): ErrorCode => {
  const known: Record<number, ErrorCode> = {
    400: 'bad_request',
    401: 'not_logged_in',
    403: 'forbidden',
    404: 'not_found',
    413: 'payload_too_large',
    429: 'too_many_requests',
    502: 'bad_gateway',
    503: 'unavailable',
  }
  return known[status] ?? 'internal_error'
}
