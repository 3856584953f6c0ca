import { sql } from 'kysely'
import type { DigestChoice } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { grantedTo } from '../learning/granted-courses.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { digestCutoffs } from './digest.rules.ts'
import { USUAL_DIGEST } from './forum-mail.ts'

/** News older than this are not told any more. */
const OLDEST_DAYS = 15
/**
 * Mails everybody what is new in what they follow, as often as they chose, one mail a course. What they have read
 * already, and courses that are no longer theirs, are left out. Answers how many mails were queued.
 */
export const sendDigests = async (services: Services, signal?: AbortSignal): Promise<number> => {
  const now = services.clock.now()
  const people = await inTransaction(services, (context) => listRecipients(context, now))
  let mails = 0
  for (const person of people) {
    signal?.throwIfAborted()
    mails += await inTransaction(services, (context) => tellPerson(context, person, now))
  }
  return mails
}

type Person = { user_id: string; until: Date }

/** Posts that somebody follows and may be told of: `post`, `thread`, `person`, and `told` about up to when. */
const news = (now: Date) => {
  const until = digestCutoffs(now)
  return sql`
    from forum_posts as post
    join forum_threads as thread on thread.id = post.thread_id
    join courses as course on course.id = thread.course_id and course.forum_enabled and course.retired_at is null
    join lateral (
      select user_id from forum_thread_standings
      where thread_id = thread.id and followed and followed_since < post.created_at
      union
      select user_id from forum_standings
      where course_id = thread.course_id and followed and post.opening and followed_since < post.created_at
      union
      select course.owner_id where post.opening and not exists (
        select 1 from forum_standings where course_id = course.id and user_id = course.owner_id and not followed)
    ) as follower on true
    join users as person on person.id = follower.user_id
    left join forum_mail_choices as choice on choice.user_id = person.id
    left join forum_thread_standings as standing on standing.thread_id = thread.id and standing.user_id = person.id
    left join forum_standings as visit on visit.course_id = thread.course_id and visit.user_id = person.id
    cross join lateral (select case coalesce(choice.digest, ${USUAL_DIGEST satisfies DigestChoice})
      when 'each' then ${until.each}::timestamptz when 'daily' then ${until.daily}::timestamptz
      when 'weekly' then ${until.weekly}::timestamptz end as until) as told
    where post.deleted_at is null and post.author_id is distinct from person.id
      and post.created_at > ${daysBefore(now, OLDEST_DAYS)}::timestamptz
      and post.created_at > coalesce(choice.told_until, person.created_at)
      and post.created_at > coalesce(greatest(standing.read_at, visit.read_until), '-infinity')
      and post.created_at <= told.until`
}

const listRecipients = async ({ db }: Context, now: Date): Promise<Person[]> => {
  const { rows } = await sql<Person>`
    select distinct person.id as user_id, told.until ${news(now)} order by person.id`.execute(db)
  return rows
}

type Topic = { thread_id: string; title: string; posts: number; first_post_id: string }
type Course = { course_id: string; title: string; topics: Topic[] }

/** What is told is noted first, so that two processes at once do not tell it twice. */
const tellPerson = async (context: Context, person: Person, now: Date): Promise<number> => {
  const courses = await newsOf(context, person, now)
  if (!(await note(context, person))) return 0
  const { email, first_name } = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', person.user_id)
    .executeTakeFirstOrThrow()
  for (const course of courses) {
    const variables = {
      first_name,
      course: course.title,
      count: countText(course.topics.reduce((sum, { posts }) => sum + posts, 0)),
      topics: course.topics.map(topicLine).join('\n\n'),
      link: linkTo(context, course),
    }
    await sendTemplate(context, 'forum-digest', email, variables, { courseId: course.course_id })
  }
  return courses.length
}

const newsOf = async (context: Context, { user_id }: Person, now: Date): Promise<Course[]> => {
  const { rows } = await sql<Course>`
    select course_id, title, json_agg(json_build_object(
      'thread_id', thread_id, 'title', topic, 'posts', posts, 'first_post_id', first_post_id) order by latest desc) as topics
    from (
      select course.id as course_id, course.title, thread.id as thread_id, thread.title as topic,
        count(*)::integer as posts, max(post.created_at) as latest,
        (array_agg(post.id order by post.created_at))[1] as first_post_id
      ${news(now)} and person.id = ${user_id}
        and (person.is_admin or course.owner_id = person.id or ${grantedTo(context, user_id)})
      group by course.id, course.title, thread.id, thread.title
    ) as topic group by course_id, title order by title`.execute(context.db)
  return rows
}

const note = async ({ db }: Context, { user_id, until }: Person): Promise<boolean> => {
  const { rows } = await sql`
    insert into forum_mail_choices as choice (user_id, digest, told_until)
    values (${user_id}, ${USUAL_DIGEST}, ${until})
    on conflict (user_id) do update set told_until = excluded.told_until
      where choice.told_until is null or choice.told_until < excluded.told_until
    returning user_id`.execute(db)
  return rows.length > 0
}

const countText = (posts: number): string => (posts === 1 ? 'Ein neuer Beitrag' : `${posts} neue Beiträge`)

const topicLine = ({ title, posts }: Topic): string => `„${title || 'Gelöschtes Thema'}“: ${countText(posts)}`

/** To the first new post where there is one topic, else to all that is new. */
const linkTo = ({ config }: Context, { course_id, topics }: Course): string => {
  const forum = `${config.publicUrl}/courses/${course_id}/forum`
  const [only, ...more] = topics
  return only && more.length === 0
    ? `${forum}/${only.thread_id}?post=${only.first_post_id}`
    : `${forum}?filter=unread`
}
