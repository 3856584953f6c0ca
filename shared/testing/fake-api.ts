import type { AnswerOf, CallInput, CallKey } from '../client/call-types.ts'
import { isBinary } from '../contract/call.ts'
import { allCalls } from '../contract/calls.ts'
import { errorCatalogue, type ErrorCode } from '../contract/errors.ts'

class Refusal {
  readonly code: ErrorCode
  readonly details: unknown
  constructor(code: ErrorCode, details: unknown) {
    this.code = code
    this.details = details
  }
}

/** An answer of the error catalogue instead of a good one. */
export const refuse = (code: ErrorCode, details?: unknown): Refusal => new Refusal(code, details)

type Reply<K extends CallKey> = AnswerOf<K> | Refusal

/** What the calls of a test answer: a value, a refusal, or a function of what was sent, which may take its time. */
export type FakeAnswers = {
  [K in CallKey]?: Reply<K> | ((input: CallInput<K>) => Reply<K> | Promise<Reply<K>>)
}

/** JSON files a page reads beside the API, by path; `null` is one that is not there. */
export type FakeFiles = Readonly<Record<string, unknown>>

/** What was sent to the fake API, oldest first. */
export type FakeApi = { sent: { key: string; query: Record<string, string>; body: unknown }[] }

/**
 * Puts a server behind `fetch` that answers what the test says, and only what the contract allows: an answer that does
 * not fit its call's schema, and a call the test did not foresee, are errors of the test.
 */
export const startFakeApi = (answers: FakeAnswers, files: FakeFiles = {}): FakeApi => {
  const sent: FakeApi['sent'] = []
  globalThis.fetch = (address, init = {}) => {
    const { pathname, searchParams } = new URL(
      address instanceof Request ? address.url : address,
      location.href,
    )
    if (pathname in files)
      return Promise.resolve(Response.json(files[pathname], { status: files[pathname] === null ? 404 : 200 }))
    const key = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`
    const query = Object.fromEntries(searchParams)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    sent.push({ key, query, body })
    const known: Readonly<Record<string, unknown>> = answers
    if (!(key in known)) return mistake(`The test does not say what ${key} answers`)
    const answer = known[key]
    const reply: unknown = typeof answer === 'function' ? answer({ query, body }) : answer
    return toResponse(key, reply)
  }
  return { sent }
}

/** A mistake of the test: what runs under test would take it for a failing network, so the console says it as well. */
const mistake = (message: string): Promise<never> => {
  // oxlint-disable-next-line no-console -- the tests' setup turns it into a failure
  console.error(message)
  return Promise.reject(new Error(message))
}

const toResponse = async (key: string, answer: unknown): Promise<Response> => {
  const reply = await answer
  if (reply instanceof Refusal) {
    const { status, message } = errorCatalogue[reply.code]
    return Response.json({ status, code: reply.code, message, details: reply.details }, { status })
  }
  const call = allCalls.find(({ call: { method, path } }) => `${method} ${path}` === key)?.call
  if (!call) return mistake(`The contract has no call ${key}`)
  if (!call.answer || isBinary(call.answer)) return new Response(null, { status: 204 })
  const fits = call.answer.safeParse(JSON.parse(JSON.stringify(reply)))
  if (!fits.success) return mistake(`${key} does not answer like that: ${fits.error.message}`)
  return Response.json(reply)
}
