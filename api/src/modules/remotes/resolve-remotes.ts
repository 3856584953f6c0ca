import { sql } from 'kysely'
import {
  SHELL,
  SHELL_CONTRACT_VERSION,
  flagStates,
  type FederationInfo,
  type RemoteRegistration,
  type ServedRelease,
} from '@kursportal/shared/federation'
import { flagNames } from '@kursportal/shared/domain'
import type { Actor, Context } from '../../platform/context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { societyRolesOf } from '../people/society-roles.ts'
import { makeHealthToken, marksOf, voterOf } from './health-token.ts'
import { presentDisabled, presentRemote, presentUnderWork, type ResolvedRemote } from './present-remote.ts'
import type { Rollout } from './registry.rules.ts'
import { pickRelease, type Visitor } from './resolve.rules.ts'
import { previewedRelease, type Previewed } from './preview.ts'
import { servedReleases, type ReleaseKey } from './served-releases.ts'
import { isOpenTo } from './audience.ts'
import { readFolderOffer } from './shell-offer.ts'
import { declarationsUnderWork } from './under-work.ts'
import type { RequestVisitor } from './visitor.ts'

/** The registry as resolved for one visitor. */
export type ResolvedRegistry = {
  remotes: ResolvedRemote[]
  federation: FederationInfo
}

type Row = {
  name: string
  active_version: string | null
  disabled: boolean
  rollouts: Rollout[]
  /** Flags of it that somebody has switched. */
  switched: Record<string, boolean>
  releases: (ServedRelease & { previous: boolean })[]
}
type Found = Omit<Row, 'releases'> & { releases: (ReleaseKey & { previous: boolean })[] }

/** Every remote with the releases anybody may get of it now, and the one before; every page asks for it. */
const readRegistry = async ({ db }: Pick<Context, 'db'>): Promise<Row[]> => {
  const { rows } = await sql<Found>`
    select remotes.name, active_version, disabled_at is not null as disabled,
      coalesce((
        select json_agg(json_build_object('id', id, 'version', version, 'audience', audience) order by started_at)
        from remote_rollouts where remote = remotes.name), '[]') as rollouts,
      coalesce((
        select json_object_agg(flag, is_on) from remote_flags where remote = remotes.name), '{}') as switched,
      coalesce((
        select json_agg(json_build_object(
          'remote', remote, 'version', version, 'release_integrity', release_integrity,
          'previous', version = previous_version))
        from remote_releases where remote = remotes.name and (
          version in (active_version, previous_version)
          or version in (select version from remote_rollouts where remote = remotes.name))), '[]') as releases
    from remotes order by remotes.name`.execute(db)
  const releaseOf = await servedReleases(
    { db },
    rows.flatMap(({ releases }) => releases),
  )
  return rows.map(({ releases, ...row }) => ({
    ...row,
    releases: releases.flatMap((key) => {
      const release = releaseOf(key)
      return release ? [{ ...release, previous: key.previous }] : []
    }),
  }))
}

/** Roles and flags are asked for only while a rollout hangs on them. */
const knowVisitor = async (
  context: Pick<Context, 'db'>,
  rows: readonly Row[],
  actor: Actor | null,
  { key, remember }: RequestVisitor,
): Promise<Visitor> => {
  const audiences = rows.flatMap(({ rollouts }) => rollouts.map(({ audience }) => audience))
  const asked = new Set(audiences.map((audience) => audience.kind))
  const leads = audiences.some(
    (audience) => audience.kind === 'role' && ['group_leader', 'salesman'].includes(audience.role),
  )
  const societyRoles = actor && leads ? await societyRolesOf(context.db, [actor.user_id]) : undefined
  const settings = asked.has('flag') ? await readSettings(context) : undefined
  return {
    key: key ?? (asked.has('percent') ? remember() : null),
    roles: actor
      ? [
          'user',
          ...(actor.is_admin ? (['admin'] as const) : []),
          ...(actor.is_course_creator ? (['course_creator'] as const) : []),
          ...(societyRoles?.get(actor.user_id) ?? []),
        ]
      : [],
    flags: settings ? flagNames.filter((flag) => settings[flag]) : [],
  }
}

/** A remote with the states of the flags it declares. */
const withFlags = (
  { registration, ...remote }: ResolvedRemote,
  switched: Readonly<Record<string, boolean>>,
): ResolvedRemote => ({
  ...remote,
  registration: {
    ...registration,
    ...(registration.declaration.flags && { flags: flagStates(registration.declaration, switched) }),
  },
})

