import { releaseVersion } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { changeRemote } from '../../modules/remotes/change-remote.ts'
import { publishRelease, requireBuild } from '../../modules/remotes/publish-release.ts'
import { thePlatform } from '../../modules/remotes/remotes.policy.ts'

/** Registers a build and, unless asked otherwise, makes it the active release; gives its version. */
export const addRelease = async (
  context: Context,
  files: ReadonlyMap<string, Buffer>,
  { activate = true }: { activate?: boolean } = {},
): Promise<string> => {
  const build = requireBuild(files)
  const version = releaseVersion(build.release)
  await publishRelease(context, build, thePlatform)
  if (activate)
    await changeRemote(context, thePlatform, {
      name: build.release.name,
      reason: 'Für den Anfang',
      change: { kind: 'activate', version },
    })
  return version
}
