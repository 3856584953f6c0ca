import { sql } from 'kysely'
import { countOf, type RetentionPart } from '../../platform/retention.ts'
import { imageFolder } from './images.rules.ts'

/** So many pictures at most in one transaction. */
const AT_ONCE = 100

/** Pictures whose process ended while it made their sizes: nobody gets them, and what was stored of them goes along. */
export const imageRetention: RetentionPart = {
  kind: 'unfinished_images',
  total: countOf('images', sql`state = 'processing'`),
  due: ({ cutoff }) => countOf('images', sql`state = 'processing' and created_at < ${cutoff}`),
  take: async ({ db, enqueue }, { cutoff }) => {
    const removed = await db
      .deleteFrom('images')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('images')
          .select('id')
          .where('state', '=', 'processing')
          .where('created_at', '<', cutoff)
          .limit(AT_ONCE),
      )
      .returning('id')
      .execute()
    for (const { id } of removed) await enqueue('storage.remove', { prefix: imageFolder(id) })
    return removed.length
  },
  batch: AT_ONCE,
}
