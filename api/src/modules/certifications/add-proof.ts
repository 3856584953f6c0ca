import { proofTypes, type QualificationProof } from '@kursportal/shared/contract'
import { inTransaction, type Actor, type ActorContext, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { isWhatItSays } from '../attachments/attachments.rules.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { proofKey } from './proof-key.ts'
import { presentProof, proofsOf } from './proofs.store.ts'

type File = { name: string; contentType: string; bytes: Buffer }

/** Proofs a course may have. */
const MOST_PROOFS = 10

/**
 * Adds a proof of qualification to a draft. The file is stored between two transactions: one would stay open for as
 * long as the storage takes.
 * @throws ApiError not_found, not_in_dev_mode; unsupported_media_type; conflict when there are too many
 */
export const addProof = async (
  services: Services,
  actor: Actor,
  courseId: string,
  { name, contentType, bytes }: File,
): Promise<QualificationProof> => {
  const type = proofTypes.find((one) => one === contentType)
  await inTransaction(services, (context) => requireRoom({ ...context, actor }, courseId))
  if (!type || !isWhatItSays(bytes, type)) throw new ApiError('unsupported_media_type')
  const id = newId()
  await services.storage.put(proofKey(id), bytes, { contentType: type })
  return inTransaction(services, async (context) => {
    await requireRoom({ ...context, actor }, courseId)
    const row = await context.db
      .insertInto('qualification_proofs')
      .values({
        id,
        course_id: courseId,
        name: name || 'Nachweis',
        content_type: type,
        bytes: bytes.length,
        valid_until: null,
        uploaded_by: actor.user_id,
        created_at: context.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return presentProof(row)
  })
}

const requireRoom = async (context: ActorContext, courseId: string): Promise<void> => {
  await requireDraftCourse(context, courseId, 'write')
  if ((await proofsOf(context, courseId)).length >= MOST_PROOFS) throw new ApiError('conflict')
}
