import { buffer } from 'node:stream/consumers'
import { attachmentTypes, type LandingFile, type LandingPage } from '@kursportal/shared/contract'
import { filesOffered } from '@kursportal/shared/domain'
import { sql } from 'kysely'
import {
  inTransaction,
  type Actor,
  type ActorContext,
  type Context,
  type Services,
} from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { isWhatItSays } from '../attachments/attachments.rules.ts'
import { lockOwnAccess, mayManage } from './access.policy.ts'
import { pageOfToken } from './landing-preview-link.ts'

/** Files one access may keep, those of former pages among them. */
const MOST_FILES = 100
/** Hours for which a file waits for the page that names it. */
const UNNAMED_HOURS = 24

/** Where a file of a landing page is stored. */
export const landingFileKey = (fileId: string): string => `landing-files/${fileId}`

type Upload = { name: string; contentType: string; bytes: Buffer }

const requireRoom = async (context: ActorContext, accessId: string): Promise<void> => {
  await lockOwnAccess(context, accessId)
  await removeUnnamedFiles(context, accessId)
  const { count } = await context.db
    .selectFrom('landing_files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('access_id', '=', accessId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_FILES) throw new ApiError('conflict')
}

/**
 * Keeps a file for the landing page of an access. It is stored between two transactions: one would stay open for as
 * long as the storage takes.
 * @throws ApiError not_found; unsupported_media_type; conflict when there are too many
 */
export const addLandingFile = async (
  services: Services,
  actor: Actor,
  accessId: string,
  { name, contentType, bytes }: Upload,
): Promise<LandingFile> => {
  const type = attachmentTypes.find((one) => one === contentType)
  await inTransaction(services, (context) => requireRoom({ ...context, actor }, accessId))
  if (!type || !isWhatItSays(bytes, type)) throw new ApiError('unsupported_media_type')
  const id = newId()
  await services.storage.put(landingFileKey(id), bytes, { contentType: type })
  return inTransaction(services, async (context) => {
    await requireRoom({ ...context, actor }, accessId)
    await context.db
      .insertInto('landing_files')
      .values({
        id,
        access_id: accessId,
        name: name || 'Datei',
        content_type: type,
        bytes: bytes.length,
        created_at: context.clock.now(),
      })
      .execute()
    return { file_id: id, content_type: type, bytes: bytes.length }
  })
}

/**
 * Copies the files a page of another access names, each once.
 * @returns the new id by the old one; a file that is gone is left out
 * @throws ApiError not_found; conflict when there are too many
 */
export const copyLandingFiles = async (
  services: Services,
  actor: Actor,
  { page, from, to }: { page: LandingPage; from: string; to: string },
): Promise<ReadonlyMap<string, string>> => {
  const named = new Set(
    page.blocks.flatMap((block) =>
      block.type === 'downloads' ? block.items.map(({ file }) => file.file_id) : [],
    ),
  )
  const { db } = services.database
  const files = await db.selectFrom('landing_files').selectAll().where('access_id', '=', from).execute()
  const copies = new Map<string, string>()
  for (const { id, name, content_type } of files.filter((file) => named.has(file.id))) {
    const stored = await services.storage.get(landingFileKey(id))
    if (!stored) continue
    const copy = await addLandingFile(services, actor, to, {
      name,
      contentType: content_type,
      bytes: await buffer(stored.stream),
    })
    copies.set(id, copy.file_id)
  }
  return copies
}

type Wanted = { 'access-id': string; 'file-id': string; token?: string | undefined }

/**
 * A file of a landing page, for whom a page shows it: everybody the published one, whoever has its link the draft; who
 * manages the access has all of its files.
 * @throws ApiError not_found
 */
export const openLandingFile = async (
  context: Context & { actor: Actor | null },
  { 'access-id': accessId, 'file-id': fileId, token }: Wanted,
): Promise<{ name: string; contentType: string; key: string }> => {
  const file = await context.db
    .selectFrom('landing_files')
    .innerJoin('accesses', 'accesses.id', 'landing_files.access_id')
    .select(['landing_files.name', 'content_type', 'owner_id', 'landing_page'])
    .where('landing_files.id', '=', fileId)
    .where('access_id', '=', accessId)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  const names = (page: LandingPage | null | undefined): boolean =>
    page ? filesOffered(page).some(({ file_id }) => file_id === fileId) : false
  const isOpen =
    names(file.landing_page) ||
    mayManage(context.actor, file.owner_id) ||
    (token !== undefined && names(await pageOfToken(context, accessId, token)))
  if (!isOpen) throw new ApiError('not_found')
  return { name: file.name, contentType: file.content_type, key: landingFileKey(fileId) }
}

/** The files an access has, as they are, by their id. */
export const filesOfAccess = async (
  { db }: Pick<Context, 'db'>,
  accessId: string,
): Promise<ReadonlyMap<string, LandingFile>> => {
  const rows = await db
    .selectFrom('landing_files')
    .select(['id', 'content_type', 'bytes'])
    .where('access_id', '=', accessId)
    .execute()
  return new Map(
    rows.flatMap(({ id, content_type, bytes }) => {
      const type = attachmentTypes.find((one) => one === content_type)
      return type ? [[id, { file_id: id, content_type: type, bytes }] as const] : []
    }),
  )
}

/** A page that says of its files what they are, without those that are not there. */
export const withFilesAsStored = (
  page: LandingPage,
  files: ReadonlyMap<string, LandingFile>,
): LandingPage => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.type === 'downloads'
      ? {
          ...block,
          items: block.items.flatMap(({ file, title }) => {
            const stored = files.get(file.file_id)
            return stored ? [{ file: stored, title }] : []
          }),
        }
      : block,
  ),
})

/** Removes what no page of the access names a day after it came: no draft, no public one, none of the history. */
export const removeUnnamedFiles = async (
  { db, clock, enqueue }: Pick<Context, 'db' | 'clock' | 'enqueue'>,
  accessId: string,
): Promise<void> => {
  const gone = await db
    .deleteFrom('landing_files')
    .where('access_id', '=', accessId)
    .where('created_at', '<', new Date(clock.now().getTime() - UNNAMED_HOURS * 3_600_000))
    .where(
      sql<boolean>`not exists (
        select from (
          select landing_page as page from accesses where id = ${accessId}
          union all select page from landing_drafts where access_id = ${accessId}
          union all select page from landing_publications where access_id = ${accessId}
        ) as pages where strpos(pages.page::text, landing_files.id::text) > 0)`,
    )
    .returning('id')
    .execute()
  for (const { id } of gone) await enqueue('storage.remove', { prefix: landingFileKey(id) })
}

/** Removes all files of an access, before it goes itself. */
export const removeLandingFiles = async (
  { db, enqueue }: Pick<Context, 'db' | 'enqueue'>,
  accessId: string,
): Promise<void> => {
  const gone = await db
    .deleteFrom('landing_files')
    .where('access_id', '=', accessId)
    .returning('id')
    .execute()
  for (const { id } of gone) await enqueue('storage.remove', { prefix: landingFileKey(id) })
}
