import { reportedPlace, type ReportedPlace } from '@kursportal/shared/domain'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** What stands at an address: whose it is, what it is called, and what a post says. */
export type FoundContent = {
  kind: ReportedPlace['kind']
  id: string | null
  title: string
  text: string
  author_id: string | null
}

const PAGE: FoundContent = { kind: 'page', id: null, title: '', text: '', author_id: null }

/** Who may see it is not asked: the answer is for admins only. Nothing that is gone is found. */
export const findContent = async (context: Pick<Context, 'db'>, path: string): Promise<FoundContent> => {
  const place = reportedPlace(path)
  switch (place.kind) {
    case 'post':
      return (await findPost(context, place.threadId, place.postId)) ?? PAGE
    case 'lecture':
    case 'course':
    case 'access':
      return (await find[place.kind](context, place.id)) ?? PAGE
    default:
      return PAGE
  }
}

type Row = Omit<FoundContent, 'kind'>

/** The post that an address names, or the one that began the topic. */
const findPost = async (
  { db }: Pick<Context, 'db'>,
  threadId: string,
  postId: string | null,
): Promise<FoundContent | undefined> => {
  let posts = db
    .selectFrom('forum_posts')
    .innerJoin('forum_threads', 'forum_threads.id', 'forum_posts.thread_id')
    .where('forum_threads.id', '=', threadId)
    .where('forum_posts.deleted_at', 'is', null)
  posts = postId ? posts.where('forum_posts.id', '=', postId) : posts.where('forum_posts.opening', '=', true)
  const row = await posts
    .select(['forum_posts.id', 'forum_threads.title', 'forum_posts.text', 'forum_posts.author_id'])
    .executeTakeFirst()
  return row && { kind: 'post', ...row }
}

const one = async (
  { db }: Pick<Context, 'db'>,
  kind: 'lecture' | 'course' | 'access',
  query: ReturnType<typeof sql<Row>>,
): Promise<FoundContent | undefined> => {
  const [row] = (await query.execute(db)).rows
  return row && { ...row, kind }
}

const find = {
  lecture: (context: Pick<Context, 'db'>, id: string) =>
    one(
      context,
      'lecture',
      sql<Row>`select video.id, video.title || ' (' || course.title || ')' as title, '' as text,
          course.owner_id as author_id
        from videos as video join courses as course on course.id = video.course_id
        where video.id = ${id} and course.retired_at is null`,
    ),
  course: (context: Pick<Context, 'db'>, id: string) =>
    one(
      context,
      'course',
      sql<Row>`select id, title, '' as text, owner_id as author_id from courses
        where id = ${id} and retired_at is null`,
    ),
  access: (context: Pick<Context, 'db'>, id: string) =>
    one(
      context,
      'access',
      sql<Row>`select id, name as title, '' as text, owner_id as author_id from accesses where id = ${id}`,
    ),
}
