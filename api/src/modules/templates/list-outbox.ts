import type { CallAnswer, CallQuery, templateCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * The mails that were kept instead of being sent, the newest first.
 * @throws ApiError unknown_route in production, or where a mail server is set: there is no outbox then
 */
export const listOutbox = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  query: CallQuery<typeof templateCalls.readOutbox>,
): Promise<CallAnswer<typeof templateCalls.readOutbox>> => {
  if (config.environment === 'production' || config.smtpUrl) throw new ApiError('unknown_route')
  let matching = db.selectFrom('mails')
  if (query.to !== undefined) {
    const to = query.to
    matching = matching.where((eb) =>
      eb(eb.fn<string>('lower', ['to_address']), '=', eb.fn<string>('lower', [eb.val(to)])),
    )
  }
  const { rows, total } = await pageOf(
    matching
      .select(['id', 'to_address', 'template_key', 'subject', 'text', 'html', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    matching,
    query,
  )
  return {
    items: rows.map(({ to_address, created_at, ...mail }) => ({
      ...mail,
      to: to_address,
      created_at: created_at.toISOString(),
    })),
    total,
  }
}
