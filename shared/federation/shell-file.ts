import { z } from 'zod'

/** What the shell's build leaves as `shell.json`: what remotes find on its page. */
export const shellFile = z.strictObject({
  contract_version: z.string(),
  provides: z.record(z.string(), z.string()).describe('Module of the kit → version'),
})
