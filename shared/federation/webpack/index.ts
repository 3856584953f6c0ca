export { remoteConfig, type RemoteBuild } from './remote-config.ts'
export { shellConfig } from './shell-config.ts'
export { wholeKit } from './kit-shared.ts'
export { readsOf, withReads } from './with-reads.ts'
