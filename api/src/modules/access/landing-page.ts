import type { LandingPage, LandingPageAnswer } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { requireOwnAccess } from './access.policy.ts'
import { presentLandingPage } from './access.views.ts'
import { filmsOfPage, withFilmsAsStored } from './landing-films.ts'
import { filesOfAccess, withFilesAsStored } from './landing-files.ts'

/** Replaces the landing page; its blocks were checked by their schemas. @throws ApiError not_found */
export const writeLandingPage = async (
  context: ActorContext,
  accessId: string,
  page: LandingPage,
): Promise<LandingPageAnswer> => {
  const access = await requireOwnAccess(context, accessId)
  const stored = withFilmsAsStored(
    withFilesAsStored(page, await filesOfAccess(context, accessId)),
    await filmsOfPage(context, access, page),
  )
  await context.db
    .updateTable('accesses')
    .set({ landing_page: JSON.stringify(stored), updated_at: context.clock.now() })
    .where('id', '=', accessId)
    .execute()
  return presentLandingPage(context, accessId)
}

/** Sets or removes the picture of a landing page. @throws ApiError not_found, also for somebody else's picture */
export const setLandingPageImage = async (
  context: ActorContext,
  accessId: string,
  imageId: string | null,
): Promise<LandingPageAnswer> => {
  await requireOwnAccess(context, accessId)
  await requireOwnImage(context, imageId)
  await context.db
    .updateTable('accesses')
    .set({ landing_page_image_id: imageId, updated_at: context.clock.now() })
    .where('id', '=', accessId)
    .execute()
  return presentLandingPage(context, accessId)
}
