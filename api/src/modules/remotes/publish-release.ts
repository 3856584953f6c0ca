import { releaseVersion } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { judgeRelease, type BuiltFiles } from './remotes.rules.ts'
import { activate, noteRelease, releaseFolder } from './remotes.store.ts'

/** What publishing a build came to. */
export type Published = { name: string; version: string; published: boolean; activated: boolean }

/**
 * Publishes a build as an immutable release and activates it. The files are stored before the release is noted, so a
 * release that is noted is complete; publishing the same build again stores nothing.
 * @throws ApiError release_invalid with a list of `{ path, message }`
 */
export const publishRelease = async (
  context: Context,
  files: BuiltFiles,
  publishedBy: string | null,
): Promise<Published> => {
  const verdict = judgeRelease(files)
  if (!verdict.ok) throw new ApiError('release_invalid', verdict.reasons)
  const { release, manifest } = verdict
  const version = releaseVersion(release)
  const known = await context.db
    .selectFrom('remote_releases')
    .select('version')
    .where('remote', '=', release.name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!known) {
    const folder = releaseFolder(release.name, version)
    for (const [path, content] of files) await context.storage.put(`${folder}${path}`, content)
  }
  const published = await noteRelease(context, release, manifest, publishedBy)
  return { name: release.name, version, published, activated: await activate(context, release.name, version) }
}
