import type { CallAnswer, noticeCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { readNotice } from './notices.store.ts'

/** What the operator says in public, besides the legal texts. */
export const readNotices = async (
  context: Pick<Context, 'db'>,
): Promise<CallAnswer<typeof noticeCalls.readNotices>> => ({
  contact: await readNotice(context, 'contact_points'),
  accessibility: await readNotice(context, 'accessibility_statement'),
})
