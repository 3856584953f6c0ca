import { z } from 'zod'
import { audience } from '../../federation/audience.ts'
import { remoteFailure } from '../../federation/health.ts'
import { id, instant, line, object } from '../primitives.ts'

const version = z.string().min(1).max(120).describe('Version of a release')

/** Name of a remote, or of the shell, whose releases the same registry keeps. */
export const remoteName = z
  .string()
  .max(60)
  .regex(/^(?:mf-[a-z][a-z0-9-]*|shell)$/, 'a name such as mf-learner, or shell')

/** One change of the registry; each is refused, or done whole and noted with its reason. */
export const registryChange = z.discriminatedUnion('kind', [
  object({ kind: z.literal('activate'), version }).describe('Everybody gets this release'),
  object({ kind: z.literal('roll_out'), version, audience }).describe(
    'Some get this release; an equal kind of rollout of this remote is replaced',
  ),
  object({ kind: z.literal('halt'), rollout_id: id }).describe('Ends a rollout; its visitors go back'),
  object({ kind: z.literal('roll_back') }).describe('The previous good release becomes the active one again'),
  object({ kind: z.literal('disable') }).describe('Nobody gets the remote; open tabs unmount it'),
  object({ kind: z.literal('enable') }).describe('Ends being disabled'),
  object({ kind: z.literal('keep'), version }).describe(
    'The platform does not take this release back by itself, however it fares',
  ),
  object({ kind: z.literal('watch'), version }).describe('The platform may take it back by itself again'),
])
export type RegistryChange = z.infer<typeof registryChange>

/** The answer of the activation gate over the wire. */
export const compatibility = object({
  answer: z.enum(['compatible', 'incompatible', 'unknown']),
  reasons: z.array(
    object({
      code: z.enum([
        'shell_contract',
        'shared_missing',
        'shared_version',
        'permission_unknown',
        'types_missing',
        'hash_missing',
        'file_missing',
        'file_differs',
        'route_taken',
        'place_missing',
        'place_dropped',
        'call_missing',
        'api_version',
        'remote_unfit',
        'shell_unknown',
        'shared_unknown',
        'range_unreadable',
      ]),
      subject: z.string().describe('Module, file, permission, place or call it is about'),
      needed: z.string().optional(),
      found: z.string().optional(),
    }),
  ),
}).meta({ id: 'Compatibility', description: 'Whether a release can run in the shell that is served now' })

/** Who changed something: a person, a deploy token, or the platform by itself. */
export const changeActor = object({
  kind: z.enum(['person', 'token', 'platform']),
  name: z
    .string()
    .nullable()
    .describe('Name of the person or the token; null for the platform, or once deleted'),
})

/** A line of the audit trail. */
export const remoteChange = object({
  id,
  remote: z.string(),
  at: instant,
  action: z
    .enum([
      'published',
      'activated',
      'rolled_out',
      'halted',
      'rolled_back',
      'disabled',
      'enabled',
      'kept',
      'watched',
      'token_created',
      'token_revoked',
      'webhook_set',
      'webhook_removed',
      'flag_on',
      'flag_off',
    ])
    .describe('What happened'),
  version: version.nullable().describe('The release it is about'),
  from_version: version.nullable().describe('The release that was there before'),
  audience: audience.nullable(),
  reason: z.string().describe('Why, in the words of who did it'),
  actor: changeActor,
})
export type RemoteChange = z.infer<typeof remoteChange>

/** How a release fares with those who got it, over the last seven days. */
export const releaseFigures = object({
  visitors: z.number().int().describe('Distinct people and networks that loaded it'),
  failing: z.number().int().describe('Those of them for whom the last load failed'),
  failures: z
    .array(
      object({
        failure: remoteFailure,
        visitors: z.number().int().describe('How many of them it failed for'),
      }),
    )
    .describe('What went wrong last, and for how many of those it ever failed for; the most first'),
  error_rate: z.number().nullable().describe('0 to 1; null while nobody loaded it'),
  median_ms: z.number().int().nullable().describe('Milliseconds until it was there, for the middle visitor'),
  p95_ms: z.number().int().nullable().describe('The same for the slowest twentieth'),
})

/** A release in the registry. */
export const remoteRelease = object({
  version,
  published_at: instant,
  published_by: changeActor,
  shell_contract: z.string().describe('The range of the shell contract it needs'),
  bytes: z.number().int().describe('Bytes of all its files'),
  kept: z.boolean().describe('Only people take it back: the platform does not do so by itself'),
  compatibility,
  figures: releaseFigures,
})

/** A running rollout. */
export const remoteRollout = object({
  id,
  version,
  audience,
  started_at: instant,
})

/** A switch that a remote declares. */
export const remoteFlag = object({
  name: z.string().describe('As `remote.json` names it'),
  label: z.string().describe('What it switches, in German'),
  hint: z.string().nullable().describe('What follows from it, in German'),
  on: z.boolean().describe('Whether it is on, for everybody'),
})
export type RemoteFlag = z.infer<typeof remoteFlag>

/** A remote as the registry holds it, with its figures. */
export const remoteOverview = object({
  name: z.string(),
  title: z.string(),
  owner: z.string(),
  revision: z.number().int().describe('Grows with every change; a change names the one it was decided on'),
  disabled: z.boolean(),
  needed: z.boolean().describe('Serves the page of the modules, so it cannot be disabled'),
  active_version: version.nullable(),
  previous_version: version.nullable().describe('What rolling back leads to'),
  rollouts: z.array(remoteRollout),
  share_by_version: z
    .record(z.string(), z.number())
    .describe('Release → share (0 to 1) of the visitors of the last seven days who have it now'),
  compatibility: compatibility.nullable().describe('Of the active release'),
  figures: releaseFigures.nullable().describe('Of the active release'),
  flags: z.array(remoteFlag).describe('Switches that the active release declares'),
  last_change: remoteChange.nullable(),
}).meta({ id: 'RemoteOverview' })
export type RemoteOverview = z.infer<typeof remoteOverview>

/** What a change of the registry comes to, for whoever is about to make it. */
export const changeConsequences = object({
  from_version: version.nullable().describe('What those it is about have now'),
  to_version: version.nullable().describe('What they get; null: nothing'),
  share: z
    .number()
    .nullable()
    .describe('Share of the visitors (0 to 1) it is about, as far as it can be told'),
  ended_rollouts: z.number().int().describe('Rollouts that end with it'),
  compatibility: compatibility.nullable().describe('Of the release they get'),
})

/** A deploy token without the token itself. */
export const deployToken = object({
  id,
  remote: z.string(),
  name: z.string(),
  created_at: instant,
  created_by: z.string().nullable(),
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
})

/** Why something is done; stays in the audit trail. */
export const reason = line(300).min(3).describe('Why; stays in the audit trail')
