import type { Actor } from '../../platform/context.ts'
import type { DeployToken } from '../../platform/auth/deploy-tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** Who a change of the registry goes back to. */
export type ChangeMaker = { kind: 'person' | 'token'; id: string } | { kind: 'platform' }

/** The platform itself: what was built beside it, and what fails too often. */
export const thePlatform: ChangeMaker = { kind: 'platform' }

/** What a request for deployers came with. */
export type Deployer = { actor: Actor | null; deployToken: DeployToken | null }

/** The only remote a request may see and change; undefined: any, for admins. */
export const onlyRemoteOf = ({ deployToken }: Deployer): string | undefined => deployToken?.remote

/**
 * Who changes a remote: an admin any, a deploy token its own.
 * @throws ApiError forbidden for another remote
 */
export const requireMayDeploy = ({ actor, deployToken }: Deployer, remote: string): ChangeMaker => {
  if (deployToken) {
    if (deployToken.remote !== remote) throw new ApiError('forbidden')
    return { kind: 'token', id: deployToken.id }
  }
  if (!actor?.is_admin) throw new ApiError('forbidden')
  return { kind: 'person', id: actor.user_id }
}
