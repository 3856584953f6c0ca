import { queryKey, type AnswerOf } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useCallback } from 'react'
import { readLecture } from './read-lecture.ts'

type Result = AnswerOf<'POST /video/progress'>

/**
 * What a report of progress changes on the pages: the open lecture at once; course and list only when a lecture became
 * done, and otherwise when they are shown next.
 */
export const useProgressTaken = (): ((result: Result) => void) => {
  const client = useQueryClient()
  return useCallback(
    (result) => {
      const { queryKey: lectureKey } = readLecture(result.video_id)
      const before = client.getQueryData(lectureKey)
      client.setQueryData(
        lectureKey,
        before && {
          ...before,
          progress: result.progress,
          done: result.done,
          position_seconds: result.position_seconds,
          watched: result.watched,
          course_finished: result.course.finished,
          course_done: result.course.lectures_done === result.course.lectures_total,
        },
      )
      const becameDone = result.done && before?.done === false
      for (const key of [
        'GET /chapters-videos',
        'GET /course',
        'GET /courses',
        'GET /course-participations',
      ] as const) {
        void client.invalidateQueries({
          queryKey: queryKey(key),
          refetchType: becameDone ? 'active' : 'none',
        })
      }
      // What was locked behind this lecture may be open now; its own page names the neighbours with their locks.
      if (becameDone) void client.invalidateQueries({ queryKey: queryKey('GET /video') })
    },
    [client],
  )
}
