import { isFailure } from '@kursportal/shared/client'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { listPosts } from './api/list-posts.ts'

/** The page of posts that the address names, by a post or by its number. A link to a post that is gone leads to the first. */
export const useTopicPosts = (threadId: string) => {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('post')
  const page = Math.max(0, Math.trunc(Number(params.get('seite') ?? '1')) - 1) || 0
  const named = useQuery({
    ...listPosts(threadId, { postId: wanted, page }),
    placeholderData: keepPreviousData,
  })
  const gone = wanted !== null && isFailure(named.error, 'not_found', 'validation_failed')
  const first = useQuery({ ...listPosts(threadId, { page: 0 }), enabled: gone })
  return {
    posts: gone ? first : named,
    wanted: gone ? null : wanted,
    turnTo: (next: number) => setParams(next > 0 ? { seite: String(next + 1) } : {}),
  }
}

export type TopicPosts = ReturnType<typeof useTopicPosts>
