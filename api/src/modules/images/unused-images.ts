import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { imageFolder } from './images.rules.ts'

/** Columns that hold the id of a picture. */
const idColumns = [
  ['users', 'image_id'],
  ['courses', 'image_id'],
  ['courses', 'instructor_image_id'],
  ['chapters', 'image_id'],
  ['videos', 'image_id'],
  ['media_assets', 'thumbnail_image_id'],
  ['accesses', 'landing_page_image_id'],
  ['landing_drafts', 'image_id'],
  ['landing_publications', 'image_id'],
] as const

/** Columns with content that may show pictures somewhere inside. */
const contentColumns = [
  ['videos', 'rich_text'],
  ['videos', 'quiz'],
  ['accesses', 'landing_page'],
  ['landing_drafts', 'page'],
  ['landing_publications', 'page'],
  ['course_publications', 'snapshot'],
  ['draft_versions', 'snapshot'],
  ['deleted_parts', 'content'],
  ['settings', 'value'],
  ['faq_entries', 'answer'],
  ['legal_texts', 'content'],
] as const

const isUnused: RawBuilder<boolean> = sql<boolean>`not (${sql.join(
  [
    ...idColumns.map(
      ([table, column]) =>
        sql`exists (select from ${sql.table(table)} as holder where ${sql.ref(`holder.${column}`)} = images.id)`,
    ),
    ...contentColumns.map(
      ([table, column]) =>
        sql`exists (select from ${sql.table(table)} as holder
          where strpos(${sql.ref(`holder.${column}`)}::text, images.id::text) > 0)`,
    ),
  ],
  sql` or `,
)})`

/** Every column of the schema that may lead to a picture; a test holds it against the database. */
export const columnsWithImages: readonly string[] = [...idColumns, ...contentColumns].map(
  ([table, column]) => `${table}.${column}`,
)

/**
 * Removes pictures that a person uploaded and that nothing shows any more: all of theirs, or one. The files go by a job
 * once the transaction commits.
 */
export const removeUnusedImages = async (
  { db, enqueue }: Pick<Context, 'db' | 'enqueue'>,
  { ownerId, imageId }: { ownerId: string; imageId?: string },
): Promise<void> => {
  let unused = db.deleteFrom('images').where('owner_id', '=', ownerId).where(isUnused)
  if (imageId) unused = unused.where('id', '=', imageId)
  for (const { id } of await unused.returning('id').execute())
    await enqueue('storage.remove', { prefix: imageFolder(id) })
}
