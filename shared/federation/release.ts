import { z } from 'zod'
import { remoteDeclaration, shellDeclaration } from './declaration.ts'

/** What a build leaves beside its files as `release.json`: all that publishing and serving must know of them. */
export const releaseFile = z.strictObject({
  name: z.string(),
  package_version: z
    .string()
    .max(60)
    .regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?$/, 'a version such as 1.2.0'),
  content_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal')
    .describe('Over the names and contents of all files, so that an equal build is the same release'),
  shell_contract: z.string().describe('The version of the shell contract it was built against'),
  declaration: remoteDeclaration.or(shellDeclaration),
  preload: z.object({
    entry: z.array(z.string()).describe('Files every screen of the remote needs'),
    chunks: z.record(z.string(), z.array(z.string())).describe('Named chunk → files it needs beyond those'),
    kit: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Named chunk → async parts of the kit it starts with'),
  }),
  shared: z
    .record(z.string(), z.string())
    .optional()
    .describe('Module of the kit → range it was built for, from the manifest'),
  provides: z
    .record(z.string(), z.string())
    .optional()
    .describe('Of a release of the shell: module of the kit → version'),
  api: z
    .strictObject({
      version: z.string().describe('The version of the API it was built with'),
      calls: z.array(z.string()).describe('What it asks of the API, such as `GET /courses`'),
    })
    .optional()
    .describe('None: built before it was written down'),
  offers: z
    .array(z.string())
    .optional()
    .describe(
      'Places its pages offer to other remotes, such as learner.course; left out where there are none',
    ),
  types: z.string().optional().describe('Its types archive, one of the files'),
  files: z
    .record(z.string(), z.object({ bytes: z.int(), integrity: z.string() }))
    // Every page carries the hashes of what it may load.
    .refine((files) => Object.keys(files).length <= 2_000, 'at most 2,000 files'),
})

/** See {@link releaseFile}. */
export type ReleaseFile = z.infer<typeof releaseFile>

/** The version a release is registered under. */
export const releaseVersion = (release: ReleaseFile): string =>
  `${release.package_version}-${release.content_hash.slice(0, 12)}`
