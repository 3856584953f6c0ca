import type { ThreadLabel } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { followAsWriter, insertPost } from '../../modules/forum/forum.store.ts'

/** A post of a scenario. */
export type SeedPost = { author_id: string; text: string; created_at: Date; anonymous?: boolean }

/** A topic of a scenario, with its answers in order. */
export type SeedTopic = SeedPost & {
  course_id: string
  title: string
  label?: ThreadLabel
  video_id?: string | null
  pinned?: boolean
  locked?: boolean
  answers?: (SeedPost & { solution?: boolean })[]
}

/** Writes a topic into the forum of a live course, whoever writes follows it; answers its id. */
export const addTopic = async (context: Context, topic: SeedTopic): Promise<string> => {
  const id = newId()
  const { course_id, author_id, title, label = 'question', video_id = null, created_at } = topic
  await context.db
    .insertInto('forum_threads')
    .values({
      id,
      course_id,
      video_id,
      author_id,
      label,
      title,
      pinned: topic.pinned ?? false,
      locked: topic.locked ?? false,
      created_at,
      last_post_at: created_at,
      search_text: searchText(title),
    })
    .execute()
  await addPost(context, id, topic, true)
  for (const answer of topic.answers ?? []) {
    const post = await addPost(context, id, answer, false)
    if (answer.solution)
      await context.db
        .updateTable('forum_threads')
        .set({ solution_post_id: post })
        .where('id', '=', id)
        .execute()
  }
  return id
}

const addPost = async (
  context: Context,
  threadId: string,
  post: SeedPost,
  opening: boolean,
): Promise<string> => {
  const id = newId()
  const { author_id, text, created_at, anonymous = false } = post
  await insertPost(context, { id, thread_id: threadId, author_id, text, created_at, anonymous, opening })
  await followAsWriter(context, threadId, author_id, created_at)
  return id
}
