import type { LearnerChapterWithVideos, LearnerCourse, LearnerVideo } from '@kursportal/shared/contract'
import {
  Alert,
  Box,
  Button,
  Card,
  ChevronRightIcon,
  Link,
  LockIcon,
  PlayIcon,
  Section,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { blockerOf } from '../../../common/course-outline.ts'
import { LectureIcon } from '../../../common/LectureIcon.tsx'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../../../texts/index.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 60,
  px: 2.5,
  py: 1,
  color: 'text.primary',
} as const

const MissingUnit = ({
  lecture,
  blocker,
}: {
  lecture: LearnerVideo
  blocker: string | undefined
}): ReactNode => {
  const t = useTexts()
  const words = (
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 550, hyphens: 'auto' }}>
        {lecture.title}
      </Box>
      <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {lecture.locked ? lockText(lecture.locked, blocker) : t(`kind.${lecture.type}`)}
      </Typography>
    </Box>
  )
  if (lecture.locked)
    return (
      <Box component="li" sx={{ ...row, color: 'text.secondary' }}>
        <LectureIcon type={lecture.type} size={22} />
        {words}
        <LockIcon size={20} aria-hidden style={{ flex: 'none' }} />
        <VisuallyHidden>{t('courseEnd.locked')}</VisuallyHidden>
      </Box>
    )
  return (
    <li>
      <Link
        href={paths.lecture(lecture.course_id, lecture.id)}
        underline="none"
        sx={{ ...row, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <LectureIcon type={lecture.type} size={22} />
        {words}
        <ChevronRightIcon size={22} aria-hidden style={{ flex: 'none' }} />
      </Link>
    </li>
  )
}

type Props = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

/** What is still missing, each with the way to it, or why and until when it waits. */
export const MissingUnits = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const blocker = blockerOf(chapters)
  const next = course.next_lecture
  const open = chapters
    .map((chapter) => ({ ...chapter, videos: chapter.videos.filter((lecture) => !lecture.done) }))
    .filter((chapter) => chapter.videos.length > 0)
  return (
    <>
      {next ? (
        <Button
          variant="contained"
          size="large"
          href={paths.lecture(course.id, next.video_id, { resume: true })}
          startIcon={<PlayIcon size={22} aria-hidden />}
          sx={{ mb: 5, width: { xs: '100%', sm: 'auto' } }}
        >
          {t(course.state === 'not_started' ? 'courseEnd.start' : 'courseEnd.goOn')}
        </Button>
      ) : (
        course.next_unlock_at && (
          <Alert severity="info" sx={{ mb: 5 }}>
            {t('courseEnd.waiting', { day: comingDay(course.next_unlock_at) })}
          </Alert>
        )
      )}
      <Section title={t('courseEnd.missing')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {open.map((chapter) => (
            <Card key={chapter.id}>
              <Typography variant="h3" sx={{ px: 2.5, pt: 2.5, hyphens: 'auto' }}>
                {chapter.title}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 1 }}>
                {chapter.videos.map((lecture) => (
                  <MissingUnit key={lecture.id} lecture={lecture} blocker={blocker} />
                ))}
              </Box>
            </Card>
          ))}
        </Box>
      </Section>
    </>
  )
}
