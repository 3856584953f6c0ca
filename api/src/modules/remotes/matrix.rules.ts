import { API_VERSION, type VersionMatrix } from '@kursportal/shared/contract'
import { judgeCompatibility, type ReleaseFile, type ShellOffer } from '@kursportal/shared/federation'
import { needsOfRelease } from './build.rules.ts'

/** What a release is there for. */
export type Uses = VersionMatrix['rows'][number]['uses']
/** A release of the shell that is in use. */
export type ShellInUse = { version: string | null; uses: Uses; offer: ShellOffer | undefined }
/** A release of a remote that is in use. */
export type RemoteInUse = { name: string; version: string; uses: Uses; release: ReleaseFile }

/** What a release is there for, as the registry says. */
export const usesOf = (
  version: string,
  known: { active_version: string | null; previous_version: string | null; rolled_out: boolean },
): Uses => [
  ...(version === known.active_version ? (['active'] as const) : []),
  ...(known.rolled_out ? (['rollout'] as const) : []),
  ...(version === known.previous_version ? (['previous'] as const) : []),
]

/**
 * Every release of a remote against every release of the shell, as the gate judges them. Addresses and files are left out:
 * they do not depend on the shell.
 */
export const matrixOf = (shells: readonly ShellInUse[], remotes: readonly RemoteInUse[]): VersionMatrix => ({
  api_version: API_VERSION,
  shells: shells.map(({ version, uses, offer }) => ({
    version,
    uses,
    contract_version: offer?.contract_version ?? null,
  })),
  rows: remotes.map(({ name, version, uses, release }) => ({
    name,
    title: release.declaration.title,
    version,
    uses,
    shell_contract: release.declaration.shell_contract,
    api_version: release.api?.version ?? null,
    fits: shells.map(({ offer }) => judgeCompatibility(needsOfRelease(release), offer)),
  })),
})
