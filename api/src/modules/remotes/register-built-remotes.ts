import { access, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { inTransaction, type Services } from '../../platform/context.ts'
import { publishRelease, type Published } from './publish-release.ts'
import { readBuild } from './read-build.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Publishes and activates the remotes that were built beside the API; a build that is registered already changes
 * nothing. What was released by other means stays active only while its build is the same.
 * @returns the releases that were new
 */
export const registerBuiltRemotes = async (services: Services, folder = root): Promise<Published[]> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith('mf-')).sort()
  const results: Published[] = []
  for (const name of names) {
    const dist = join(folder, name, 'dist')
    const built = await access(join(dist, 'release.json')).then(
      () => true,
      () => false,
    )
    if (!built) continue
    const files = await readBuild(dist)
    results.push(await inTransaction(services, (context) => publishRelease(context, files, null)))
  }
  return results.filter((result) => result.published || result.activated)
}
