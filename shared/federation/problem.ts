import { z } from 'zod'

/** What went wrong: thrown, a promise nobody caught, while drawing, while loading, or refused by the page's policy. */
export const problemKind = z.enum(['error', 'rejection', 'render', 'load', 'policy'])

/** Something that went wrong in a browser, in the release that did it. */
export const remoteProblem = z.strictObject({
  remote: z.string().max(60),
  version: z.string().max(120),
  kind: problemKind,
  message: z.string().min(1).max(500),
  stack: z.string().max(4000).describe('As the browser says it; empty where it says none'),
  path: z.string().max(300).describe('Where it happened, without what follows a question mark'),
})
export type RemoteProblem = z.infer<typeof remoteProblem>
