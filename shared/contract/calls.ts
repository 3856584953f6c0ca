import type { CallDefinition } from './call.ts'
import { peopleCalls } from './people/people.calls.ts'
import { sessionCalls } from './sessions/sessions.calls.ts'

export * from './people/people.calls.ts'
export * from './sessions/sessions.calls.ts'

/** The call table: every call of the API by area. */
export const callsByArea = {
  sessions: sessionCalls,
  people: peopleCalls,
} as const

/** Every call with its area and name; for routes, documents and tests that go through all of them. */
export const allCalls: readonly { area: string; name: string; call: CallDefinition }[] = Object.entries(
  callsByArea,
).flatMap(([area, calls]) => Object.entries(calls).map(([name, call]) => ({ area, name, call })))
