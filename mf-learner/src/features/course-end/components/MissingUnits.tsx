import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import { Alert, Box, Button, Card, PlayIcon, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { blockerOf } from '../../../common/course-outline.ts'
import { LectureLine } from '../../../common/LectureLine.tsx'
import { paths } from '../../../common/paths.ts'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../../../texts/index.ts'

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
                  <LectureLine key={lecture.id} lecture={lecture} blocker={blocker} sx={{ px: 2.5 }} />
                ))}
              </Box>
            </Card>
          ))}
        </Box>
      </Section>
    </>
  )
}
