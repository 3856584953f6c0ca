import {
  answerOf,
  apiReasons,
  contractReasons,
  sharedReasons,
  type ApiNeeds,
  type Compatibility,
  type CompatibilityReason,
  type ReleaseNeeds,
  type ShellOffer,
} from './compatibility.ts'
import { SHELL } from './shell-name.ts'

/** A remote whose release somebody is served. */
export type ServedNeeds = { name: string; needs: Pick<ReleaseNeeds, 'shell_contract' | 'shared'> }

/**
 * The activation gate for a release of the shell: its files, what it asks of the API, and whether every remote that is
 * served now runs in it.
 * @param offer what it provides; undefined when its build did not say
 */
export const judgeShell = (
  files: ReleaseNeeds['files'],
  offer: ShellOffer | undefined,
  served: readonly ServedNeeds[],
  api?: ApiNeeds,
): Compatibility => {
  const reasons: CompatibilityReason[] = files.map(({ path, wrong }) => ({ code: wrong, subject: path }))
  if (api) reasons.push(...apiReasons(api))
  if (!offer) return answerOf([...reasons, { code: 'shell_unknown', subject: SHELL }])
  for (const { name, needs } of served) {
    const [first] = [...contractReasons(needs, offer), ...sharedReasons(needs.shared ?? {}, offer)]
    if (first)
      reasons.push({
        code: 'remote_unfit',
        subject: name,
        needed: `${first.subject} ${first.needed ?? '?'}`,
        found: first.found,
      })
  }
  return answerOf(reasons)
}
