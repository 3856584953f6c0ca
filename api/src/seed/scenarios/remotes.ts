import { releaseVersion } from '@kursportal/shared/federation'
import type { Services } from '../../platform/context.ts'
import { changeRemote } from '../../modules/remotes/change-remote.ts'
import { publishRelease, requireBuild } from '../../modules/remotes/publish-release.ts'
import { thePlatform } from '../../modules/remotes/remotes.policy.ts'

/** Registers a build and, unless asked otherwise, makes it the active release; gives its version. */
export const addRelease = async (
  services: Services,
  files: ReadonlyMap<string, Buffer>,
  { activate = true }: { activate?: boolean } = {},
): Promise<string> => {
  const build = requireBuild(files)
  const version = releaseVersion(build.release)
  await publishRelease(services, build, thePlatform)
  if (activate)
    await changeRemote(services, thePlatform, {
      name: build.release.name,
      reason: 'Für den Anfang',
      change: { kind: 'activate', version },
    })
  return version
}
