import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

const MARK = '/* often */'

/**
 * Put behind the `select` of a statement that nearly every page asks: PostgreSQL then plans it once a connection instead
 * of each time. Only for statements that name their columns and whose text hardly varies; each text is kept. The embedded
 * database does not care.
 */
export const often = sql.raw(MARK)

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Lets a connection prepare the marked statements under a name of their text. */
export const prepareOften = (client: PoolClient): void => {
  const query = client.query.bind(client)
  const preparing = (asked: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(
      query,
      client,
      typeof asked === 'string' && asked.slice(0, 40).includes(MARK)
        ? [{ name: nameOf(asked), text: asked, values: rest[0] }]
        : [asked, ...rest],
    )
  // The same function in every overload; only the text of a statement may become a named one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  client.query = preparing as PoolClient['query']
}
