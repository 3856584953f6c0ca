import { z } from 'zod'

/** What went wrong when a remote could not be shown; the registry counts by it. */
export const remoteFailure = z.enum([
  'timeout',
  'network',
  'manifest_invalid',
  'integrity',
  'incompatible',
  'blocked',
  'module_invalid',
  'init_threw',
  'render_threw',
  'chunk',
])
export type RemoteFailure = z.infer<typeof remoteFailure>

/** One load of a remote, as the browser saw it. One is sent for each load, with a failure or without. */
export const healthEvent = z.strictObject({
  remote: z.string().max(60),
  version: z.string().max(120),
  outcome: z.enum(['shown', 'failed']),
  failure: remoteFailure.nullable().describe('Null when it was shown'),
  duration_ms: z
    .number()
    .int()
    .min(0)
    .max(600_000)
    .describe(
      'From asking for the remote until its route table was there, or until giving up; retries included',
    ),
  retries: z.number().int().min(0).max(100).describe('How often something was fetched again'),
  fallback: z.boolean().describe('True when the previous release took its place'),
})
export type HealthEvent = z.infer<typeof healthEvent>
