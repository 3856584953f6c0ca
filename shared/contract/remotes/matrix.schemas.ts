import { z } from 'zod'
import { object } from '../primitives.ts'
import { compatibility } from './remote.schemas.ts'

const uses = z
  .array(z.enum(['active', 'rollout', 'previous']))
  .describe('What it is there for: everybody has it, some have it, or it is what one would go back to')

/** Which release of which remote runs in which release of the shell, and on the API of this platform. */
export const versionMatrix = object({
  api_version: z.string().describe('The version of the API of this platform'),
  shells: z
    .array(
      object({
        version: z.string().nullable().describe('Null: a folder is served in place of releases'),
        contract_version: z
          .string()
          .nullable()
          .describe('What it promises; null where its build did not say'),
        uses,
      }),
    )
    .describe('The releases of the shell that are in use'),
  rows: z
    .array(
      object({
        name: z.string(),
        title: z.string(),
        version: z.string(),
        shell_contract: z.string().describe('The range of the shell contract it needs'),
        api_version: z
          .string()
          .nullable()
          .describe('The version of the API it was built with; null where its build did not say'),
        uses,
        fits: z.array(compatibility).describe('For each of `shells`, in their order'),
      }),
    )
    .describe('The releases of remotes that are in use, by name of the remote'),
}).meta({ id: 'VersionMatrix' })
export type VersionMatrix = z.infer<typeof versionMatrix>
