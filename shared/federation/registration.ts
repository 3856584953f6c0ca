import { z } from 'zod'
import { remoteDeclaration } from './declaration.ts'

/**
 * A remote as the registry resolved it for one visitor: which release they get and where its files are.
 * Travels in the HTML and in `GET /system-config`.
 */
export const remoteRegistration = z.strictObject({
  name: z.string(),
  version: z.string().describe('Package version and content hash of the release, such as 1.2.0-3fa9c1d2'),
  base_url: z.string().describe('Folder of the release, ends with a slash'),
  manifest_url: z.string().describe('Its mf-manifest.json'),
  declaration: remoteDeclaration,
  manifest: z
    .unknown()
    .optional()
    .describe('The content of mf-manifest.json, so that nobody has to fetch it'),
  integrity: z.record(z.string(), z.string()).optional().describe('Path in the folder → SRI hash'),
})

/** See {@link remoteRegistration}. */
export type RemoteRegistration = z.infer<typeof remoteRegistration>
