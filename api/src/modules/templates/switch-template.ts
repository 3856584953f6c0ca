import { optionalMails, type TemplateKey } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { templateDefinitions } from './template-definitions.ts'

/** Whether an admin does not want a mail to be sent. */
export const isSwitchedOff = async ({ db }: Pick<Context, 'db'>, key: TemplateKey): Promise<boolean> =>
  optionalMails.includes(key) &&
  (await db.selectFrom('templates_off').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

/** Switches a mail off, or on again; twice changes nothing. @throws ApiError template_needed unless it may be off */
export const switchTemplate = async (
  context: ActorContext,
  key: TemplateKey,
  off: boolean,
): Promise<void> => {
  if (!optionalMails.includes(key)) throw new ApiError('template_needed')
  const { db, clock, actor } = context
  if ((await isSwitchedOff(context, key)) === off) return
  if (off)
    await db
      .insertInto('templates_off')
      .values({ key, updated_at: clock.now(), updated_by: actor.user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('templates_off').where('key', '=', key).execute()
  await noteAdminAction(context, {
    action: 'template_changed',
    subject: templateDefinitions[key].title,
    details: { before: { off: !off }, after: { off } },
  })
}
