import type { LearnerVideo } from '@kursportal/shared/contract'
import {
  Box,
  ChevronRightIcon,
  DoneIcon,
  Link,
  LockIcon,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { courseTexts } from '../texts/course.ts'
import type { Before } from './course-outline.ts'
import { lectureFacts } from './lecture-facts.ts'
import { LectureIcon } from './LectureIcon.tsx'
import { lockText } from './lock-text.ts'
import { useCoursePlace } from './course-place.tsx'

const { useTexts } = bindTexts('mf-learner', { course: courseTexts })

const sizes = {
  usual: { gap: 2, minHeight: 60, py: 1, icon: 22, sign: 24, weight: 550, facts: 'body2' },
  compact: { gap: 1.5, minHeight: 52, py: 0.75, icon: 20, sign: 20, weight: 450, facts: 'caption' },
} as const

type Props = {
  lecture: LearnerVideo
  /** What is said under the title of one that is open, after its kind and length. */
  fact?: string | undefined
  /** What it comes after, which is said while it is locked. */
  before: Before | undefined
  /** Further words under the facts. */
  more?: ReactNode
  /** What stands before the sign at the end of one that is open. */
  mark?: ReactNode
  /** Beside a lecture, where many are to be seen at once and no sign says that one can be opened. */
  compact?: boolean
  /** It is the one that is shown. */
  current?: boolean
  sx?: { px?: number; borderRadius?: number; bgcolor?: string | undefined }
}

/** What stands at the end of a lecture that is open. */
const Sign = ({ done, size, leads }: { done: boolean; size: number; leads: boolean }): ReactNode => {
  const t = useTexts()
  if (!done) return leads && <ChevronRightIcon size={22} aria-hidden style={{ flex: 'none' }} />
  return (
    <Box component="span" sx={{ display: 'flex', color: 'success.main' }}>
      <DoneIcon size={size} aria-hidden />
      <VisuallyHidden>{t('course.done')}</VisuallyHidden>
    </Box>
  )
}

/** A lecture in a list: the way in and whether it is done, or why it is still locked. */
export const LectureLine = ({
  lecture,
  fact,
  before,
  more,
  mark,
  compact = false,
  current = false,
  sx,
}: Props): ReactNode => {
  const t = useTexts()
  const place = useCoursePlace()
  const { gap, minHeight, py, icon, sign, weight, facts: factsVariant } = sizes[compact ? 'compact' : 'usual']
  const row = { display: 'flex', alignItems: 'center', gap, minHeight, py, lineHeight: 1.35, ...sx } as const
  const factsText = [...lectureFacts(lecture), ...(fact ? [fact] : [])].join(' · ')
  const words = (
    <>
      <LectureIcon type={lecture.type} size={icon} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: current ? 650 : weight, hyphens: 'auto' }}>
          {lecture.title}
        </Box>
        <Typography
          variant={factsVariant}
          component="span"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {lecture.locked ? lockText(lecture.locked, before) : factsText}
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
        href={place.lecture(lecture.course_id, lecture.id)}
        underline="none"
        aria-current={current ? 'page' : undefined}
        data-lecture={lecture.id}
        sx={{
          ...row,
          color: 'text.primary',
          ...(current && { bgcolor: 'primary.soft' }),
          '&:hover': { bgcolor: current ? 'primary.soft' : 'action.hover' },
        }}
      >
        {words}
        {mark}
        <Sign done={lecture.done} size={sign} leads={!compact} />
      </Link>
    </li>
  )
}
