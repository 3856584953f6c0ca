import type { CallAnswer, CallBody, peopleCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { removeUnusedImages } from '../images/unused-images.ts'
import { checkPerson } from './check-person.ts'
import { columnsOf, otherInsuranceOf, personSearchText } from './person-columns.ts'
import { presentOwnData } from './present-own-data.ts'

type Input = CallBody<typeof peopleCalls.changeUser>

/**
 * Changes what somebody says about themselves; what is not named stays.
 * @throws ApiError not_found for a picture that is not theirs, too_young, insurance_not_found, validation_failed
 */
export const changeUser = async (
  context: ActorContext,
  input: Input,
): Promise<CallAnswer<typeof peopleCalls.changeUser>> => {
  const userId = context.actor.user_id
  const { imageBefore } = await changePerson(context, userId, input)
  const { image } = input
  const changed = image !== undefined && image !== imageBefore
  return { user: await presentOwnData(context, userId), new_image: changed ? image : null }
}

/** The change itself, for the person and for an admin. */
export const changePerson = async (
  context: Context,
  userId: string,
  { image, ...input }: Input,
): Promise<{ imageBefore: string | null }> => {
  const before = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const columns = columnsOf(context, input)
  const after = { ...before, ...columns }
  await checkPerson(
    context,
    {
      ...after,
      insurance_other: otherInsuranceOf(after),
      insurance_number: decrypted(context, after.insurance_number_encrypted),
      has_iban: after.iban_encrypted !== null,
    },
    {
      ages: touches(columns, ['birth_date', 'parent_name', 'parent_birth_date']),
      // Who chose an insurance before it was withdrawn keeps it.
      insurance: after.insurance_id !== before.insurance_id || touches(columns, ['iban_encrypted']),
      number:
        touches(columns, ['insurance_number_encrypted', 'insurance_other_name']) ||
        after.insurance_id !== before.insurance_id,
    },
  )
  if (image) await requireOwnImage(context, userId, image)
  await context.db
    .updateTable('users')
    .set({
      ...columns,
      ...(image === undefined ? {} : { image_id: image }),
      search_text: personSearchText(after),
      updated_at: context.clock.now(),
    })
    .where('id', '=', userId)
    .execute()
  // A portrait that was replaced must not stay public.
  if (before.image_id && image !== undefined && image !== before.image_id)
    await removeUnusedImages(context, { ownerId: userId, imageId: before.image_id })
  return { imageBefore: before.image_id }
}

const decrypted = ({ secrets }: Pick<Context, 'secrets'>, bytes: Buffer | null): string | null =>
  bytes ? secrets.decrypt(Buffer.from(bytes)) : null

const touches = (columns: object, fields: readonly string[]): boolean =>
  fields.some((field) => Object.hasOwn(columns, field))

/** Nobody learns of, or takes, a picture somebody else uploaded. */
const requireOwnImage = async ({ db }: Context, userId: string, image: string): Promise<void> => {
  const own = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', image)
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  if (!own) throw new ApiError('not_found')
}
