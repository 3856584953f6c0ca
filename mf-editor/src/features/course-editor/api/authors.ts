import { call, queryKey, read } from '@kursportal/shared/client'
import type { CourseAuthors } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshDrafts } from '../../../common/draft-reads.ts'

/** Whose course it is, and who changes it as well. */
export const readAuthors = (courseId: string) => read('GET /course/authors', { 'course-id': courseId })

const useAuthorChange = <Input>(
  courseId: string,
  change: (input: Input) => Promise<CourseAuthors | void>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKey('GET /course/authors', { 'course-id': courseId }) })
      await refreshDrafts(client)
    },
  })
}

/** Lets another creator change the course. @throws ApiFailure no_such_creator, already_author, too_many_authors */
export const useAddAuthor = (courseId: string) =>
  useAuthorChange(courseId, (email: string) =>
    call('POST /course/author', { query: { 'course-id': courseId }, body: { email } }),
  )

/** Takes somebody out; everybody may leave by themselves. */
export const useRemoveAuthor = (courseId: string) =>
  useAuthorChange(courseId, (userId: string) =>
    call('DELETE /course/author', { query: { 'course-id': courseId, 'user-id': userId } }),
  )

/** Makes one of the authors the owner. */
export const useHandOver = (courseId: string) =>
  useAuthorChange(courseId, (user_id: string) =>
    call('POST /course/owner', { query: { 'course-id': courseId }, body: { user_id } }),
  )
