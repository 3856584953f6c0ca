import type { CallAnswer, landingCalls, LandingPage } from '@kursportal/shared/contract'
import { inTransaction, type Actor, type Services } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { lockOwnAccess, requireOwnAccess } from './access.policy.ts'
import { standingPage } from './landing-draft.ts'
import { copyLandingFiles } from './landing-files.ts'

type Copied = CallAnswer<typeof landingCalls.copyLandingPage>

/** A page with ids of its own, with the files that took the place of others. */
const withNewIds = (page: LandingPage, files: ReadonlyMap<string, string>): LandingPage => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.type === 'downloads'
      ? {
          ...block,
          id: newId(),
          items: block.items.map(({ file, title }) => ({
            title,
            file: { ...file, file_id: files.get(file.file_id) ?? file.file_id },
          })),
        }
      : { ...block, id: newId() },
  ),
})

/**
 * The page of another access of one's own as a page of this one: as it is being made, with copies of its files. Nothing
 * of it is kept but these, and they go after a day if it is not taken.
 * @throws ApiError not_found; conflict when there are too many files
 */
export const copyLandingPage = async (
  services: Services,
  actor: Actor,
  { accessId, from }: { accessId: string; from: string },
): Promise<Copied> => {
  const { page, image_id } = await inTransaction(services, async (context) => {
    await lockOwnAccess({ ...context, actor }, accessId)
    return standingPage(context, await requireOwnAccess({ ...context, actor }, from))
  })
  const files = await copyLandingFiles(services, actor, { page, from, to: accessId })
  return { page: withNewIds(page, files), image_id }
}
