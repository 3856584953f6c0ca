import { remoteCalls, type RemoteChange } from '../../contract/index.ts'
import type { Platform } from './platform.ts'

const gave = ({ action, version }: RemoteChange, release: string): boolean =>
  version === release && ['activated', 'rolled_out', 'rolled_back'].includes(action)

/** A rollout that a person ends says nothing against its release. */
const tookBack = ({ action, version, from_version, actor }: RemoteChange, release: string): boolean =>
  action === 'rolled_back'
    ? from_version === release
    : action === 'halted' && version === release && actor.kind === 'platform'

/** What was taken back, when, by whom and why; nothing where the release was given to somebody since, or never taken back. */
export const takenBackText = async (
  platform: Platform,
  name: string,
  release: string,
): Promise<string | undefined> => {
  const { items } = await platform.send(remoteCalls.listRemoteChanges, { query: { name, limit: 200 } })
  const latest = items.find((change) => gave(change, release) || tookBack(change, release))
  if (!latest || !tookBack(latest, release)) return undefined
  const when = latest.at.slice(0, 16).replace('T', ' ')
  return `${name} ${release} was taken back on ${when} (UTC) by ${latest.actor.name ?? 'the platform'}: “${latest.reason}”`
}
