import { z } from 'zod'
import { healthEvent } from '../../federation/health.ts'
import { remoteProblem } from '../../federation/problem.ts'
import { defineCall } from '../call.ts'
import { remoteError, remoteWebhook, webhookAddress } from './error.schemas.ts'
import { id, instant, line, listOf, object, paging } from '../primitives.ts'
import { versionMatrix } from './matrix.schemas.ts'
import {
  changeConsequences,
  compatibility,
  deployToken,
  reason,
  registryChange,
  remoteChange,
  remoteFlag,
  remoteName,
  remoteOverview,
  remoteRelease,
} from './remote.schemas.ts'

export const remoteCalls = {
  listRemotes: defineCall({
    method: 'GET',
    path: '/remotes',
    who: 'deployer',
    summary: 'The registry: every remote with its releases in use and how they fare',
    description: 'A deploy token sees its own remote only.',
    query: object(paging),
    answer: listOf(remoteOverview),
    extension: true,
  }),
  readRemote: defineCall({
    method: 'GET',
    path: '/remote',
    who: 'deployer',
    summary: 'A remote with its latest fifty releases',
    query: object({ name: remoteName }),
    answer: object({ remote: remoteOverview, releases: z.array(remoteRelease) }),
    errors: ['not_found', 'forbidden'],
    extension: true,
  }),
  listRemoteChanges: defineCall({
    method: 'GET',
    path: '/remote-changes',
    who: 'deployer',
    summary: 'The audit trail of a remote, the latest first',
    query: object({ name: remoteName, ...paging }),
    answer: listOf(remoteChange),
    errors: ['forbidden'],
    extension: true,
  }),
  readMatrix: defineCall({
    method: 'GET',
    path: '/remote-matrix',
    who: 'deployer',
    summary: 'Which release of which remote runs in which release of the shell',
    description:
      'Of what people get now, what is being rolled out, and what one would go back to. A deploy token sees its own remote.',
    answer: versionMatrix,
    extension: true,
  }),
  publishRelease: defineCall({
    method: 'POST',
    path: '/remote-release',
    who: 'deployer',
    summary: 'Register a built remote as an immutable release',
    description:
      'Takes the files of the build folder, `release.json` and `mf-manifest.json` among them. They are checked against the hashes in `release.json`, and what it needs against the shell. Registering the same build again changes nothing. Nobody gets the release before it is activated or rolled out.',
    body: object({
      files: z.record(z.string().max(200), z.base64()).describe('Path in the build folder → content'),
      reason: reason.optional(),
      dry_run: z.boolean().optional().describe('Check only; nothing is stored'),
    }),
    answer: object({
      name: z.string(),
      version: z.string(),
      published: z
        .boolean()
        .describe('False when this release was there already, or nothing was to be stored'),
      compatibility,
    }),
    errors: ['release_invalid', 'release_incompatible', 'forbidden'],
    bodyLimit: 64 * 1024 * 1024,
    extension: true,
  }),
  changeRemote: defineCall({
    method: 'POST',
    path: '/remote-change',
    who: 'deployer',
    summary: 'Activate, roll out, halt, roll back, disable or enable',
    description:
      'The change names the `revision` it was decided on; when the remote was changed since, it is refused with 409 `edited_meanwhile`. A release is checked against the shell, and its stored files against their hashes, before anybody gets it. Open tabs are told and switch at their next navigation. The remote that serves the page of the modules cannot be disabled (409 `remote_needed`).',
    body: object({
      name: remoteName,
      revision: z.int().min(0),
      reason,
      change: registryChange,
      accept_unknown: z
        .boolean()
        .optional()
        .describe('Also a release of which nobody can tell whether it fits'),
      dry_run: z.boolean().optional().describe('Say what would happen; change nothing'),
    }),
    answer: object({
      applied: z.boolean().describe('False when it was so already, or nothing was to be changed'),
      consequences: changeConsequences,
      remote: remoteOverview,
    }),
    errors: [
      'not_found',
      'forbidden',
      'edited_meanwhile',
      'release_incompatible',
      'release_unchecked',
      'no_previous_release',
      'remote_needed',
    ],
    extension: true,
  }),
  previewRelease: defineCall({
    method: 'GET',
    path: '/remote-preview',
    who: 'deployer',
    summary: 'An address that shows a registered release before anybody gets it',
    description:
      'Whoever opens the address sees this release, in their browser only, until they leave the preview or it runs out after seven days. Nothing of it is counted.',
    query: object({ name: remoteName, version: z.string().min(1).max(120).describe('The release to show') }),
    answer: object({
      address: z.url().describe('To be sent to whoever is to look at it'),
      until: instant.describe('The address leads nowhere special from then on'),
    }),
    errors: ['not_found', 'forbidden'],
    extension: true,
  }),
  reportHealth: defineCall({
    method: 'POST',
    path: '/remote-health',
    who: 'public',
    summary: 'Tell how loading remotes went',
    description:
      'One event for each load. `health_token` is the one of `GET /system-config` (or the HTML): events about a release this visitor was not served or cannot open, or without a valid token, are dropped silently. Each person, and all anonymous visitors of a network together, have one vote for each release, however often they send. A release that fails too often is taken back by the platform, once.',
    body: object({
      health_token: z.string().max(4000),
      shell_version: z
        .string()
        .max(120)
        .optional()
        .describe('Release of the shell of this page; what fails in a new one alone is taken for its doing'),
      events: z.array(healthEvent).min(1).max(20),
    }),
    rateLimit: { max: 60, windowSeconds: 60 },
    extension: true,
  }),
  reportErrors: defineCall({
    method: 'POST',
    path: '/remote-errors',
    who: 'public',
    summary: 'Tell what went wrong in a page',
    description:
      'With the `health_token` of `GET /system-config` (or the HTML): what is said of a release this visitor was not served is dropped silently. Equal errors of a release are kept once and counted. Mail addresses, long numbers and what follows a question mark in an address are not kept.',
    body: object({
      health_token: z.string().max(4000),
      errors: z.array(remoteProblem).min(1).max(10).describe('What went wrong, each once a page'),
    }),
    rateLimit: { max: 30, windowSeconds: 60 },
    extension: true,
  }),
  listRemoteErrors: defineCall({
    method: 'GET',
    path: '/remote-errors',
    who: 'deployer',
    summary: 'What went wrong in the releases of a remote, the latest first',
    query: object({ name: remoteName, ...paging }),
    answer: listOf(remoteError),
    errors: ['forbidden'],
    extension: true,
  }),
  readWebhook: defineCall({
    method: 'GET',
    path: '/remote-webhook',
    who: 'deployer',
    summary: 'Where the team of a remote is told of its errors',
    query: object({ name: remoteName }),
    answer: remoteWebhook,
    errors: ['forbidden'],
    extension: true,
  }),
  setWebhook: defineCall({
    method: 'PUT',
    path: '/remote-webhook',
    who: 'deployer',
    summary: 'Say where the team of a remote is told of its errors, or nowhere',
    description:
      'Every five minutes new errors, and those that grew tenfold, are sent there as one `POST` with JSON. Its header `x-kursportal-signature` is `sha256=` and the HMAC of the body with `key`, in hexadecimal. Only machines of the public internet are asked, and no redirects are followed. Setting the address begins anew after messages that did not arrive.',
    body: object({ name: remoteName, address: webhookAddress.nullable() }),
    answer: remoteWebhook,
    errors: ['not_found', 'forbidden'],
    extension: true,
  }),
  switchFlag: defineCall({
    method: 'PUT',
    path: '/remote-flag',
    who: 'deployer',
    summary: 'Switch a flag that a remote declares',
    description: 'For everybody, in open tabs too. Only flags of the active release can be switched.',
    body: object({
      name: remoteName,
      flag: line(60).min(1).describe('As `remote.json` names it'),
      on: z.boolean().describe('How it is from now on'),
    }),
    answer: object({ flags: z.array(remoteFlag).describe('All flags of the remote') }),
    errors: ['not_found', 'forbidden'],
    extension: true,
  }),
  listDeployTokens: defineCall({
    method: 'GET',
    path: '/deploy-tokens',
    who: 'admin',
    summary: 'The deploy tokens of a remote, the latest first',
    query: object({ name: remoteName, ...paging }),
    answer: listOf(deployToken),
    extension: true,
  }),
  createDeployToken: defineCall({
    method: 'POST',
    path: '/deploy-token',
    who: 'admin',
    summary: 'A new deploy token for one remote',
    description:
      'The token is in this answer and nowhere else. It may release and switch this remote and nothing besides. The remote need not exist yet.',
    body: object({ remote: remoteName, name: line(60).min(1).describe('What it is for') }),
    answer: object({ token: z.string(), deploy_token: deployToken }),
    extension: true,
  }),
  revokeDeployToken: defineCall({
    method: 'DELETE',
    path: '/deploy-token',
    who: 'admin',
    summary: 'Revoke a deploy token; it stops working at once',
    query: object({ id: id.describe('The token: `id` of `GET /deploy-tokens`') }),
    answer: deployToken,
    errors: ['not_found'],
    extension: true,
  }),
}
