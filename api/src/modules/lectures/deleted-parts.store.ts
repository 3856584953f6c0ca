import { retentionCutoff } from '@kursportal/shared/domain'
import type { DeletedPart } from '@kursportal/shared/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RowAsJson } from '../../platform/db/schema.courses.ts'
import { readRetentionPeriods } from '../settings/retention-periods.ts'
import { orderedIds, writePositions } from './lectures.store.ts'

type Kind = 'chapters' | 'videos'
type Place = { id: string; course_id: string; chapter_id: string | null }

/** What was deleted since can be put back. */
const keptSince = async ({ db, clock }: Pick<ActorContext, 'db' | 'clock'>): Promise<Date> =>
  retentionCutoff((await readRetentionPeriods({ db })).periods.deleted_parts, clock.now())

/** Rows as data. Who edited them is left out: people leave, and what is told of them with them. */
const rowsOf = async (db: Db, table: Kind | 'captions', where: RawBuilder<SqlBool>): Promise<RowAsJson[]> => {
  const { rows } = await sql<{ row: RowAsJson }>`
    select to_jsonb(${sql.table(table)}) - array['edited_by', 'content_edited_by'] as row
    from ${sql.table(table)} where ${where}`.execute(db)
  return rows.map(({ row }) => row)
}

/** What orders its neighbours: a chapter stands in its course, a lecture in its chapter. */
const parentOf = ({ course_id, chapter_id }: Place): string => chapter_id ?? course_id

/**
 * Deletes a chapter or lecture of a draft and keeps it as it was, for as long as its films are kept. The course is
 * locked before.
 */
export const deletePart = async (context: ActorContext, kind: Kind, part: Place): Promise<void> => {
  const { db, clock } = context
  const { id, course_id, chapter_id } = part
  const videos = await rowsOf(
    db,
    'videos',
    kind === 'chapters' ? sql`chapter_id = ${id}::uuid` : sql`id = ${id}::uuid`,
  )
  const content = {
    chapters: kind === 'chapters' ? await rowsOf(db, 'chapters', sql`id = ${id}::uuid`) : [],
    videos,
    captions: await rowsOf(
      db,
      'captions',
      sql`video_id = any(${sql.val(videos.map((video) => String(video['id'])))}::uuid[])`,
    ),
  }
  const place = (await orderedIds(db, kind, parentOf(part))).indexOf(id)
  await db
    .deleteFrom('deleted_parts')
    // Restoring a publish may have brought back what was kept here.
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('deleted_parts')
    .values({
      id,
      course_id,
      chapter_id,
      place,
      content: JSON.stringify(content),
      deleted_at: clock.now(),
    })
    .execute()
  await db.deleteFrom(kind).where('id', '=', id).execute()
}

/** The bin of a draft, newest first: what was deleted, is still kept and has not come back by other ways. */
export const deletedPartsOf = async (context: ActorContext, courseId: string): Promise<DeletedPart[]> => {
  const since = await keptSince(context)
  const keptFor = context.clock.now().getTime() - since.getTime()
  const { rows } = await sql<Omit<DeletedPart, 'deleted_at' | 'kept_until'> & { deleted_at: Date }>`
    select part.id,
      case when part.chapter_id is null then 'chapter' else 'lecture' end as kind,
      coalesce(part.content #>> case when part.chapter_id is null
        then '{chapters,0,title}'::text[] else '{videos,0,title}'::text[] end, '') as title,
      case when part.chapter_id is not null then part.content #>> '{videos,0,type}' end as type,
      case when part.chapter_id is null then jsonb_array_length(part.content -> 'videos') else 0 end as lectures,
      case when part.chapter_id is not null then json_build_object(
        'title', coalesce(chapters.title, home.content #>> '{chapters,0,title}', ''),
        'deleted', chapters.id is null) end as chapter,
      part.deleted_at
    from deleted_parts as part
    left join chapters on chapters.id = part.chapter_id
    left join deleted_parts as home on home.id = part.chapter_id
    where part.course_id = ${courseId}::uuid and part.deleted_at >= ${since}
      and not exists (select from chapters as there where there.id = part.id)
      and not exists (select from videos as there where there.id = part.id)
    order by part.deleted_at desc, part.id`.execute(context.db)
  return rows.map(({ deleted_at, ...part }) => ({
    ...part,
    deleted_at: deleted_at.toISOString(),
    kept_until: new Date(deleted_at.getTime() + keptFor).toISOString(),
  }))
}

/** A part that was deleted and is still kept; undefined for any other. */
export const findDeleted = async (context: ActorContext, kind: Kind, id: string) =>
  context.db
    .selectFrom('deleted_parts')
    .select(['id', 'course_id', 'chapter_id', 'place', 'content'])
    .where('id', '=', id)
    .where('chapter_id', kind === 'chapters' ? 'is' : 'is not', null)
    .where('deleted_at', '>=', await keptSince(context))
    .executeTakeFirst()

/** Whether a chapter or lecture is in its course, though it was deleted once: restoring a publish brings parts back too. */
export const isThere = async (db: Db, kind: Kind, id: string): Promise<boolean> =>
  (await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

type Deleted = NonNullable<Awaited<ReturnType<typeof findDeleted>>>

/** Writes a deleted part back under its ids, at its place or, where there are fewer now, at the end. The course is locked before. */
export const putBack = async ({ db }: ActorContext, kind: Kind, part: Deleted): Promise<void> => {
  const { chapters, videos, captions } = part.content
  const neighbours = await orderedIds(db, kind, parentOf(part))
  await insertRows(db, 'chapters', chapters)
  await insertRows(db, 'videos', await withoutLostFilms(db, videos))
  await insertRows(db, 'captions', captions)
  await writePositions(db, kind, neighbours.toSpliced(part.place, 0, part.id))
  await db.deleteFrom('deleted_parts').where('id', '=', part.id).execute()
}

/** The columns a table has by now: a release may have dropped one since. */
const columnsOf = async (db: Db, table: Kind | 'captions'): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Columns that came into being since have their default, those that are gone are left out; a lecture that stands
 * elsewhere by now stays there.
 */
const insertRows = async (db: Db, table: Kind | 'captions', rows: RowAsJson[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const known = await columnsOf(db, table)
  const kept = Object.keys(first).filter((column) => known.has(column))
  const columns = sql.join(kept.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db)
}

const filmColumns = ['asset_id', 'pending_asset_id', 'former_asset_id']

/** A film may have been given up or removed since. */
const withoutLostFilms = async (db: Db, videos: RowAsJson[]): Promise<RowAsJson[]> => {
  const named = videos.flatMap((video) =>
    filmColumns
      .map((column) => video[column])
      .filter(Boolean)
      .map(String),
  )
  if (named.length === 0) return videos
  const found = await db.selectFrom('media_assets').select('id').where('id', 'in', named).execute()
  const there = new Set<unknown>(found.map(({ id }) => id))
  return videos.map((video) => ({
    ...video,
    ...Object.fromEntries(
      filmColumns.map((column) => [column, there.has(video[column]) ? video[column] : null]),
    ),
  }))
}
