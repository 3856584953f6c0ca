import type { LearnerVideo } from '@kursportal/shared/contract'
import { formatPercent } from '@kursportal/shared/i18n'
import {
  Box,
  ChevronRightIcon,
  DoneIcon,
  Link,
  LockIcon,
  StatusChip,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LectureIcon } from '../../../common/LectureIcon.tsx'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { lengthText } from '../../../common/time-texts.ts'
import { useTexts } from '../../../texts/index.ts'

type Props = { lecture: LearnerVideo; isNext: boolean; blocker: string | undefined }

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 60,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  color: 'text.primary',
} as const

const Words = ({ lecture, isNext, blocker }: Props): ReactNode => {
  const t = useTexts()
  const facts = lecture.locked
    ? [lockText(lecture.locked, blocker)]
    : [
        t(`kind.${lecture.type}`),
        lecture.duration_seconds !== null && lengthText(lecture.duration_seconds),
        !lecture.done &&
          lecture.progress > 0 &&
          t(lecture.type === 'richText' ? 'course.percentRead' : 'course.percent', {
            percent: formatPercent(lecture.progress),
          }),
      ].filter(Boolean)
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 550, hyphens: 'auto' }}>
        {lecture.title}
      </Box>
      <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      {isNext && (
        <Typography
          variant="body2"
          component="span"
          sx={{ display: { xs: 'block', sm: 'none' }, color: 'primary.onSoft', fontWeight: 600 }}
        >
          {t('course.current')}
        </Typography>
      )}
    </Box>
  )
}

/** A lecture in its chapter: the way in, or why it is still locked. */
export const LectureRow = (props: Props): ReactNode => {
  const t = useTexts()
  const { lecture, isNext } = props
  if (lecture.locked)
    return (
      <Box component="li" sx={{ ...row, color: 'text.secondary' }}>
        <LectureIcon type={lecture.type} size={22} />
        <Words {...props} />
        <LockIcon size={20} aria-hidden style={{ flex: 'none' }} />
        <VisuallyHidden>{t('course.locked')}</VisuallyHidden>
      </Box>
    )
  return (
    <li>
      <Link
        href={paths.lecture(lecture.course_id, lecture.id)}
        underline="none"
        sx={{ ...row, bgcolor: isNext ? 'primary.soft' : undefined, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <LectureIcon type={lecture.type} size={22} />
        <Words {...props} />
        {isNext && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
            <StatusChip tone="primary">{t('course.current')}</StatusChip>
          </Box>
        )}
        {lecture.done ? (
          <Box component="span" sx={{ color: 'success.main', display: 'flex' }}>
            <DoneIcon size={24} aria-hidden />
            <VisuallyHidden>{t('course.done')}</VisuallyHidden>
          </Box>
        ) : (
          <ChevronRightIcon size={22} aria-hidden style={{ flex: 'none' }} />
        )}
      </Link>
    </li>
  )
}
