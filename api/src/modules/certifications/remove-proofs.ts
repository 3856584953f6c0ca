import type { Context } from '../../platform/context.ts'
import { proofFolder } from './proof-key.ts'

/** Removes all proofs of a course that goes; their files go by a job once the transaction commits. */
export const removeProofsOf = async (
  { db, enqueue }: Pick<Context, 'db' | 'enqueue'>,
  draftId: string,
): Promise<void> => {
  const gone = await db
    .deleteFrom('qualification_proofs')
    .where('course_id', '=', draftId)
    .returning('id')
    .execute()
  for (const { id } of gone) await enqueue('storage.remove', { prefix: proofFolder(id) })
}
