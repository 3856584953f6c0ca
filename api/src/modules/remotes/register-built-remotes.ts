import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { compatibility } from '@kursportal/shared/contract'
import { describeReason, releaseVersion } from '@kursportal/shared/federation'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changeRemote } from './change-remote.ts'
import { publishRelease, requireBuild, type Build } from './publish-release.ts'
import { readBuild } from './read-build.ts'
import { thePlatform } from './remotes.policy.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const REASON = 'Neben der Plattform gebaut'

/** What became of a build beside the API: served from now on, or why it does not fit the shell. */
export type Registered = { name: string; version: string; refused?: string[] }

/**
 * Registers and activates one build unless it is the one that was registered last. A process that dies in between is
 * followed by one that goes on: what is registered or active already stays so.
 */
const registerBuild = async (services: Services, build: Build): Promise<Registered | undefined> => {
  const { name } = build.release
  const version = releaseVersion(build.release)
  const { db } = services.database
  const known = await db
    .selectFrom('remotes')
    .select('built_version')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known?.built_version === version) return undefined
  await publishRelease(services, build, thePlatform, { reason: REASON })
  // Built beside the shell: what nobody can tell, because the shell is not built yet, is no reason to wait.
  await changeRemote(services, thePlatform, {
    name,
    reason: REASON,
    change: { kind: 'activate', version },
    accept_unknown: true,
  })
  await db.updateTable('remotes').set({ built_version: version }).where('name', '=', name).execute()
  return { name, version }
}

/** A build that does not fit the shell keeps nobody from starting: what was served before is served on. */
const refusedBuild = ({ release }: Build, error: unknown): Registered => {
  if (!(error instanceof ApiError) || error.code !== 'release_incompatible') throw error
  return {
    name: release.name,
    version: releaseVersion(release),
    refused: compatibility.shape.reasons.parse(error.details).map(describeReason),
  }
}

/**
 * Registers and activates the remotes that were built beside the API. A build that was registered before changes
 * nothing, so what was released since by other means stays.
 * @returns the releases that are served from now on, and those that do not fit the shell
 * @throws ApiError release_invalid when a build folder is not what was built
 */
export const registerBuiltRemotes = async (services: Services, folder = root): Promise<Registered[]> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith('mf-')).sort()
  const results: Registered[] = []
  for (const name of names) {
    const files = await readBuild(join(folder, name, 'dist'))
    if (!files.has('release.json')) continue
    const build = requireBuild(files)
    const registered = await registerBuild(services, build).catch((error: unknown) =>
      refusedBuild(build, error),
    )
    if (registered) results.push(registered)
  }
  return results
}
