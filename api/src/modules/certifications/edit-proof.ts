import type { CallBody, certificationCalls, QualificationProof } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale } from '../../platform/edits.ts'
import { presentProof, proofVersion, requireProof } from './proofs.store.ts'

/** Says until when a proof holds. @throws ApiError not_found, edited_meanwhile */
export const editProof = async (
  context: ActorContext,
  proofId: string,
  { valid_until, based_on }: CallBody<typeof certificationCalls.editProof>,
): Promise<QualificationProof> => {
  const proof = await requireProof(context, proofId, { lock: true })
  refuseStale(based_on, { version: proofVersion(proof), edited: null })
  const row = await context.db
    .updateTable('qualification_proofs')
    .set({ valid_until })
    .where('id', '=', proofId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentProof(row)
}
