import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A column as a statement sees it. */
type Column = { type: string; nullable: boolean; has_default: boolean }
/** What a table asks of its rows, by name: the columns it is about. */
type Constraints = Record<string, string[]>
/** The tables of a schema by name. */
export type SchemaShape = Record<string, { columns: Record<string, Column>; constraints: Constraints }>

/** Reads the tables of the platform with what a statement of the platform depends on. */
export const readSchemaShape = async (db: Db): Promise<SchemaShape> => {
  const { rows: columns } = await sql<{ table: string; name: string } & Column>`
    select class.relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as nullable, atthasdef or attidentity <> '' as has_default
    from pg_attribute
    join pg_class class on class.oid = attrelid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
      and attnum > 0 and not attisdropped
    order by 1, 2`.execute(db)
  const { rows: constraints } = await sql<{ table: string; name: string; columns: string[] }>`
    select class.relname as table, own.name, array_agg(attname::text order by attname) as columns
    from (
      select conrelid as relation, conname as name, unnest(conkey) as number from pg_constraint
      where contype <> 'n' -- stands with the column
      union
      select indrelid, relname, unnest(indkey::int2[]) from pg_index join pg_class on pg_class.oid = indexrelid
      where indisunique
    ) as own
    join pg_class class on class.oid = own.relation
    join pg_attribute on attrelid = own.relation and attnum = own.number
    where class.relnamespace = 'public'::regnamespace
    group by 1, 2 order by 1, 2`.execute(db)
  const shape: SchemaShape = {}
  for (const { table, name, type, nullable, has_default } of columns) {
    shape[table] ??= { columns: {}, constraints: {} }
    shape[table].columns[name] = { type, nullable, has_default }
  }
  for (const { table, name, columns: about } of constraints) {
    const of = shape[table]
    if (of) of.constraints[name] = about
  }
  return shape
}

/**
 * What keeps the code of a release from running on a newer schema, in which its processes live while they are replaced:
 * what it reads is gone or another, or what it writes is refused.
 */
export const incompatibilities = (released: SchemaShape, now: SchemaShape): string[] =>
  Object.entries(released).flatMap(([table, before]) => {
    const after = now[table]
    return after ? tableIncompatibilities(table, before, after) : [`${table} is gone`]
  })

const tableIncompatibilities = (
  table: string,
  before: SchemaShape[string],
  after: SchemaShape[string],
): string[] => [
  ...Object.entries(before.columns).flatMap(([name, column]) =>
    columnIncompatibilities(`${table}.${name}`, column, after.columns[name]),
  ),
  ...Object.entries(after.columns)
    .filter(([name, { nullable, has_default }]) => !(name in before.columns) && !nullable && !has_default)
    .map(([name]) => `${table}.${name} is new and has to be written`),
  ...Object.entries(after.constraints)
    .filter(([name, about]) => !(name in before.constraints) && about.some((one) => one in before.columns))
    .map(([name]) => `${table} refuses more than before: ${name}`),
]

const columnIncompatibilities = (name: string, before: Column, after: Column | undefined): string[] => {
  if (!after) return [`${name} is gone`]
  return [
    ...(after.type === before.type ? [] : [`${name} is ${after.type} and was ${before.type}`]),
    ...(before.nullable && !after.nullable ? [`${name} may no longer be null`] : []),
    ...(before.has_default && !after.has_default && !after.nullable
      ? [`${name} has no default any more`]
      : []),
  ]
}
