import { formatMoney } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { sendTemplate } from '../templates/render-template.ts'

/**
 * Tells the owner of a society that it has ended, by e-mail after the transaction; nobody where nobody owned it.
 * @param how `into` names the one it went into; `lapsed` are euro cents that nobody can request any more
 */
export const announceEnd = async (
  context: Context,
  societyId: string,
  { into = '', lapsed = 0 }: { into?: string; lapsed?: number },
): Promise<void> => {
  const ended = await context.db
    .selectFrom('societies')
    .innerJoin('users', 'users.id', 'societies.owner_id')
    .select(['societies.name', 'users.id as owner_id', 'users.email', 'users.first_name'])
    .where('societies.id', '=', societyId)
    .executeTakeFirst()
  if (!ended) return
  const { name, owner_id, email, first_name } = ended
  const words = { society: name, first_name, into, lapsed: lapsed > 0 ? formatMoney(lapsed) : '' }
  const link = `${context.config.publicUrl}/sales`
  await sendTemplate(context, 'society-ended', email, { ...words, link }, { userId: owner_id })
}
