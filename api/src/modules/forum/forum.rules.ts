/** Minutes in which learners may put a post right; after that others may have answered what it said. */
const EDIT_MINUTES = 30

type Someone = { user_id: string; leads: boolean }
type Thread = { author_id: string | null; locked: boolean }
type Post = { author_id: string | null; created_at: Date; deleted_at: Date | null }

/** Until when a person may edit a post of theirs; null without an end. */
const editUntil = ({ created_at }: Pick<Post, 'created_at'>, { leads }: Someone): Date | null =>
  leads ? null : new Date(created_at.getTime() + EDIT_MINUTES * 60_000)

/** Why somebody may not edit a post, as an error code; undefined when they may. Nobody edits somebody else's. */
export const editProblem = (post: Post, thread: Thread, someone: Someone, now: Date) => {
  if (post.deleted_at || post.author_id !== someone.user_id) return 'forbidden' as const
  if (thread.locked && !someone.leads) return 'thread_locked' as const
  const until = editUntil(post, someone)
  return until && now > until ? ('edit_time_over' as const) : undefined
}

/** Why somebody may not word a topic differently; undefined when they may. */
export const rewordProblem = (opening: Post, thread: Thread, someone: Someone, now: Date) =>
  someone.leads ? undefined : editProblem(opening, thread, someone, now)

/** Whether somebody may write in a topic. */
export const mayReply = ({ locked }: Thread, { leads }: Someone): boolean => leads || !locked

/** Whether somebody may mark the answer that solved a topic. */
export const maySolve = ({ author_id, locked }: Thread, { user_id, leads }: Someone): boolean =>
  leads || (author_id === user_id && !locked)

/** What somebody may do with a post. */
export const postAbilities = (post: Post, thread: Thread, someone: Someone, now: Date) => {
  const own = post.author_id === someone.user_id
  const edit = editProblem(post, thread, someone, now) === undefined
  return {
    edit,
    edit_until: edit ? (editUntil(post, someone)?.toISOString() ?? null) : null,
    delete: !post.deleted_at && (own || someone.leads),
    report: !post.deleted_at && !own && !someone.leads,
  }
}
