import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { formatTime } from '@kursportal/shared/i18n'
import { useMatch } from '@kursportal/shared/router'
import { Alert, Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useOthers } from '../api/editing.ts'

type Props = { courseId: string; chapters: readonly ChapterWithVideosDraft[] }

/** Which part of the course is open: a chapter, a lecture, or what is said of it as a whole. */
const useOpenPart = (courseId: string) => {
  const chapter = useMatch('/course-editor/courses/:courseId/chapters/:partId')
  const lecture = useMatch('/course-editor/courses/:courseId/lectures/:partId')
  if (lecture) return { kind: 'lecture', id: lecture.params.partId ?? courseId } as const
  if (chapter) return { kind: 'chapter', id: chapter.params.partId ?? courseId } as const
  return { kind: 'course', id: courseId } as const
}

/** Who else works here right now: at the same part, and elsewhere in the course. */
export const OthersHere = ({ courseId, chapters }: Props): ReactNode => {
  const t = useTexts()
  const part = useOpenPart(courseId)
  const others = useOthers(courseId, part.id)
  const here = others.filter(({ part_id }) => part_id === part.id)
  const namesHere = new Set(here.map(({ user }) => user.id))
  const elsewhere = others.filter(({ user, part_id }) => part_id !== part.id && !namesHere.has(user.id))
  const titleOf = (id: string): string | undefined =>
    [...chapters, ...chapters.flatMap(({ videos }) => videos)].find((one) => one.id === id)?.title
  return (
    <Box aria-live="polite">
      {others.length > 0 && (
        <Alert severity={here.length > 0 ? 'warning' : 'info'} role="none" sx={{ mb: 3 }}>
          {here.map(({ user, since }) => (
            <div key={user.id}>
              {t(`editor.here.${part.kind}`, { name: user.name, time: formatTime(since) })}
            </div>
          ))}
          {elsewhere.map(({ user, part_id }) => (
            <div key={`${user.id} ${part_id}`}>
              {titleOf(part_id)
                ? t('editor.here.elsewhere', { name: user.name, title: titleOf(part_id) ?? '' })
                : t('editor.here.inCourse', { name: user.name })}
            </div>
          ))}
        </Alert>
      )}
    </Box>
  )
}
