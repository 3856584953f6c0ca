import type { QualificationProof } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { ActorContext, Context } from '../../platform/context.ts'
import type { QualificationProofsTable } from '../../platform/db/schema.certifications.ts'
import { versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'

type Row = Selectable<QualificationProofsTable>

/** Changes with what can be edited of a proof. */
export const proofVersion = ({ valid_until }: Pick<Row, 'valid_until'>): string => versionOf({ valid_until })

/** A proof as the API gives it, without its content. */
export const presentProof = (row: Row): QualificationProof => ({
  id: row.id,
  name: row.name,
  content_type: row.content_type,
  bytes: row.bytes,
  valid_until: row.valid_until,
  version: proofVersion(row),
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

/**
 * A proof of a draft that the person may edit.
 * @param lock whether nobody else changes it until the transaction ends
 * @throws ApiError not_found
 */
export const requireProof = async (
  context: ActorContext,
  proofId: string,
  { lock = false } = {},
): Promise<Row> => {
  const proof = await context.db
    .selectFrom('qualification_proofs')
    .selectAll()
    .where('id', '=', proofId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!proof) throw new ApiError('not_found')
  await requireDraftCourse(context, proof.course_id, 'read')
  return proof
}
