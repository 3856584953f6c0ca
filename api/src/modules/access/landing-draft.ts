import type { CallBody, landingCalls, LandingDraft, LandingPage } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { lastEditOf, refuseStale, versionOf } from '../../platform/edits.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { lockOwnAccess, requireOwnAccess } from './access.policy.ts'

type Access = Awaited<ReturnType<typeof requireOwnAccess>>

const emptyPage: LandingPage = { blocks: [], seo_title: '', seo_description: '' }

/** What its author works on: the draft, without one what is public, without that an empty page. */
export const standingPage = async ({ db }: Pick<ActorContext, 'db'>, access: Access) => {
  const draft = await db
    .selectFrom('landing_drafts')
    .select(['page', 'image_id', lastEditOf('landing_drafts').as('edited')])
    .where('access_id', '=', access.id)
    .executeTakeFirst()
  const content = draft ?? { page: access.landing_page ?? emptyPage, image_id: access.landing_page_image_id }
  const { page, image_id } = content
  return { page, image_id, version: versionOf({ page, image_id }), edited: draft?.edited ?? null }
}

/** The draft of a landing page, with what is public beside it. */
const present = async (context: Pick<ActorContext, 'db'>, access: Access): Promise<LandingDraft> => ({
  access_id: access.id,
  ...(await standingPage(context, access)),
  live: access.landing_page && {
    page: access.landing_page,
    image_id: access.landing_page_image_id,
    published_at: (await publishedAt(context, access.id)) ?? access.updated_at.toISOString(),
  },
})

const publishedAt = async (
  { db }: Pick<ActorContext, 'db'>,
  accessId: string,
): Promise<string | undefined> => {
  const latest = await db
    .selectFrom('landing_publications')
    .select('published_at')
    .where('access_id', '=', accessId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.published_at.toISOString()
}

/** The landing page of an access as its author works on it. @throws ApiError not_found */
export const readLandingDraft = async (context: ActorContext, accessId: string): Promise<LandingDraft> =>
  present(context, await requireOwnAccess(context, accessId))

/** The same, locked, and refused where it is not the version that is meant. @throws ApiError not_found, edited_meanwhile */
export const takeLandingDraft = async (
  context: ActorContext,
  accessId: string,
  basedOn: string | undefined,
): Promise<{ access: Access; page: LandingPage; image_id: string | null }> => {
  const access = await lockOwnAccess(context, accessId)
  const { page, image_id, version, edited } = await standingPage(context, access)
  refuseStale(basedOn, { version, edited })
  return { access, page, image_id }
}

/**
 * Keeps the draft of a landing page; nothing of it is public.
 * @throws ApiError not_found, also for somebody else's picture; edited_meanwhile
 */
export const writeLandingDraft = async (
  context: ActorContext,
  accessId: string,
  { page, image_id, based_on }: CallBody<typeof landingCalls.writeLandingDraft>,
): Promise<LandingDraft> => {
  const { access, image_id: before } = await takeLandingDraft(context, accessId, based_on)
  if (image_id !== before) await requireOwnImage(context, image_id)
  const content = {
    page: JSON.stringify(page),
    image_id,
    edited_at: context.clock.now(),
    edited_by: context.actor.user_id,
  }
  await context.db
    .insertInto('landing_drafts')
    .values({ access_id: access.id, ...content })
    .onConflict((conflict) => conflict.column('access_id').doUpdateSet(content))
    .execute()
  return present(context, access)
}