/** The remotes a visitor gets, by name, and what the shell must know beside them. */
export const resolveRemotes = async (
  context: Pick<Context, 'db' | 'config' | 'secrets' | 'clock'>,
  actor: Actor | null,
  asking: RequestVisitor,
): Promise<ResolvedRegistry> => {
  const rows = await readRegistry(context)
  const visitor = await knowVisitor(context, rows, actor, asking)
  const declared = await declarationsUnderWork(context.config)
  const previewed = await previewedRelease(context, notYetActive(asking.preview, rows))
  const remotes = rows
    .filter(({ disabled, name }) => !disabled && name !== SHELL)
    .flatMap(({ name, active_version, rollouts, releases, switched }): ResolvedRemote[] => {
      const flagged = (remote: ResolvedRemote): ResolvedRemote[] => [withFlags(remote, switched)]
      if (previewed?.remote === name) {
        const active = releases.find(({ version }) => version === active_version)
        return flagged(presentRemote(name, previewed, active, 'preview'))
      }
      const picked = pickRelease({ name, active: active_version, rollouts }, visitor)
      const served = releases.find(({ version }) => version === picked?.version)
      if (!picked || !served) return []
      const address = context.config.devRemotes[name]
      if (address) return flagged(presentUnderWork(declared.get(name) ?? served.release.declaration, address))
      return flagged(presentRemote(name, served, fallbackOf(served, active_version, releases), picked.reason))
    })
  const shell = await resolveShell(context, rows, visitor, previewed)
  return {
    remotes,
    federation: {
      ...shell,
      preview: previewed ? { title: previewed.release.declaration.title, version: previewed.version } : null,
      disabled: rows
        .filter(({ disabled }) => disabled)
        .flatMap(({ name, active_version, releases }) =>
          presentDisabled(
            name,
            (releases.find(({ version }) => version === active_version) ?? releases[0])?.release,
          ),
        ),
      override_origins: actor?.is_admin ? [...context.config.overrideOrigins] : [],
      health_token: makeHealthToken(context, {
        ...voterOf(context, actor, asking.network),
        served: marksOf([
          ...(shell.shell_version === null || previewed?.remote === SHELL
            ? []
            : [{ remote: SHELL, version: shell.shell_version }]),
          ...remotes
            .filter(({ registration }) => registration.reason !== 'preview')
            .filter(({ registration }) => isOpenTo(registration.declaration, actor))
            .flatMap(({ registration }) => releasesOf(registration)),
        ]),
      }),
    },
  }
}

/** Who looks at a release that everybody has by now looks at nothing of their own any more. */
const notYetActive = (previewed: Previewed | null, rows: readonly Row[]): Previewed | null =>
  rows.some(({ name, active_version }) => name === previewed?.remote && active_version === previewed.version)
    ? null
    : previewed

/** The release of the shell a visitor gets; none where a folder is served instead, or nothing is registered yet. */
const resolveShell = async (
  { config: { shellDir } }: Pick<Context, 'config'>,
  rows: readonly Row[],
  visitor: Visitor,
  previewed: Awaited<ReturnType<typeof previewedRelease>>,
): Promise<Pick<FederationInfo, 'shell_contract' | 'shell_version'>> => {
  if (shellDir !== undefined) {
    const offer = await readFolderOffer(shellDir)
    return { shell_contract: offer?.contract_version ?? SHELL_CONTRACT_VERSION, shell_version: null }
  }
  if (previewed?.remote === SHELL)
    return { shell_contract: previewed.release.shell_contract, shell_version: previewed.version }
  const row = rows.find(({ name }) => name === SHELL)
  const picked =
    row && pickRelease({ name: SHELL, active: row.active_version, rollouts: row.rollouts }, visitor)
  const served = row?.releases.find(({ version }) => version === picked?.version)
  return {
    shell_contract: served?.release.shell_contract ?? SHELL_CONTRACT_VERSION,
    shell_version: served?.version ?? null,
  }
}

/** Where a visitor falls back to: who is in a rollout to the active release, everybody else to the one before. */
const fallbackOf = (
  served: ServedRelease,
  active: string | null,
  releases: readonly (ServedRelease & { previous: boolean })[],
): ServedRelease | undefined =>
  served.version === active
    ? releases.find(({ previous }) => previous)
    : releases.find(({ version }) => version === active)

const releasesOf = ({
  name,
  version,
  previous,
}: RemoteRegistration): { remote: string; version: string }[] => [
  { remote: name, version },
  ...(previous ? [{ remote: name, version: previous.version }] : []),
]
