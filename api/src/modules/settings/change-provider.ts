import type { CallAnswer, CallBody, Provider, settingsCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'
import { signaturePicture } from '../images/signature-picture.ts'
import { holdProvider, showProvider, writeProvider } from './provider.ts'

/**
 * Stores who offers the courses and signs certificates from now on.
 * @throws ApiError edited_meanwhile; validation_failed when the drawn signature is no picture
 */
export const changeProvider = async (
  context: ActorContext,
  { based_on, ...said }: CallBody<typeof settingsCalls.changeProvider>,
): Promise<CallAnswer<typeof settingsCalls.changeProvider>> => {
  if (said.signature) await signaturePicture(said.signature)
  const before = await holdProvider(context, based_on)
  await writeProvider(context, said, context.actor.user_id)
  const details = changesOf<Words>(before ? wordsOf(before) : nothing, wordsOf(said))
  await noteAdminAction(context, {
    action: 'provider_changed',
    subject: said.name,
    ...(details && { details }),
  })
  return showProvider(context)
}

type Words = Omit<Provider, 'signature'>

const nothing: Words = { name: '', street: '', zip: '', city: '', signatory: '' }

/** What the log may hold: all but the signature. */
const wordsOf = ({ name, street, zip, city, signatory }: Words): Words => ({
  name,
  street,
  zip,
  city,
  signatory,
})
