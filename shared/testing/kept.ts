/** For tests of what is kept in the browser: a database it is kept in, emptied after each test. */
import { cleanup } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { browserCopies } from '../ui/kept/browser-copies.ts'
import type { KeptCopy } from '../ui/kept/kept-copy.ts'
import { testSession } from './platform.ts'

const userId = testSession.user.id

/** Leaves a copy behind, as a form that is not open any more. */
export const leaveCopy = (part: string, copy: KeptCopy<unknown>, holder = 'earlier'): Promise<void> =>
  browserCopies.keep({ userId, part, holder }, copy)

/** What is kept of a part and waits for a form that opens; null for nothing. */
export const copyLeft = (part: string): Promise<KeptCopy<unknown> | null> =>
  browserCopies.read({ userId, part }, (value) => value)

/** The end of all time. */
const NEVER = 8.64e15

/** What one test leaves in a form is nothing the next one goes on with. */
afterEach(async () => {
  // What is left open keeps what it shows as it goes.
  cleanup()
  sessionStorage.clear()
  await browserCopies.expire(new Date(NEVER))
})
