import { releaseVersion } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { placesMissing } from './places.rules.ts'
import { releasesServed } from './releases-served.ts'

type Missing = { remote: string; version: string; place: string }

/** What is served in places that no page offers. */
export const servedWithoutPlace = async (context: Pick<Context, 'db'>): Promise<Missing[]> => {
  const served = await releasesServed(context, 'remotes')
  return served.flatMap(({ name, release }) =>
    placesMissing(release.declaration, served).map((place) => ({
      remote: name,
      version: releaseVersion(release),
      place,
    })),
  )
}

/**
 * Tells the teams whose parts have lost their place with a change of another remote: on the page of their errors, and
 * where they want to be told of these.
 * @param host the remote that was changed
 * @param before what had no place before
 */
export const tellOfLostPlaces = async (
  context: Pick<Context, 'db' | 'clock'>,
  host: { name: string; version: string | null },
  before: readonly Missing[],
): Promise<void> => {
  const known = new Set(before.map(({ remote, version, place }) => `${remote} ${version} ${place}`))
  const now = context.clock.now()
  for (const { remote, version, place } of await servedWithoutPlace(context))
    if (remote !== host.name && !known.has(`${remote} ${version} ${place}`))
      await context.db
        .insertInto('remote_errors')
        .values({
          id: newId(),
          remote,
          version,
          kind: 'place',
          message: `${place} is gone: ${host.name} ${host.version ?? '(none)'} does not offer it`,
          stack: '',
          path: '',
          times: 1,
          browsers: '{}',
          first_at: now,
          last_at: now,
        })
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'kind', 'message']).doUpdateSet({ last_at: now, told: 0 }),
        )
        .execute()
}
