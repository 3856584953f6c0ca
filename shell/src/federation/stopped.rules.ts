import { isBelow, type FederationInfo, type RemoteRegistration } from '@kursportal/shared/federation'

/** A remote of which code has run on this page. */
export type Ran = {
  name: string
  /** The version that ran. */
  ran: string
  /** What the registry said when it was loaded; undefined once it failed and nothing of it is shown. */
  registration: Pick<RemoteRegistration, 'version' | 'reason' | 'previous'> | undefined
}

/** A remote that should not go on here, and whether the address somebody is at is closed by that. */
export type Stopped = { name: string; closed: boolean }

/**
 * Whether the registry took back the release that runs here: it names the one before it, or ended the rollout it came by.
 * A newer release is no hurry.
 * @param now what the registry says of the remote by now
 */
export const isTakenBack = (
  { ran, registration }: Ran,
  now: Pick<RemoteRegistration, 'version'> | undefined,
): boolean => {
  if (!now || !registration || ran !== registration.version || now.version === ran) return false
  const { previous, reason } = registration
  return now.version === previous?.version || (reason !== 'active' && reason !== 'development')
}

/** The remotes whose code has run here and that were switched off or taken back since. */
export const stoppedRemotes = (
  ran: readonly Ran[],
  remotes: readonly Pick<RemoteRegistration, 'name' | 'version'>[],
  disabled: FederationInfo['disabled'],
  pathname: string,
): Stopped[] =>
  ran.flatMap((one): Stopped[] => {
    const off = disabled.find(({ name }) => name === one.name)
    if (off) return [{ name: one.name, closed: off.prefixes.some((prefix) => isBelow(pathname, prefix)) }]
    const now = remotes.find(({ name }) => name === one.name)
    return isTakenBack(one, now) ? [{ name: one.name, closed: false }] : []
  })
