import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'

export const remoteCalls = {
  publishRelease: defineCall({
    method: 'POST',
    path: '/remote-release',
    who: 'admin',
    summary: 'Publish a built remote as an immutable release and activate it',
    description:
      'Takes the files of the build folder, `release.json` and `mf-manifest.json` among them. They are checked against the hashes in `release.json`, and its shell contract range against the shell. Publishing the same build again changes nothing. Open tabs hear of it; nothing of the shell is rebuilt.',
    body: object({
      files: z.record(z.string().max(200), z.base64()).describe('Path in the build folder → content'),
    }),
    answer: object({
      name: z.string(),
      version: z.string(),
      published: z.boolean().describe('False when this release was there already'),
      activated: z.boolean().describe('False when it was the active one already'),
    }),
    errors: ['release_invalid'],
    bodyLimit: 64 * 1024 * 1024,
    extension: true,
  }),
}
