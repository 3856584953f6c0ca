import type { LandingFinding, LandingPage, LandingPageAnswer } from '@kursportal/shared/contract'
import { isPublishable, landingFactsOf, landingFindings, type LandingFacts } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { wantAddresses } from '../links/want-links.ts'
import { presentAccess, presentLandingPage } from './access.views.ts'
import { addressesShown } from './check-landing-links.ts'
import { takeLandingDraft } from './landing-draft.ts'
import { filmsOfPage, withFilmsAsStored } from './landing-films.ts'
import { filesOfAccess, removeUnnamedFiles, withFilesAsStored } from './landing-files.ts'

type Content = { page: LandingPage; image_id: string | null }

/** What stands in the way of publishing a page, and what would make it better. */
const judge = async (
  context: ActorContext,
  accessId: string,
  { page, image_id }: Content,
  known: Pick<LandingFacts, 'fileIds' | 'filmIds'>,
): Promise<LandingFinding[]> => {
  const access = await presentAccess(context, accessId)
  return landingFindings(page, image_id, { ...landingFactsOf(access), ...known })
}

/** Keeps a page in the history of its access. */
const keep = async (
  { db }: Pick<ActorContext, 'db'>,
  accessId: string,
  { page, image_id }: Content,
  published: { at: Date; by: string | null },
): Promise<void> => {
  const { latest } = await db
    .selectFrom('landing_publications')
    .select(({ fn }) => fn.max('number').as('latest'))
    .where('access_id', '=', accessId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('landing_publications')
    .values({
      id: newId(),
      access_id: accessId,
      number: (latest ?? 0) + 1,
      page: JSON.stringify(page),
      image_id,
      published_at: published.at,
      published_by: published.by,
    })
    .execute()
}

const hasHistory = async ({ db }: Pick<ActorContext, 'db'>, accessId: string): Promise<boolean> =>
  (await db
    .selectFrom('landing_publications')
    .select('id')
    .where('access_id', '=', accessId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Puts the draft of a landing page in place of what visitors see, and keeps it in the history.
 * @throws ApiError not_found; edited_meanwhile; landing_page_incomplete with one finding each
 */
export const publishLandingPage = async (
  context: ActorContext,
  accessId: string,
  basedOn: string | undefined,
): Promise<LandingPageAnswer> => {
  const { access, page: draft, image_id } = await takeLandingDraft(context, accessId, basedOn)
  const files = await filesOfAccess(context, accessId)
  const films = await filmsOfPage(context, access, draft)
  const findings = await judge(
    context,
    accessId,
    { page: draft, image_id },
    { fileIds: [...files.keys()], filmIds: [...films.keys()] },
  )
  if (!isPublishable(findings))
    throw new ApiError(
      'landing_page_incomplete',
      findings.filter(({ level }) => level === 'error'),
    )
  const page = withFilmsAsStored(withFilesAsStored(draft, files), films)
  // A page that was public before pages had a history is its first entry.
  if (access.landing_page && !(await hasHistory(context, accessId)))
    await keep(
      context,
      accessId,
      { page: access.landing_page, image_id: access.landing_page_image_id },
      { at: access.updated_at, by: null },
    )
  const now = context.clock.now()
  await keep(context, accessId, { page, image_id }, { at: now, by: context.actor.user_id })
  await context.db
    .updateTable('accesses')
    .set({ landing_page: JSON.stringify(page), landing_page_image_id: image_id, updated_at: now })
    .where('id', '=', accessId)
    .execute()
  await context.db.deleteFrom('landing_drafts').where('access_id', '=', accessId).execute()
  await removeUnnamedFiles(context, accessId)
  await wantAddresses(context, addressesShown(page))
  return presentLandingPage(context, accessId)
}
