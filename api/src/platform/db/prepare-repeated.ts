import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** A statement is planned each time until it was asked so often in this process. */
const ASKED_OFTEN = 20
/** So many statements are prepared at most; each connection keeps those it was asked. */
const PREPARED = 300
/** So many different texts are counted at most, before counting begins anew. */
const COUNTED = 2000

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/i
/** `select *`, `t.*`, `returning *`: their columns change with the table, and PostgreSQL refuses the plan then. */
const ALL_COLUMNS = /(?:\b(?:select|all|returning)|,|\.|\bdistinct on \([^)]*\))\s*\*/i

/** Whether a statement may be prepared: it reads or writes, and names its columns. */
export const isPreparable = (text: string): boolean => READS_OR_WRITES.test(text) && !ALL_COLUMNS.test(text)

/**
 * Gives repeated statements a name, by which a connection prepares them: PostgreSQL then parses a statement once a
 * connection, and plans it once where a plan for all values is as good as one for these (it compares). What drivers of
 * other languages call automatic preparing.
 * @returns the name of a text, or undefined while it is asked too rarely or cannot be prepared
 */
export const nameRepeated = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const asked = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= PREPARED) return known
    const times = (asked.get(text) ?? 0) + 1
    if (times < ASKED_OFTEN) {
      if (asked.size >= COUNTED) asked.clear()
      asked.set(text, times)
      return undefined
    }
    if (!isPreparable(text)) return undefined
    const name = createHash('sha1').update(text).digest('base64url')
    asked.delete(text)
    names.set(text, name)
    return name
  }
}

const nameOf = nameRepeated()

/** Lets a connection of a pool prepare what is asked over and over. */
export const prepareRepeated = (client: PoolClient): void => {
  const query = client.query.bind(client)
  const preparing = (asked: unknown, ...rest: unknown[]): unknown => {
    const name = typeof asked === 'string' && Array.isArray(rest[0]) ? nameOf(asked) : undefined
    return Reflect.apply(query, client, name ? [{ name, text: asked, values: rest[0] }] : [asked, ...rest])
  }
  // The same function in every overload; only the text of a statement may become a named one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  client.query = preparing as PoolClient['query']
}
