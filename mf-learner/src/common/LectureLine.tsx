import type { LearnerVideo } from '@kursportal/shared/contract'
import { Box, ChevronRightIcon, Link, LockIcon, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { LectureIcon } from './LectureIcon.tsx'
import { lockText } from './lock-text.ts'
import { paths } from './paths.ts'

type Props = {
  lecture: LearnerVideo
  /** What is said under the title of one that is open. */
  facts: string
  /** Title of the first lecture that is not done, which a locked one waits for. */
  blocker: string | undefined
  /** Further words under the facts. */
  more?: ReactNode
  /** What stands at the end of one that is open. */
  end?: ReactNode
  sx?: { px?: number; borderRadius?: number; bgcolor?: string | undefined }
}

/** A lecture in a list: the way in, or why it is still locked. */
export const LectureLine = ({
  lecture,
  facts,
  blocker,
  more,
  end = <ChevronRightIcon size={22} aria-hidden style={{ flex: 'none' }} />,
  sx,
}: Props): ReactNode => {
  const t = useTexts()
  const row = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 60, py: 1, ...sx } as const
  const words = (
    <>
      <LectureIcon type={lecture.type} size={22} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 550, hyphens: 'auto' }}>
          {lecture.title}
        </Box>
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {lecture.locked ? lockText(lecture.locked, blocker) : facts}
        </Typography>
        {more}
      </Box>
    </>
  )
  if (lecture.locked)
    return (
      <Box component="li" sx={{ ...row, color: 'text.secondary' }}>
        {words}
        <LockIcon size={20} aria-hidden style={{ flex: 'none' }} />
        <VisuallyHidden>{t('course.locked')}</VisuallyHidden>
      </Box>
    )
  return (
    <li>
      <Link
        href={paths.lecture(lecture.course_id, lecture.id)}
        underline="none"
        sx={{ ...row, color: 'text.primary', '&:hover': { bgcolor: 'action.hover' } }}
      >
        {words}
        {end}
      </Link>
    </li>
  )
}
