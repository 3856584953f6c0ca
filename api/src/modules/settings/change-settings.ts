import type { CallBody, Settings, settingsCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'
import { holdSettings, writeSettings } from './settings.store.ts'
import { readSettings } from './read-settings.ts'

/**
 * Changes what is named; the rest stays.
 * @throws ApiError edited_meanwhile when the settings are others than the change started from
 */
export const changeSettings = async (
  context: ActorContext,
  { based_on, ...changed }: CallBody<typeof settingsCalls.changeSettings>,
): Promise<Settings> => {
  refuseStale(based_on, await holdSettings(context))
  const before = await readSettings(context)
  if (Object.keys(changed).length > 0) await writeSettings(context, changed, context.actor.user_id)
  const details = changesOf(before, changed)
  if (details) await noteAdminAction(context, { action: 'settings_changed', details })
  return readSettings(context)
}

/**
 * Sets a picture of the platform, or goes back to the default.
 * @throws ApiError not_found when there is no such picture
 */
export const setGeneralImage = async (
  context: ActorContext,
  { kind, image_id }: CallBody<typeof settingsCalls.setGeneralImage>,
): Promise<Settings> => {
  if (image_id) {
    const image = await context.db
      .selectFrom('images')
      .select('id')
      .where('id', '=', image_id)
      .executeTakeFirst()
    if (!image) throw new ApiError('not_found')
  }
  await writeSettings(context, { images: { [kind]: image_id } }, context.actor.user_id)
  await noteAdminAction(context, { action: 'picture_changed', details: { kind, removed: image_id === null } })
  return readSettings(context)
}
