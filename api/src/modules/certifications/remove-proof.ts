import type { ActorContext } from '../../platform/context.ts'
import { proofFolder } from './proof-key.ts'
import { requireProof } from './proofs.store.ts'

/** Removes a proof; its file goes by a job once the transaction commits. @throws ApiError not_found */
export const removeProof = async (context: ActorContext, proofId: string): Promise<void> => {
  await requireProof(context, proofId)
  await context.db.deleteFrom('qualification_proofs').where('id', '=', proofId).execute()
  await context.enqueue('storage.remove', { prefix: proofFolder(proofId) })
}
