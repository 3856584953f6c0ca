import { z } from 'zod'

/** What `kursportal check` hands over to the process that runs the cases: where the remote is shown, to whom, and which it is. */
export const broken = z
  .object({
    origin: z.string(),
    account: z.string(),
    remote: z.object({ name: z.string(), title: z.string(), path: z.string() }),
  })
  .parse(JSON.parse(process.env['KURSPORTAL_BROKEN'] ?? '{}'))
