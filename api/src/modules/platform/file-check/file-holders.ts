import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Rows whose files lie in the storage under their id: `folder/<id>`, or a folder of that name. */
export type FileHolder = {
  folder: string
  table: string
  /** The column with the id, where it is not `id`. */
  column?: string
  /** Of which rows the files must be there. */
  complete?: RawBuilder<SqlBool>
}

const ready = sql<SqlBool>`state = 'ready'`

/** All of them; a test holds them against what modules store. */
export const fileHolders: readonly FileHolder[] = [
  { folder: 'images/', table: 'images', complete: ready },
  { folder: 'media/', table: 'media_assets', complete: ready },
  { folder: 'attachments/', table: 'attachments', column: 'file_id' },
  { folder: 'landing-files/', table: 'landing_files' },
  { folder: 'proofs/', table: 'qualification_proofs' },
]

/** So many ids are read at once. */
const AT_ONCE = 1000

/** The ids of all rows, in their order and some at a time. */
export async function* idsOf(
  db: Db,
  { table, column = 'id' }: FileHolder,
): AsyncGenerator<readonly string[]> {
  const id = sql.ref(column)
  let after: string | undefined
  for (;;) {
    const beyond = after === undefined ? sql`true` : sql`${id} > ${after}`
    const { rows } = await sql<{ id: string }>`
      select distinct ${id} as id from ${sql.table(table)} where ${beyond}
      order by ${id} limit ${AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    yield rows.map((row) => row.id)
    after = rows.at(-1)?.id
  }
}

/** Which of some rows are there now and must have their files. */
export const completeOf = async (
  db: Db,
  { table, column = 'id', complete = sql<SqlBool>`true` }: FileHolder,
  ids: readonly string[],
): Promise<string[]> => {
  const id = sql.ref(column)
  const { rows } = await sql<{ id: string }>`
    select distinct ${id} as id from ${sql.table(table)} where ${id} = any (${[...ids]}::uuid[]) and ${complete}
    order by ${id}`.execute(db)
  return rows.map((row) => row.id)
}
