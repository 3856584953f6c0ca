import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { compatibility } from '@kursportal/shared/contract'
import { describeReason, releaseVersion, SHELL } from '@kursportal/shared/federation'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { changeRemote } from './change-remote.ts'
import { publishRelease, requireBuild, type Build } from './publish-release.ts'
import { readBuild } from './read-build.ts'
import { readRemoteState } from './registry.store.ts'
import { thePlatform } from './remotes.policy.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const REASON = 'Neben der Plattform gebaut'

/** What became of a build beside the API: served from now on, why it does not fit the shell, or that it is not served. */
export type Registered = { name: string; version: string; refused?: string[]; left?: true }

/**
 * Which builds nobody has registered yet become releases: all of them, or only those of remotes the registry has never
 * heard of, so that a new platform has its remotes.
 */
export type Scope = 'unknown-builds' | 'unknown-remotes'

/**
 * Whether the registry has the release by other means than a process that ended between registering and activating it.
 * Whatever became of such a release since (activated, rolled back, never given to anybody) is a decision of people or of
 * the rule of health, and stays.
 */
const isDecided = async ({ database: { db } }: Services, name: string, version: string): Promise<boolean> => {
  const release = await db
    .selectFrom('remote_releases')
    .select(['published_by', 'published_by_token'])
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!release) return false
  if (release.published_by ?? release.published_by_token) return true
  const change = await db
    .selectFrom('remote_changes')
    .select('id')
    .where('remote', '=', name)
    .where('version', '=', version)
    .where('action', '!=', 'published')
    .limit(1)
    .executeTakeFirst()
  return change !== undefined
}

const hasEverServed = async ({ database: { db } }: Services, name: string): Promise<boolean> =>
  (await db
    .selectFrom('remote_changes')
    .select('id')
    .where('remote', '=', name)
    .where('action', '=', 'activated')
    .limit(1)
    .executeTakeFirst()) !== undefined

type Say = (line: string) => void

/** Registers and activates one build, unless the registry knows it or the scope leaves it out. */
const registerBuild = async (
  services: Services,
  build: Build,
  scope: Scope,
  say: Say,
): Promise<Registered | undefined> => {
  const { name } = build.release
  const version = releaseVersion(build.release)
  const remote = await readRemoteState(services.database, name)
  if (remote?.state.active === version) return undefined
  const left = scope === 'unknown-remotes' && (await hasEverServed(services, name))
  if (left || (await isDecided(services, name, version))) return { name, version, left: true }
  say(`Storing the files of ${name} ${version} …`)
  await publishRelease(services, build, thePlatform, { reason: REASON })
  // Built beside the shell: what nobody can tell, because the shell is not built yet, is no reason to wait.
  await changeRemote(services, thePlatform, {
    name,
    reason: REASON,
    change: { kind: 'activate', version },
    accept_unknown: true,
  })
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

/** One line for whoever starts or deploys the platform. */
const describeRegistered = ({ name, version, refused, left }: Registered): string => {
  if (refused) return `${name} ${version} does not fit this shell and is not served: ${refused.join('; ')}.`
  return left
    ? `${name} ${version} is built, but not served; what is served stays. "npm run remotes -- list" shows it.`
    : `${name} is now served in ${version}.`
}

/**
 * Registers and activates the shell and the remotes that were built beside the API. A version the registry knows is never touched: a
 * start undoes no rollback and no withdrawal, gives nobody a release that was only registered, and an older build that
 * starts again never wins over a newer one.
 * @param options `folder`: where the builds are; `say`: hears what is done as it is done, for storing many files takes its time
 * @returns the releases that are served from now on, those that are left as they are, and those that do not fit the shell
 * @throws ApiError release_invalid when a build folder is not what was built
 */
export const registerBuiltRemotes = async (
  services: Services,
  scope: Scope,
  { folder = root, say = () => undefined }: { folder?: string; say?: Say } = {},
): Promise<Registered[]> => {
  const remotes = (await readdir(folder)).filter((name) => name.startsWith('mf-')).sort()
  // The shell first: a remote may need what it brings. One that is served from a folder of its own is no release.
  const names = [...(services.config.shellDir === undefined ? [SHELL] : []), ...remotes]
  const results: Registered[] = []
  for (const name of names) {
    const files = await readBuild(join(folder, name, 'dist'))
    if (!files.has('release.json')) continue
    const build = requireBuild(files)
    const registered = await registerBuild(services, build, scope, say).catch((error: unknown) =>
      refusedBuild(build, error),
    )
    if (!registered) continue
    say(describeRegistered(registered))
    results.push(registered)
  }
  return results
}
