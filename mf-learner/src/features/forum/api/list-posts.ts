import { read } from '@kursportal/shared/client'

/** Posts on one page of a topic. */
export const POSTS_A_PAGE = 20

/** A page of a topic's posts: the one that holds `postId`, or the one with this number, beginning at 0. */
export const listPosts = (threadId: string, { postId, page }: { postId?: string | null; page: number }) =>
  read('GET /thread-posts', {
    'thread-id': threadId,
    limit: POSTS_A_PAGE,
    ...(postId ? { 'post-id': postId } : { offset: page * POSTS_A_PAGE }),
  })
