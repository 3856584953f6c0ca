import type { QualificationProof } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { ActorContext, Context } from '../../platform/context.ts'
import type { QualificationProofsTable } from '../../platform/db/schema.certifications.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'

type Row = Selectable<QualificationProofsTable>

export const presentProof = (row: Row): QualificationProof => ({
  id: row.id,
  name: row.name,
  content_type: row.content_type,
  bytes: row.bytes,
  valid_until: row.valid_until,
  created_at: row.created_at.toISOString(),
})

/** The proofs of a draft, the oldest first. Who may see them is checked before. */
export const proofsOf = ({ db }: Pick<Context, 'db'>, courseId: string): Promise<Row[]> =>
  db
    .selectFrom('qualification_proofs')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A proof of a draft that the person may edit. @throws ApiError not_found */
export const requireProof = async (context: ActorContext, proofId: string): Promise<Row> => {
  const proof = await context.db
    .selectFrom('qualification_proofs')
    .selectAll()
    .where('id', '=', proofId)
    .executeTakeFirst()
  if (!proof) throw new ApiError('not_found')
  await requireDraftCourse(context, proof.course_id, 'read')
  return proof
}
