import type { Forum, ForumAuthor, ForumPost, ForumThreadPage } from '@kursportal/shared/contract'

export const COURSE = '01980000-0000-7000-8000-00000000c001'
export const THREAD = '01980000-0000-7000-8000-00000000d001'
export const postId = (number: number): string => `01980000-0000-7000-8000-00000000e00${number}`

export const anna: ForumAuthor = { kind: 'member', name: 'Anna Ä.', image_id: null, own: true }
export const bert: ForumAuthor = { kind: 'member', name: 'Bert B.', image_id: null, own: false }
export const eva: ForumAuthor = { kind: 'teacher', name: 'Eva Sommer', image_id: null, own: false }

export const forum = (change: Partial<Forum> = {}): Forum => ({
  course_id: COURSE,
  course_title: 'Besser schlafen',
  unread: 0,
  followed: false,
  open_reports: null,
  can: { moderate: false },
  ...change,
})

export const threadPage = (change: Partial<ForumThreadPage> = {}): ForumThreadPage => ({
  id: THREAD,
  course_id: COURSE,
  course_title: 'Besser schlafen',
  referrer: null,
  label: 'question',
  title: 'Wie lange soll ich liegen bleiben?',
  excerpt: 'Ich wache um drei auf.',
  author: anna,
  created_at: '2026-03-02T10:00:00.000Z',
  last_post_at: '2026-03-02T12:00:00.000Z',
  replies: 1,
  unread: 0,
  pinned: false,
  locked: false,
  solution_post_id: null,
  followed: true,
  first_unread_post_id: null,
  can: { reply: true, edit: false, solve: true, moderate: false },
  ...change,
})

export const post = (number: number, change: Partial<ForumPost> = {}): ForumPost => ({
  id: postId(number),
  thread_id: THREAD,
  referrer: null,
  opening: number === 1,
  author: bert,
  text: `Beitrag ${number}`,
  created_at: '2026-03-02T10:00:00.000Z',
  edited_at: null,
  deleted: null,
  solution: false,
  unread: false,
  reported: false,
  can: { edit: false, edit_until: null, delete: false, report: true },
  ...change,
})

/** A topic in a list: what its page has beyond that is left out. */
export const listed = (change: Partial<ForumThreadPage> = {}) => {
  const { course_title: _title, first_unread_post_id: _unread, can: _can, ...thread } = threadPage(change)
  return thread
}

export const listOf = <Item>(...items: Item[]) => ({ items, total: items.length })
