import type { PersonalPart } from '../people/personal-part.ts'
import { proofFolder } from './proof-key.ts'

/** The proofs of qualification that a person uploaded. They are papers of their own, so they do not pass on with the course. */
export const qualificationProofs: PersonalPart = {
  section: 'qualification_proofs',
  collect: ({ db }, userId) =>
    db
      .selectFrom('qualification_proofs')
      .innerJoin('courses', 'courses.id', 'qualification_proofs.course_id')
      .select([
        'courses.title as course_title',
        'qualification_proofs.name as file_name',
        'qualification_proofs.bytes',
        'qualification_proofs.valid_until',
        'qualification_proofs.created_at',
      ])
      .where('uploaded_by', '=', userId)
      .orderBy('qualification_proofs.created_at')
      .execute(),
  forget: async ({ db, enqueue }, { userId }) => {
    const gone = await db
      .deleteFrom('qualification_proofs')
      .where('uploaded_by', '=', userId)
      .returning('id')
      .execute()
    for (const { id } of gone) await enqueue('storage.remove', { prefix: proofFolder(id) })
  },
}
