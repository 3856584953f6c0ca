import { testSession } from '@kursportal/shared/testing'
import { deleteExpiredCopies, keepCopy, readCopy, type KeptCopy } from './kept-copies.ts'

const userId = testSession.user.id

/** Leaves a copy behind, as a form that is not open any more. */
export const leaveCopy = (part: string, copy: KeptCopy<unknown>, holder = 'earlier'): Promise<void> =>
  keepCopy({ userId, part, holder }, copy)

/** What is kept of a part and waits for a form that opens; null for nothing. */
export const copyLeft = (part: string): Promise<KeptCopy<unknown> | null> =>
  readCopy({ userId, part }, (value) => value)

/** The end of all time. */
const NEVER = 8.64e15

/** Lets go of all copies. */
export const forgetCopies = (): Promise<void> => deleteExpiredCopies(new Date(NEVER))
