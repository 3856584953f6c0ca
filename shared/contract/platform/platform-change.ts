import { z } from 'zod'
import { object } from '../primitives.ts'

/** What the WebSocket `/platform-changes` says: what to read again, never what is there. */
export const platformChange = object({
  what: z
    .enum(['settings', 'remotes', 'ui-texts'])
    .describe('remotes: read GET /system-config again; settings: GET /settings, and GET /system-config too'),
  remote: z.string().optional().describe('Which remote changed, where it is about one'),
})
export type PlatformChange = z.infer<typeof platformChange>
