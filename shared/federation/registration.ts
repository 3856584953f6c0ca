import { z } from 'zod'
import { remoteDeclaration } from './declaration.ts'

const version = z.string().describe('Package version and content hash of the release, such as 1.2.0-3fa9c1d2')
const sri = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a hash such as sha384-…')

/**
 * The release a visitor falls back to in the same page view. Its hashes are in its `release.json`, which is fetched
 * with the hash given here: nothing of it is trusted before.
 */
const previousRelease = z.strictObject({
  version,
  base_url: z.string().describe('Folder of the release, ends with a slash'),
  release_url: z.string().describe('Its release.json: declaration and the hash of every file'),
  release_integrity: sri.describe('SRI hash of that release.json'),
})
/** See {@link previousRelease}. */
export type PreviousRelease = z.infer<typeof previousRelease>

/**
 * A remote as the registry resolved it for one visitor: which release they get and where its files are.
 * Travels in the HTML and in `GET /system-config`.
 */
export const remoteRegistration = z.strictObject({
  name: z.string(),
  version,
  base_url: z.string().describe('Folder of the release, ends with a slash'),
  manifest_url: z.string().describe('Its mf-manifest.json'),
  declaration: remoteDeclaration,
  built_for: z
    .string()
    .optional()
    .describe('The version of the shell contract it was built with; none: not known'),
  manifest: z
    .unknown()
    .optional()
    .describe('The content of mf-manifest.json, so that nobody has to fetch it'),
  integrity: z
    .record(z.string(), sri)
    .optional()
    .describe('Path in the folder → SRI hash, of every script and style; none for a remote under work'),
  shared: z
    .record(z.string(), z.string())
    .optional()
    .describe('Module of the kit → range the release was built for; none: not known'),
  types: z.boolean().optional().describe('Whether the release brings its types archive; none: not known'),
  flags: z
    .record(z.string(), z.boolean())
    .optional()
    .describe('The flags it declares → whether they are on; none where it declares none'),
  reason: z
    .enum(['active', 'percent', 'role', 'flag', 'preview', 'development'])
    .describe('Why this visitor gets this release'),
  previous: previousRelease.nullable().describe('The release that worked before, where there is one'),
})

/** See {@link remoteRegistration}. */
export type RemoteRegistration = z.infer<typeof remoteRegistration>

/** What the shell must know about the federation as a whole; travels beside the registrations. */
export const federationInfo = z.strictObject({
  shell_contract: z.string().describe('The shell contract of the shell that is served now'),
  shell_version: z
    .string()
    .nullable()
    .describe('The release of the shell this visitor gets; null where it is served from a folder'),
  preview: z
    .strictObject({ title: z.string(), version })
    .nullable()
    .describe('The release this visitor looks at before the others get it; null: none'),
  disabled: z
    .array(z.strictObject({ name: z.string(), title: z.string(), prefixes: z.array(z.string()) }))
    .describe('Remotes that are switched off: their addresses say so instead of being unknown'),
  override_origins: z
    .array(z.string())
    .describe(
      'Where an admin may load a remote from instead, such as http://localhost:3014; empty for others',
    ),
  health_token: z
    .string()
    .describe('Goes along with health events: says which releases this visitor was really served'),
})
/** See {@link federationInfo}. */
export type FederationInfo = z.infer<typeof federationInfo>
