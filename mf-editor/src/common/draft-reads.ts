import { queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient, type QueryClient } from '@kursportal/shared/query'

/** Every read that shows something of a draft: one change shows in several of them. */
const draftReads = [
  queryKey('GET /courses/dev'),
  queryKey('GET /courses/dev/counts'),
  queryKey('GET /course/dev'),
  queryKey('GET /chapters-videos/dev'),
  queryKey('GET /deleted-parts'),
  queryKey('GET /course/changes'),
  queryKey('GET /course/differences'),
  queryKey('GET /course/publications'),
  queryKey('GET /course/draft-versions'),
] as const

/** Asks again for whatever shows a draft; done when the new answers are there. */
export const refreshDrafts = async (client: QueryClient): Promise<void> => {
  await Promise.all(draftReads.map((key) => client.invalidateQueries({ queryKey: key })))
}

/** What an open lecture is edited from, which its own saves do not ask for again. */
const contentReads = [
  queryKey('GET /video/rich-text'),
  queryKey('GET /video/quiz'),
  queryKey('GET /captions'),
] as const

/** A write to a draft: afterwards, also when it failed, everything that shows drafts is asked for again. */
export const useDraftMutation = <Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  more: typeof contentReads | readonly [] = [],
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all([refreshDrafts(client), ...more.map((key) => client.invalidateQueries({ queryKey: key }))]),
  })
}

/** A write that puts former contents into a draft: what is open of them is asked for again as well. */
export const useContentMutation = <Input, Answer>(write: (input: Input) => Promise<Answer>) =>
  useDraftMutation(write, contentReads)
