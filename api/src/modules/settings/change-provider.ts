import type { Provider } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { signaturePicture } from '../images/signature-picture.ts'
import { writeProvider } from './provider.ts'

/**
 * Stores who offers the courses and signs certificates from now on.
 * @throws ApiError validation_failed when the drawn signature is no picture
 */
export const changeProvider = async (
  context: ActorContext,
  said: Provider,
): Promise<{ provider: Provider }> => {
  if (said.signature) await signaturePicture(said.signature)
  await writeProvider(context, said)
  await noteAdminAction(context, { action: 'provider_changed', subject: said.name })
  return { provider: said }
}
