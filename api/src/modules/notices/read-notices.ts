import type { CallAnswer, noticeCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { versionOf } from '../../platform/edits.ts'
import { readNotice } from './notices.store.ts'

/** What the operator says in public, besides the legal texts. */
export const readNotices = async (
  context: Pick<Context, 'db'>,
): Promise<CallAnswer<typeof noticeCalls.readNotices>> => {
  const contact = await readNotice(context, 'contact_points')
  const accessibility = await readNotice(context, 'accessibility_statement')
  const written = await context.db
    .selectFrom('legal_texts')
    .select('version')
    .where('type', '=', 'accessibility')
    .limit(1)
    .executeTakeFirst()
  return {
    contact,
    accessibility,
    accessibility_written: written !== undefined,
    versions: { contact: versionOf({ ...contact }), accessibility: versionOf({ ...accessibility }) },
  }
}
