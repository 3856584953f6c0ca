import type { CallAnswer, landingCalls, LandingPage } from '@kursportal/shared/contract'
import { landingAddresses } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { deadAddresses } from '../links/dead-links.ts'
import { wantAddresses } from '../links/want-links.ts'
import { requireOwnAccess } from './access.policy.ts'
import { standingPage } from './landing-draft.ts'

/** Where the links lead that visitors of a page would see. */
export const addressesShown = ({ blocks }: LandingPage): string[] =>
  blocks.filter(({ hidden }) => !hidden).flatMap(landingAddresses)

/** Which links of the draft of a landing page lead nowhere; has those asked that nobody has asked. @throws ApiError not_found */
export const checkLandingLinks = async (
  context: ActorContext,
  accessId: string,
): Promise<CallAnswer<typeof landingCalls.checkLandingLinks>> => {
  const { page } = await standingPage(context, await requireOwnAccess(context, accessId))
  const addresses = addressesShown(page)
  const waiting = await wantAddresses(context, addresses)
  return { gone: [...(await deadAddresses(context, addresses))], waiting }
}
