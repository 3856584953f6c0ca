import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { releaseVersion } from '@kursportal/shared/federation'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishRelease, type Published } from './publish-release.ts'
import { readBuild } from './read-build.ts'
import { judgeRelease, type BuiltFiles } from './remotes.rules.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Publishes one build unless it is the one that was registered last. */
const registerBuild = async (context: Context, files: BuiltFiles): Promise<Published | undefined> => {
  const verdict = judgeRelease(files)
  if (!verdict.ok) throw new ApiError('release_invalid', verdict.reasons)
  const { name } = verdict.release
  const built_version = releaseVersion(verdict.release)
  const known = await context.db
    .selectFrom('remotes')
    .select('built_version')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known?.built_version === built_version) return undefined
  const published = await publishRelease(context, files, null)
  await context.db.updateTable('remotes').set({ built_version }).where('name', '=', name).execute()
  return published
}

/**
 * Publishes and activates the remotes that were built beside the API. A build that was registered before changes
 * nothing, so what was released since by other means stays.
 * @returns the releases that are served from now on
 * @throws ApiError release_invalid when a build folder is not what was built
 */
export const registerBuiltRemotes = async (services: Services, folder = root): Promise<Published[]> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith('mf-')).sort()
  const results: Published[] = []
  for (const name of names) {
    const files = await readBuild(join(folder, name, 'dist'))
    if (!files.has('release.json')) continue
    const published = await inTransaction(services, (context) => registerBuild(context, files))
    if (published) results.push(published)
  }
  return results
}
