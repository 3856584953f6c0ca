export { SHELL_CONTRACT_VERSION } from './contract-version.ts'
export { SHELL } from './shell-name.ts'
export { remoteDeclaration, type RemoteDeclaration, type RemoteNavEntry } from './declaration.ts'
export { audience, audienceRole, settingsFlag, type Audience, type AudienceRole } from './audience.ts'
export {
  judgeCompatibility,
  type Compatibility,
  type CompatibilityReason,
  type ReleaseNeeds,
  type ShellOffer,
} from './compatibility.ts'
export { satisfiesCaret } from './caret.ts'
export { judgeShell, type ServedNeeds } from './judge-shell.ts'
export { describeReason } from './describe-reason.ts'
export { shellFile } from './shell-file.ts'
export { healthEvent, remoteFailure, type HealthEvent, type RemoteFailure } from './health.ts'
export type { RemoteProblem } from './problem.ts'
export { needsOfRegistration, permissionsOf, platformPermissions } from './needs.ts'
export {
  federationInfo,
  remoteRegistration,
  type FederationInfo,
  type PreviousRelease,
  type RemoteRegistration,
} from './registration.ts'
export { registrationOf, registrationUnderWork, type ServedRelease } from './registration-of.ts'
export { releaseFile, releaseVersion, type ReleaseFile } from './release.ts'
export type { Bootstrap } from './bootstrap.ts'
export { containerName, EXPOSED } from './container.ts'
export { GUARDED_CHUNKS, type ChunkEvent, type GuardedChunks } from './guarded-chunks.ts'
export { REMOTE_CHANGED } from './remote-changed.ts'
export { kit, kitChunk, ownKitModule, type KitModule, type KitName } from './kit.ts'
export { isInArea, navItems, type NavItem, type NavViewer } from './navigation.ts'
export { framePageAt, isBelow, type FrameAddress } from './address-space.ts'
export { claimOf } from './routing.ts'
export { ownerOf } from './route-owner.ts'
export { mayEnter } from './door.ts'
export { screenAt } from './screen-at.ts'
export { screenReads, type ScreenReads } from './screen-reads.ts'
export { fillersOf } from './places.ts'
export { flagStates } from './flags.ts'
export type { RemoteModule, RemotePlace, RemoteRoute, TextBundle } from './remote-module.ts'
export { soundConfig } from './sound-config.ts'
export { withRetries } from './with-retries.ts'
export { LONGEST_WAIT, TookTooLong, within } from './within.ts'
