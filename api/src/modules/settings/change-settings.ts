import type { CallBody, Settings, settingsCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readSettings, writeSettings } from './settings.store.ts'

/** Changes what is named; the rest stays. */
export const changeSettings = async (
  context: Context,
  changed: CallBody<typeof settingsCalls.changeSettings>,
): Promise<Settings> => {
  if (Object.keys(changed).length > 0) await writeSettings(context, definedOf(changed))
  return readSettings(context)
}

/**
 * Sets a picture of the platform, or goes back to the default.
 * @throws ApiError not_found when there is no such picture
 */
export const setGeneralImage = async (
  context: Context,
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
  await writeSettings(context, { images: { [kind]: image_id } })
  return readSettings(context)
}

/** The same without what is `undefined`. */
const definedOf = ({
  name,
  colors,
  communities,
  faq,
  insurance_data,
}: CallBody<typeof settingsCalls.changeSettings>) => ({
  ...(name === undefined ? {} : { name }),
  ...(colors === undefined ? {} : { colors }),
  ...(communities === undefined ? {} : { communities }),
  ...(faq === undefined ? {} : { faq }),
  ...(insurance_data === undefined ? {} : { insurance_data }),
})
