import type { CallAnswer, landingCalls, LandingPage } from '@kursportal/shared/contract'
import { DAY_MS, LANDING_DRAFT } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readToken, signToken } from '../media/signed-token.ts'
import { requireOwnAccess } from './access.policy.ts'
import { standingPage } from './landing-draft.ts'

/** What the token is signed for; its id is the access. */
const PURPOSE = 'landing-preview'
/** Days a link works, counted from the end of the day on which it is made: all links of a day are the same. */
const DAYS = 14

/**
 * The address at which whoever has it sees the draft of a landing page, until it expires.
 * @throws ApiError not_found
 */
export const readLandingPreviewLink = async (
  context: ActorContext,
  accessId: string,
): Promise<CallAnswer<typeof landingCalls.readLandingPreviewLink>> => {
  await requireOwnAccess(context, accessId)
  const expires = new Date((Math.ceil(context.clock.now().getTime() / DAY_MS) + DAYS) * DAY_MS)
  const token = signToken(context, PURPOSE, [accessId], expires)
  return { path: `/access/${accessId}?${LANDING_DRAFT}=${token}`, expires_at: expires.toISOString() }
}

const accessOfToken = async (context: Context, token: string) => {
  const [accessId] = readToken(context, PURPOSE, token) ?? []
  if (!accessId) return undefined
  return context.db.selectFrom('accesses').selectAll().where('id', '=', accessId).executeTakeFirst()
}

/** The draft that a link to it shows, if it is one of this access; undefined for any other token. */
export const pageOfToken = async (
  context: Context,
  accessId: string,
  token: string,
): Promise<LandingPage | undefined> => {
  const access = await accessOfToken(context, token)
  return access?.id === accessId ? (await standingPage(context, access)).page : undefined
}

/**
 * The draft of a landing page, for whoever has its link.
 * @throws ApiError not_found, also for a link that was changed or has expired
 */
export const readLandingPreview = async (
  context: Context,
  token: string,
): Promise<CallAnswer<typeof landingCalls.readLandingPreview>> => {
  const access = await accessOfToken(context, token)
  if (!access) throw new ApiError('not_found')
  const { page, image_id } = await standingPage(context, access)
  return { access_id: access.id, page, image_id }
}
