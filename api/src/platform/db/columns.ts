import type { ColumnType } from 'kysely'

/** Column types that the tables of schema.ts and its parts are written with. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** Filled in by the database unless given. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
/** JSON, written as text. */
export type Json<T> = ColumnType<T, string, string>
/** JSON that the database has a default for. */
export type JsonDefault<T> = ColumnType<T, string | undefined, string>
