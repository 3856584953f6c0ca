import type { ActorContext, Context } from '../../platform/context.ts'
import { keepDraftVersion } from './keep-draft-version.ts'

/**
 * Notes a change of a draft's tree. Comes first in every write: the row it changes stays locked until the end of the
 * transaction, so that two changes of one course follow one another. What it was before is kept now and then.
 */
export const touchDraft = async (context: Context | ActorContext, courseId: string): Promise<void> => {
  const { db, clock } = context
  if ('actor' in context) await keepDraftVersion(context, courseId)
  await db
    .updateTable('courses')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      updated_at: clock.now(),
      // What happens by itself, such as a film that is ready, is nobody's change.
      ...('actor' in context && { changed_by: context.actor.user_id }),
    }))
    .where('id', '=', courseId)
    .execute()
}

/** The columns that note who edits something now. */
export const editedNow = ({ actor, clock }: ActorContext) => ({
  edited_by: actor.user_id,
  edited_at: clock.now(),
})

/** Raises the revision of a draft course and answers it: the one a change belongs to. */
export const nextRevision = async (context: Context, courseId: string): Promise<number> => {
  await touchDraft(context, courseId)
  const { revision } = await context.db
    .selectFrom('courses')
    .select('revision')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return revision
}
