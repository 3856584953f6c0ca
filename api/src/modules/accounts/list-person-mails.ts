import type { CallAnswer, CallQuery, personCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { templateDefinitions } from '../templates/template-definitions.ts'
import { personAskedFor } from '../people/person-asked-for.ts'

const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(templateDefinitions).map(([key, { title }]) => [key, title]),
)

/**
 * What was sent to somebody, newest first: which mail, when and whether it went; never what it says, which may hold a code.
 * @throws ApiError not_found
 */
export const listPersonMails = async (
  context: ActorContext,
  query: CallQuery<typeof personCalls.listPersonMails>,
): Promise<CallAnswer<typeof personCalls.listPersonMails>> => {
  const whose = await personAskedFor(context, query['user-id'])
  const matching = context.db.selectFrom('mails').where('user_id', '=', whose)
  const { rows, total } = await pageOf(
    matching
      .select(['id', 'template_key', 'state', 'tries', 'created_at', 'done_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    matching,
    query,
  )
  return {
    items: rows.map(({ template_key, created_at, done_at, ...row }) => ({
      ...row,
      title: (template_key && titles[template_key]) || '',
      created_at: created_at.toISOString(),
      done_at: done_at?.toISOString() ?? null,
    })),
    total,
  }
}
