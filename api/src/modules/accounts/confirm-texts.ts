import { sql } from 'kysely'
import {
  agreedLegalType,
  type CallAnswer,
  type CallBody,
  type confirmTextCalls,
} from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { isPersonUnderAge } from '../people/under-age.ts'
import { versionOfText } from '../people/terms-consent.ts'
import { dueTypes } from '../texts/legal-versions.ts'
import { readLegal } from '../texts/legal.ts'

type Due = CallAnswer<typeof confirmTextCalls.readTextsToConfirm>

/** The legal texts that the person who asks has to confirm anew, as they hold today. */
export const readTextsToConfirm = async (context: ActorContext): Promise<Due> => {
  const { db, actor } = context
  const due = await dueTypes(context, actor.user_id)
  const texts: Due['texts'] = []
  for (const type of due) {
    const { next: _next, ...text } = await readLegal(context, { type })
    texts.push({ ...text, type })
  }
  const { rows } = await sql<{ under_age: boolean }>`
    select ${isPersonUnderAge(context, actor.user_id)} as under_age`.execute(db)
  return { texts, needs_parent: rows[0]?.under_age ?? false }
}

/**
 * Notes that somebody confirmed legal texts, and, below the age of consent, that their parent allows it.
 * @throws ApiError edited_meanwhile when a text holds in another version by now; validation_failed without the parent
 */
export const confirmTexts = async (
  context: ActorContext,
  { texts, parent_allows }: CallBody<typeof confirmTextCalls.confirmTexts>,
): Promise<void> => {
  const { db, actor, clock } = context
  const { texts: due, needs_parent: needsParent } = await readTextsToConfirm(context)
  if (needsParent && !parent_allows)
    throw new ApiError('validation_failed', [{ path: 'parent_allows', message: 'parent_consent_required' }])
  const given = { user_id: actor.user_id, given_at: clock.now() }
  for (const { type, version } of texts) {
    if ((await versionOfText(context, type)) !== version) throw new ApiError('edited_meanwhile')
    if (!due.some((text) => text.type === type)) continue
    await db
      .insertInto('consents')
      .values({ ...given, id: newId(), kind: type, text_version: version })
      .execute()
    if (!needsParent || type !== agreedLegalType.enum['terms-of-use']) continue
    const { parent_name: parent } = await db
      .selectFrom('users')
      .select('parent_name')
      .where('id', '=', actor.user_id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('consents')
      .values({ ...given, id: newId(), kind: 'parent', text_version: version, given_by: parent })
      .execute()
  }
}
