import type { CallBody, certificationCalls, QualificationProof } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { presentProof, requireProof } from './proofs.store.ts'

/** Says until when a proof holds. @throws ApiError not_found */
export const editProof = async (
  context: ActorContext,
  proofId: string,
  { valid_until }: CallBody<typeof certificationCalls.editProof>,
): Promise<QualificationProof> => {
  await requireProof(context, proofId)
  const row = await context.db
    .updateTable('qualification_proofs')
    .set({ valid_until })
    .where('id', '=', proofId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentProof(row)
}
