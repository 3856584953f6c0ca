import { searchText } from '@kursportal/shared/domain'

/** A text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A function of the session that picks from a list by number, in SQL: `name(n)`. */
const picker = (name: string, values: readonly string[]): string => `
  create or replace function pg_temp.${name}(n bigint) returns text immutable language sql as $$
    select (array[${values.map(literal).join(', ')}])[1 + n % ${values.length}] $$;`

/** The same twice: as people read it, and as search compares it (`name_found`). */
export const pickers = (lists: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(lists)
    .map(
      ([name, values]) =>
        picker(name, values) +
        picker(
          `${name}_found`,
          values.map((value) => searchText(value)),
        ),
    )
    .join('')

/**
 * Functions for the scripts of this folder. `scale_id(what, n, at)` is a UUIDv7 that is the same each time, in the order
 * of time, as the application's own are; `chance(what, n)` is a number from 0 to 99 that is the same each time.
 */
export const prelude = `
  create or replace function pg_temp.scale_id(what text, n bigint, at timestamptz) returns uuid language sql as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8'
      || substr(hash, 4, 15))::uuid from (select md5(what || n) as hash) as hashed $$;
  create or replace function pg_temp.chance(what text, n bigint) returns integer immutable language sql as $$
    select (('x' || substr(md5(what || n), 1, 7))::bit(28)::integer) % 100 $$;`

/**
 * Statements that fill tables, whose indexes are made when they are full: a million rows one by one would take an hour
 * with them. Those that keep rows apart stay, as the statements ask them.
 */
export const indexedAfterwards = (tables: readonly string[], statements: string): string => `
  create temp table put_off on commit drop as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (array[${tables.map(literal).join(', ')}]::regclass[]) and not indisunique;
  do $$ declare one record; begin
    for one in select name from put_off loop execute 'drop index ' || one.name; end loop;
  end $$;
  ${statements}
  do $$ declare one record; begin
    for one in select definition from put_off loop execute one.definition; end loop;
  end $$;`
