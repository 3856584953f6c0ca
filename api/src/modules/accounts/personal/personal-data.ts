import type { Context } from '../../../platform/context.ts'
import { account } from './account.ts'
import { certificates } from './certificates.ts'
import { creations } from './creations.ts'
import { forum } from './forum.ts'
import { learning } from './learning.ts'
import type { Farewell, PersonalData } from './part.ts'
import { societies } from './societies.ts'

/** Every part, in the order of the export. A module that stores something about people adds a line. */
const parts: readonly PersonalData[] = [account, learning, certificates, forum, societies, creations]

/** Everything the platform knows about a person, by section. */
export const collectPersonalData = async (
  context: Context,
  userId: string,
): Promise<Record<string, unknown>> => {
  const sections: Record<string, unknown> = {}
  for (const part of parts) sections[part.section] = await part.collect(context, userId)
  return sections
}

/**
 * Deletes a person. What is about money stays, without them; everything else of theirs goes with their row, or is
 * handed over by the part that knows it.
 */
export const forgetPerson = async (context: Context, farewell: Farewell): Promise<void> => {
  for (const part of parts) await part.forget?.(context, farewell)
  await context.db.deleteFrom('users').where('id', '=', farewell.userId).execute()
}
