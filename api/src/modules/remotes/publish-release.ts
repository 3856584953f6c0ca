import { releaseVersion, type Compatibility } from '@kursportal/shared/federation'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readRelease, type BuiltFiles, type ReadBuild } from './build.rules.ts'
import { judgeRelease } from './gate.ts'
import { releaseFolder } from './release-folder.ts'
import { noteChange } from './registry.store.ts'
import type { ChangeMaker } from './remotes.policy.ts'

/** A build that can be read, by what it says of itself. */
export type Build = Extract<ReadBuild, { ok: true }> & { files: BuiltFiles }

/** What registering a build came to. */
export type Published = { name: string; version: string; published: boolean; compatibility: Compatibility }

/** Reads a build. @throws ApiError release_invalid with a list of `{ path, message }` */
export const requireBuild = (files: BuiltFiles): Build => {
  const build = readRelease(files)
  if (!build.ok) throw new ApiError('release_invalid', build.reasons)
  return { ...build, files }
}

/**
 * Registers a build as an immutable release; nobody gets it yet. The files are stored before the release is noted, so a
 * release that is noted is complete, and no transaction waits for the storage; registering the same build again stores nothing.
 * @throws ApiError release_incompatible with the reasons of the activation gate
 */
export const publishRelease = async (
  services: Services,
  build: Build,
  by: ChangeMaker,
  { reason = 'Neue Fassung', dryRun = false }: { reason?: string | undefined; dryRun?: boolean } = {},
): Promise<Published> => {
  const { release, files } = build
  const { db } = services.database
  const version = releaseVersion(release)
  const compatibility = await judgeRelease({ db, config: services.config }, release, files)
  if (compatibility.answer === 'incompatible')
    throw new ApiError('release_incompatible', compatibility.reasons)
  const result = { name: release.name, version, compatibility }
  const known = await db
    .selectFrom('remote_releases')
    .select('version')
    .where('remote', '=', release.name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (known || dryRun) return { ...result, published: false }
  const folder = releaseFolder(release.name, version)
  for (const [path, content] of files) await services.storage.put(`${folder}${path}`, content)
  const published = await inTransaction(services, async (context) => {
    const noted = await noteRelease(context, build, by)
    const note = { action: 'published', version, from_version: null, audience: null } as const
    if (noted) await noteChange(context, release.name, by, reason, note)
    return noted
  })
  return { ...result, published }
}

const noteRelease = async (
  { db, clock }: Context,
  { release, manifest, releaseIntegrity }: Build,
  by: ChangeMaker,
): Promise<boolean> => {
  await db
    .insertInto('remotes')
    .values({ name: release.name, active_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const inserted = await db
    .insertInto('remote_releases')
    .values({
      remote: release.name,
      version: releaseVersion(release),
      release: JSON.stringify(release),
      manifest: JSON.stringify(manifest),
      release_integrity: releaseIntegrity,
      published_by: by.kind === 'person' ? by.id : null,
      published_by_token: by.kind === 'token' ? by.id : null,
      published_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}
