import type { DigestChoice } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'

/** What somebody gets who has not chosen: they follow only what they wrote in or asked for. */
export const USUAL_DIGEST: DigestChoice = 'daily'

/** How often somebody gets mail about what they follow. */
export const readForumMail = async ({ db, actor }: ActorContext): Promise<{ digest: DigestChoice }> => {
  const choice = await db
    .selectFrom('forum_mail_choices')
    .select('digest')
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst()
  return { digest: choice?.digest ?? USUAL_DIGEST }
}

/** Chooses it. What was written while somebody wanted no mail is not sent later. */
export const changeForumMail = async (
  { db, actor, clock }: ActorContext,
  digest: DigestChoice,
): Promise<{ digest: DigestChoice }> => {
  const told_until = clock.now()
  await db
    .insertInto('forum_mail_choices')
    .values({ user_id: actor.user_id, digest, told_until: digest === 'off' ? told_until : null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        digest,
        told_until: eb
          .case()
          .when(eb.or([eb('forum_mail_choices.digest', '=', 'off'), eb.val(digest === 'off')]))
          .then(eb.val(told_until))
          .else(eb.ref('forum_mail_choices.told_until'))
          .end(),
      })),
    )
    .execute()
  return { digest }
}
